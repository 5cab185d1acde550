// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Tags that go on behind the prefix with numbers that are no semantic version: `2026.07.22`, whose
/// second number begins with a zero, `1.3` and `1.2.3.4`.
///
/// A history that goes on with such tags must not get a version below them.
struct UnreadVersions {
  struct Tag: Hashable {
    var name: String
    var commit: String
    /// Its numbers, the first three of more.
    var version: SemanticVersion
    /// Whether it has more than three.
    var isLonger: Bool
  }

  var prefix: TagPrefix

  /// - Parameter latest: the release that some commits come after.
  /// - Throws: `ReleaseError` where one of the commits has such a tag with higher numbers.
  func check(_ tags: TagList, latest: ReleaseTag?, history: [HistoryCommit]) throws {
    guard let latest, let tag = highest(in: tags, on: history, after: latest) else { return }
    throw ReleaseError(
      .invalidConfiguration,
      "'\(Printable.short(tag.name, limit: 60))' on \(tag.commit.prefix(12)) is higher than the latest release "
        + "\(Printable.short(latest.name, limit: 60)) and comes after it, and it is no semantic version; \(advice(tag))"
    )
  }

  /// What to do about a tag.
  func advice(_ tag: Tag) -> String {
    let place = "tag its commit as '\(Printable.short(prefix.text, limit: 60))"
    return tag.isLonger
      ? "\(place)1.2.3' too, with three numbers that are as high"
      : "\(place)\(tag.version)' too"
  }

  /// The highest such tag on some commits that is above a release; nil where there is none.
  func highest(
    in tags: TagList, on history: some Sequence<HistoryCommit>, after latest: ReleaseTag
  ) -> Tag? {
    guard !tags.foreign.isEmpty else { return nil }
    let start = Array(prefix.text.utf8)
    let commits = Set(history.map { Array($0.hash.utf8)[...] })
    var found: Tag?
    for tag in tags.foreign
    where tag.nameBytes.starts(with: start) && commits.contains(tag.commitBytes) {
      guard let numbers = Self.numbers(tag.nameBytes.dropFirst(start.count)) else { continue }
      let three = (numbers + ["0", "0"]).prefix(3).joined(separator: ".")
      guard let version = SemanticVersion(three), version > found?.version ?? latest.version.core
      else { continue }
      // `v1.2` beside v1.2.5 goes with the latest release of its line.
      if numbers.count < 3,
        latest.version.description.hasPrefix(numbers.joined(separator: ".") + ".")
      {
        continue
      }
      found = Tag(
        name: tag.name, commit: tag.commit, version: version, isLonger: numbers.count > 3)
    }
    return found
  }

  /// Two to four numbers with dots, without zeros before them; nil for anything else, such as a
  /// date without dots, which can be of a nightly build.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [String]? {
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard (2...4).contains(parts.count) else { return nil }
    var numbers: [String] = []
    for part in parts {
      guard (1...8).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      let number = part.drop { $0 == 0x30 }
      numbers.append(number.isEmpty ? "0" : String(decoding: number, as: UTF8.self))
    }
    return numbers
  }
}
