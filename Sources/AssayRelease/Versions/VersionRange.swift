// SPDX-License-Identifier: MIT

/// The versions that a maintenance branch may release: `1.x` never passes 2, `1.4.x` never passes
/// 1.5.
package struct VersionRange: Hashable, Sendable {
  package var major: DecimalNumber
  package var minor: DecimalNumber?

  /// Reads a branch's name: `1.x`, `v1.x`, `1.4.x`, `release/1.x`; nil for any other.
  init?(branch: String) {
    let name = branch.split(separator: "/").last.map(String.init) ?? branch
    let parts = (name.hasPrefix("v") ? name.dropFirst() : name[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.last == "x" || parts.last == "X",
      let major = DecimalNumber(Array(parts[0].utf8))
    else { return nil }
    self.major = major
    if parts.count == 3 {
      guard let minor = DecimalNumber(Array(parts[1].utf8)) else { return nil }
      self.minor = minor
    }
  }

  func contains(_ version: SemanticVersion) -> Bool {
    version.major == major && (minor == nil || version.minor == minor)
  }

  /// "1.x"
  package var name: String {
    ([major] + (minor.map { [$0] } ?? [])).map(\.digits).joined(separator: ".") + ".x"
  }
}
