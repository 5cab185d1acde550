// SPDX-License-Identifier: MIT

extension Explainer {
  /// What is known about a name or a place.
  package enum Answer: Hashable, Sendable {
    /// Findings at a place without a declaration, such as an unused import.
    case findings([String])
    /// At least one.
    case declarations([Explanation])
  }

  /// - Parameter query: a name, or a location as `path:line` with the path that findings have.
  /// - Throws: `NoDeclarationError`.
  package func answer(to query: String) throws(NoDeclarationError) -> Answer {
    let matches = declarations(matching: query)
    guard matches.isEmpty else { return .declarations(matches.map(explanation)) }
    let beside = findings(at: query)
    guard beside.isEmpty else { return .findings(beside) }
    throw NoDeclarationError(query: query, suggestions: suggestions(for: query))
  }
}

/// No declaration has the name or the place that was asked for.
package struct NoDeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var query: String
  package var suggestions: [String]

  package var description: String {
    let question =
      suggestions.isEmpty
      ? "give a name, or a location as 'file:line'"
      : "did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
    return "no declaration matches '\(query)'; \(question)"
  }
}
