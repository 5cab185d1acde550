// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

extension SnapshotReport {
  /// The report in GitHub Flavored Markdown, for a step summary or a comment: counts, and each
  /// change once with the snapshots in which it is.
  ///
  /// - Parameter page: where the pictures are; nil where no page was written.
  package func markdown(page: PageAddress? = nil) -> String {
    let counts = Status.allCases.compactMap { status in
      count(status) > 0 ? "\(count(status)) \(status.word)" : nil
    }
    var text = "### Snapshots\n\n"
    text += (counts.isEmpty ? "No snapshots." : counts.joined(separator: ", ")) + "\n"
    if let page, !entries.isEmpty { text += "\n" + page.markdown }
    let shown = groups.filter { group in
      group.members.first.map { needsWords(entries[$0]) } ?? false
    }
    for group in shown {
      let section = section(of: group)
      guard text.utf8.count + section.utf8.count < Self.maximumSize else {
        return text + "\nMore changes do not fit here; see the page of `assay snapshot review`.\n"
      }
      text += section
    }
    return text
  }

  private func needsWords(_ entry: Entry) -> Bool {
    switch entry.status {
    case .failed, .new, .broken: true
    case .recorded, .unused, .notCompared: false
    // What was tolerated is no change, and a reader wants to know it.
    case .passed: !entry.words.isEmpty
    }
  }

  private func section(of group: SnapshotGroup) -> String {
    let members = group.members.map { entries[$0] }
    guard let first = members.first else { return "" }
    var text = "\n**\(MarkdownText.escape(group.title))** (\(first.status.word))\n\n"
    text += first.words.prefix(Self.mostWords).map { "- \(MarkdownText.escape($0))\n" }.joined()
    text += "\n<details><summary>\(Counted.words(members.count, "snapshot"))</summary>\n\n"
    text += members.prefix(Self.mostPaths).map { "- \(MarkdownText.escape($0.path))\n" }.joined()
    if members.count > Self.mostPaths { text += "- and \(members.count - Self.mostPaths) more\n" }
    return text + "\n</details>\n"
  }

  private static let mostWords = 12
  private static let mostPaths = 100
  /// In UTF-8 bytes: GitHub takes 65,536 characters a comment.
  private static let maximumSize = 60_000
}
