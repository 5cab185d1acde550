// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Whether tags of another shape than the default prefix are versions of the same releases: a
/// repository that went from `v1.2.3` to `2.0.0` must not get v1.2.4.
struct MixedShapes {
  var planner: ReleasePlanner

  /// Where the prefix was chosen, tags of another are somebody else's.
  private var isChosen: Bool { planner.scope != nil || planner.configuration.choosesPrefix }

  /// - Throws: `ReleaseError` for a higher version behind another usual prefix (`v`, `V`, none).
  func check(_ tags: TagList) throws {
    guard !isChosen, let highest = tags.tags.first else { return }
    var found: (name: String, prefix: String, version: SemanticVersion)?
    for tag in tags.foreign {
      guard let (prefix, bytes) = Self.plain(tag.nameBytes),
        let version = SemanticVersion(bytes: bytes),
        version > (found?.version ?? highest.version)
      else { continue }
      found = (tag.name, prefix, version)
    }
    guard let found else { return }
    throw error(highest, found.name, found.prefix, because: "is a higher version")
  }

  /// - Parameter history: the commits that come after the latest tag.
  /// - Throws: `ReleaseError` where one of them is tagged with a version of another prefix.
  func check(_ tags: TagList, latest: ReleaseTag?, history: [HistoryCommit]) throws {
    guard !isChosen, let latest, !tags.foreign.isEmpty else { return }
    let commits = Set(history.map { Array($0.hash.utf8)[...] })
    let names = tags.foreign.filter { commits.contains($0.commitBytes) }.map(\.name)
    let shapes = TagShapes(names, known: planner.configuration.packagePrefixes).shapes
    guard let shape = shapes.first else { return }
    throw error(latest, shape.example, shape.prefix, because: "is on a later commit")
  }

  private func error(
    _ tag: ReleaseTag, _ other: String, _ prefix: String, because reason: String
  ) -> ReleaseError {
    let own = planner.prefix.text
    let (tag, other) = (Printable.short(tag.name, limit: 60), Printable.short(other, limit: 60))
    let text = Printable.short(prefix, limit: 60)
    return ReleaseError(
      .invalidConfiguration,
      "the repository has tags such as '\(tag)' and tags such as '\(other)', and '\(other)' \(reason); say which of "
        + "them are the releases: add 'release: {prefix: \"\(own)\"}' or 'release: {prefix: \"\(text)\"}' to .assay.yml, "
        + "or pass --prefix=\(own) or --prefix=\(text)")
  }

  /// `1.2.3`, `v1.2.3` and `V1.2.3` in two parts; nil for another name.
  static func plain(_ name: ArraySlice<UInt8>) -> (prefix: String, rest: ArraySlice<UInt8>)? {
    guard let first = name.first else { return nil }
    switch first {
    case 0x30...0x39: return ("", name)
    case UInt8(ascii: "v"): return ("v", name.dropFirst())
    case UInt8(ascii: "V"): return ("V", name.dropFirst())
    default: return nil
    }
  }
}
