// SPDX-License-Identifier: MIT

internal import AssayRelease

/// What is wrong with a history, for people: by kind, and in lines that fit.
enum VerifyText {
  private static let width = 80
  private static let indent = "  "

  /// Kinds in the order of the rules, and problems in the order of history.
  static func lines(of problems: [HistoryVerifier.Problem]) -> [String] {
    HistoryCheck.rules.flatMap { rule in
      let own = problems.filter { HistoryCheck.id(of: $0) == rule.id }
      if own.isEmpty { return [String]() }
      return ["\(rule.name) (\(own.count)):"] + own.flatMap { wrapped($0.description) }
    }
  }

  /// A longer word has a line of its own.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = line.allSatisfy { $0 == " " }
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + indent + word
      } else {
        line += (isFirst ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
