// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFindings

/// What one file of a claim says in its comments.
struct ClaimSource {
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// Empty where there is none.
  var sentence = ""
  /// The words after `// claim:`, split at the first space.
  var directives: [(key: String, values: [String])] = []
  /// Line and rule of each marked finding.
  var markers: [(line: Int, rule: RuleID)] = []
  /// Line and rule of each place that is marked as none.
  var spared: [(line: Int, rule: RuleID)] = []

  /// - Parameter hasSentence: false for a manifest or a resource, whose first line says something
  ///   else.
  /// - Throws: `Malformed`.
  init(text: String, name: String, hasSentence: Bool = true) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if hasSentence {
      guard let first = lines.first, first.hasPrefix("// "), first.hasSuffix(".") else {
        throw Malformed(
          description: "\(name): line 1 is not a comment with a sentence and a full stop")
      }
      sentence = String(first.dropFirst(3))
    }
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("// claim: ") {
        directives.append(Self.directive(trimmed.dropFirst(10)))
      } else if trimmed.hasPrefix("// ↓ ") {
        markers += try Self.rules(trimmed.dropFirst(5), at: index, in: name)
      } else if trimmed.hasPrefix("// ✓ ") {
        spared += try Self.rules(trimmed.dropFirst(5), at: index, in: name)
      } else if line.contains(where: { "↓✓".contains($0) }) {
        throw Malformed(
          description: "\(name):\(index + 1): ↓ and ✓ stand in a comment alone: '// ↓ rule'")
      }
    }
  }

  /// - Parameter index: of the marker's line, from 0; it stands for the line after it.
  private static func rules(
    _ text: Substring, at index: Int, in name: String
  ) throws -> [(line: Int, rule: RuleID)] {
    try list(text).map { rule in
      guard DeadCodeRule(rawValue: rule) != nil else {
        throw Malformed(description: "\(name):\(index + 1): no rule is called '\(rule)'")
      }
      return (index + 2, RuleID(rawValue: rule))
    }
  }

  private static func directive(_ text: Substring) -> (key: String, values: [String]) {
    let parts = text.split(separator: " ", maxSplits: 1)
    return (parts.first.map(String.init) ?? "", parts.count == 2 ? list(parts[1]) : [])
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
