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
  /// The section stands above the latest version, with headings of that version's level: many
  /// changelogs name their versions with `#`. What stands under `Unreleased` moves into the
  /// section, and a file with links for its versions gets one for this version too.
  /// - Parameter date: `2026-11-21`.
  package static func adding(
    _ notes: ReleaseNotes, version: SemanticVersion, date: String, to text: String,
    markdown: NotesMarkdown
  ) -> String {
    let text = text.allSatisfy(\.isWhitespace) ? head : text
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    let versions = lines.indices.compactMap { index in
      ChangelogHeading(lines[index], next: index + 1 < lines.count ? lines[index + 1] : nil)
        .map { (index: index, heading: $0) }
    }
    if versions.contains(where: { $0.heading.version == version.description }) { return text }

    let mark = String(repeating: "#", count: versions.first?.heading.level ?? 2)
    func heading(of line: String) -> String? { Self.heading(of: line, mark) }
    let unreleased = lines.firstIndex {
      FirstWord.lowercased(heading(of: $0) ?? "") == "unreleased"
    }
    let first =
      versions.first?.index ?? lines.firstIndex { heading(of: $0) != nil } ?? lines.count
    var kept: [String] = []
    var start = first
    if let unreleased {
      let end =
        lines.indices[(unreleased + 1)...].first { index in
          heading(of: lines[index]) != nil || isLink(lines[index])
            || versions.contains { $0.index == index }
        } ?? lines.count
      let rest = lines[(unreleased + 1)..<end]
      let range = rest.startIndex..<(separator(in: rest) ?? end)
      kept = Array(lines[range])
      lines.replaceSubrange(range, with: [""])
      start = unreleased + 2 + (end - range.upperBound)
    } else if first == lines.count, let link = lines.firstIndex(where: isLink) {
      start = link
    }
    let section =
      ["\(mark) [\(version)] - \(date)", ""]
      + body(kept, groups(notes, markdown), mark + "#")
    lines.insert(contentsOf: section, at: min(start, lines.count))
    ChangelogLinks.add(version, to: &lines)
    while lines.count > 1 && lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line across the page at the end of what is unreleased, which parts it from the versions
  /// (CommonMark 0.31, section 4.1); nil for none.
  private static func separator(in lines: ArraySlice<String>) -> Int? {
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    guard let last = lines.lastIndex(where: { !isBlank($0) }) else { return nil }
    let signs = lines[last].filter { !$0.isWhitespace }
    guard signs.count >= 3, ["-", "*", "_"].contains(where: { Set(signs) == [$0] }),
      // Right below a text, hyphens make a heading of it.
      last == lines.startIndex || isBlank(lines[last - 1])
    else { return nil }
    return last
  }

  /// What stood under `Unreleased`, with the entries of each group behind those of its heading.
  ///
  /// - Parameter mark: of the headings of groups, such as `###`.
  private static func body(
    _ kept: [String], _ groups: [(heading: String, lines: [String])], _ mark: String
  ) -> [String] {
    // The first part has no heading.
    var parts: [[String]] = [[]]
    for line in kept {
      if line.hasPrefix(mark + " ") { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    parts = parts.map(trimmed)
    for group in groups {
      let heading = "\(mark) \(group.heading)"
      let index = parts.firstIndex { part in
        FirstWord.lowercased(part.first.map { String(trimmed($0)) } ?? "")
          == FirstWord.lowercased(heading)
      }
      guard let index else {
        parts.append([heading, ""] + group.lines)
        continue
      }
      // What is below a heading of a lower level is no longer of this one alone.
      let end = parts[index].firstIndex { $0.hasPrefix(mark + "# ") } ?? parts[index].count
      var own = trimmed(Array(parts[index][..<end]))
      let rest = parts[index][end...]
      // Entries go on with a list, and begin one after anything else.
      let isList = own.count > 1 && own.last.map(isOfList) == true
      own += (isList ? [] : [""]) + group.lines
      parts[index] = own + (rest.isEmpty ? [] : [""] + rest)
    }
    return parts.filter { !$0.isEmpty }.flatMap { $0 + [""] }
  }

  /// An entry of a list, or a line that goes on with one.
  private static func isOfList(_ line: String) -> Bool {
    ["- ", "* ", "+ ", " ", "\t"].contains(where: line.hasPrefix)
  }

  /// Without empty lines at both ends.
  private static func trimmed(_ lines: [String]) -> [String] {
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    return lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.last?.isWhitespace == true { line = line.dropLast() }
    return line
  }

  private static func groups(
    _ notes: ReleaseNotes, _ markdown: NotesMarkdown
  ) -> [(heading: String, lines: [String])] {
    var result: [(heading: String, lines: [String])] = []
    for heading in ["Added", "Changed", "Fixed"] {
      let entries = ReleaseNotes.Group.allCases.filter { $0.changelogHeading == heading }
        .flatMap { group in (notes.entries[group] ?? []).map { (group, $0) } }
      if entries.isEmpty { continue }
      let lines = entries.map { group, entry in
        let line = markdown.line(entry)
        return group == .breaking ? "- **Breaking:** " + line.dropFirst(2) : line
      }
      result.append((heading, lines))
    }
    return result
  }

  /// `1.2.3` of `## [1.2.3] - 2026-11-21`; nil for a line that has not just this mark.
  private static func heading(of line: String, _ mark: String) -> String? {
    guard line.hasPrefix(mark + " ") else { return nil }
    let name = line.dropFirst(mark.count + 1).drop { $0 == "[" }
    return String(name.prefix { $0 != "]" && $0 != " " })
  }

  private static func isLink(_ line: String) -> Bool { LinkDefinition(line) != nil }
}
