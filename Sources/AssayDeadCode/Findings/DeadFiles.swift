// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let deadFile = DeadCodeRule(
    "dead-file", "Dead file", "Files in which nothing is used.", severity: .note)
}

/// Files in which nothing is used: one line that sums up the findings in them.
struct DeadFiles: GraphCheck {
  let rules: [DeadCodeRule] = [.deadFile]

  func findings(in analysis: Analysis) -> [Finding] {
    analysis.graph.files.compactMap { file in
      guard !file.declarations.isEmpty, !file.facts.hasTopLevelCode, file.facts.unread == nil,
        !file.isSnippet,
        file.declarations.allSatisfy({ isDead($0, in: analysis) })
      else { return nil }
      let id = DeclarationID(file.declarations.lowerBound)
      let count = file.declarations.count
      var finding = analysis.finding(
        .deadFile, at: id, message: "nothing in this file is used",
        reason: count == 1
          ? "its only declaration is unused" : "all \(count) of its declarations are unused",
        fix: nil)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      finding.subject = Finding.Subject(
        name: name, kind: "file", qualifiedName: file.path, identity: file.path)
      return finding
    }
  }

  private func isDead(_ index: Int, in analysis: Analysis) -> Bool {
    guard analysis.graph.marks[index].contains(.judged) else { return false }
    return !analysis.isAlive[index]
  }
}
