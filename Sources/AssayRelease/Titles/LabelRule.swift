// SPDX-License-Identifier: MIT

/// A label named for the bump: `major`, `semver:minor`, `release/patch`, `bump-minor`; the highest
/// wins.
enum LabelRule {
  private static let families = ["semver", "release", "bump", "version"]

  static func verdict(on labels: [String]) -> TitleVerdict {
    var bump: VersionBump?
    for label in labels.map({ FirstWord.lowercased($0) }) {
      switch word(in: label) {
      case "major": bump = max(bump ?? .none, .major)
      case "minor": bump = max(bump ?? .none, .minor)
      case "patch": bump = max(bump ?? .none, .patch)
      case "skip", "none": return .skip
      default:
        if label == "skip-release" || label == "skip release" || label == "no-release" {
          return .skip
        }
      }
    }
    return bump.map(TitleVerdict.bump) ?? .unknown
  }

  /// `minor` of `semver:minor`; the label itself where it has no family. A bare `skip` or `none` is
  /// no word of ours.
  private static func word(in label: String) -> String {
    for family in families where label.hasPrefix(family) {
      let rest = label.dropFirst(family.count)
      guard let sign = rest.first, ":/-_ ".contains(sign) else { continue }
      return String(rest.dropFirst().drop { $0 == " " || $0 == ":" })
    }
    return ["major", "minor", "patch"].contains(label) ? label : ""
  }
}
