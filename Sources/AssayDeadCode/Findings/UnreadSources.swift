// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let unreadSource = DeadCodeRule(
    "unread-source", "Source that could not be read",
    "Sources that nest too deeply or are too large to parse; everything they name is kept.")
}

/// Sources that the parser could not read in full, so that the scan cannot tell what they use.
struct UnreadSources: GraphCheck {
  let rules: [DeadCodeRule] = [.unreadSource]

  func findings(in analysis: Analysis) -> [Finding] {
    analysis.graph.files.filter(\.facts.isPartial).map { file in
      let rule = DeadCodeRule.unreadSource
      let start = SourcePosition(line: 1, column: 1)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .high,
        location: Finding.Location(path: file.path, range: SourceRange(start: start, end: start)),
        subject: Finding.Subject(
          name: name, kind: "file", qualifiedName: file.path,
          identity: "\(file.path)#unread-source"),
        message: "cannot tell what this file uses and declares",
        reason: "it nests too deeply or is too large to parse, so everything it names is kept",
        fix: "split the file")
    }
  }
}
