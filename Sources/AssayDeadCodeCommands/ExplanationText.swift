// SPDX-License-Identifier: MIT

internal import AssayConsole
internal import AssayDeadCode

/// What `dead-code explain` prints.
struct ExplanationText {
  /// As the user wrote it.
  var query: String
  var console: Console

  /// More matches than this are listed without their reasons.
  private static let mostExplained = 5

  func text(of answer: Explainer.Answer) -> String {
    switch answer {
    case .findings(let findings):
      findings.map { "\(query): \($0)" }.joined(separator: "\n")
    case .declarations(let found) where found.count > Self.mostExplained:
      (["'\(query)' matches \(found.count) declarations; name one of them by its location:"]
        + found.map { "  \($0.place): \($0.title), \(Self.state($0))" }).joined(separator: "\n")
    case .declarations(let found):
      found.map(text).joined(separator: "\n\n")
    }
  }

  private func text(of explanation: Explainer.Explanation) -> String {
    let state = console.styled(
      Self.state(explanation), explanation.isUsed ? .green : .yellow)
    var lines = ["\(explanation.place): \(explanation.title) is \(state)"]
    lines.append("  " + explanation.verdict + (explanation.steps.isEmpty ? "" : ":"))
    for step in explanation.steps {
      let place = step.place.map { "  (\($0))" } ?? ""
      lines.append("    " + step.text + console.styled(place, .dim))
    }
    lines += explanation.findings.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private static func state(_ explanation: Explainer.Explanation) -> String {
    explanation.isUsed ? "used" : "unused"
  }
}
