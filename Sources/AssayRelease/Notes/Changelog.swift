// SPDX-License-Identifier: MIT

/// A CHANGELOG.md in the form of https://keepachangelog.com/en/1.1.0/.
package enum Changelog {
  static let head = """
    # Changelog

    This file follows [Keep a Changelog](https://keepachangelog.com/en/1.1.0/), and versions follow
    [Semantic Versioning](https://semver.org/spec/v2.0.0.html).

    """

  /// The file with a release's section; as it was where the section is there already.
  ///
  /// What stands under `Unreleased` moves into the section.
  /// - Parameter date: `2026-11-21`.
  package static func adding(
    _ notes: ReleaseNotes, version: SemanticVersion, date: String, to text: String,
    markdown: NotesMarkdown
  ) -> String {
    let text = text.allSatisfy(\.isWhitespace) ? head : text
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    if lines.contains(where: { heading(of: $0) == version.description }) { return text }

    let unreleased = lines.firstIndex {
      FirstWord.lowercased(heading(of: $0) ?? "") == "unreleased"
    }
    let first = lines.firstIndex { heading(of: $0) != nil } ?? lines.count
    var section = ["## [\(version)] - \(date)", ""]
    var start = first
    if let unreleased {
      let end = lines[(unreleased + 1)...].firstIndex { heading(of: $0) != nil || isLink($0) }
      let range = (unreleased + 1)..<(end ?? lines.count)
      let kept = lines[range].drop(while: \.isEmpty)
      if !kept.isEmpty {
        section += kept.reversed().drop(while: \.isEmpty).reversed() + [""]
      }
      lines.replaceSubrange(range, with: [""])
      start = unreleased + 2
    } else if first == lines.count, let link = lines.firstIndex(where: isLink) {
      start = link
    }
    section += groups(notes, markdown)
    lines.insert(contentsOf: section, at: min(start, lines.count))
    while lines.count > 1 && lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func groups(_ notes: ReleaseNotes, _ markdown: NotesMarkdown) -> [String] {
    var result: [String] = []
    for heading in ["Added", "Changed", "Fixed"] {
      let entries = ReleaseNotes.Group.allCases.filter { $0.changelogHeading == heading }
        .flatMap { group in (notes.entries[group] ?? []).map { (group, $0) } }
      if entries.isEmpty { continue }
      result += ["### " + heading, ""]
      result += entries.map { group, entry in
        let line = markdown.line(entry)
        return group == .breaking ? "- **Breaking:** " + line.dropFirst(2) : line
      }
      result.append("")
    }
    return result
  }

  /// `1.2.3` of `## [1.2.3] - 2026-11-21`; nil for another line.
  private static func heading(of line: String) -> String? {
    guard line.hasPrefix("## ") else { return nil }
    let name = line.dropFirst(3).drop { $0 == "[" }
    return String(name.prefix { $0 != "]" && $0 != " " })
  }

  private static func isLink(_ line: String) -> Bool {
    line.hasPrefix("[") && line.range(ofFirst: "]: ") != nil
  }
}
