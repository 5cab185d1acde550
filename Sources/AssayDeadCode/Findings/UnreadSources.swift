// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let unreadSource = DeadCodeRule(
    "unread-source", "Source that could not be read",
    "Sources that cannot be parsed in full; everything they name is kept.")
}

/// Sources that the parser could not read in full, so that the scan cannot tell what they use.
struct UnreadSources: GraphCheck {
  let rules: [DeadCodeRule] = [.unreadSource]

  func findings(in analysis: Analysis) -> [Finding] {
    analysis.graph.files.compactMap { file in
      guard let reason = file.facts.unread else { return nil }
      let rule = DeadCodeRule.unreadSource
      let start = SourcePosition(line: file.facts.unreadLine, column: 1)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .high,
        location: Finding.Location(path: file.path, range: SourceRange(start: start, end: start)),
        subject: Finding.Subject(
          name: name, kind: "file", qualifiedName: file.path,
          identity: "\(file.path)#unread-source"),
        message: "cannot tell what this file uses and declares",
        reason: "\(reason.words), so everything it names is kept", fix: reason.fix)
    }
  }
}
