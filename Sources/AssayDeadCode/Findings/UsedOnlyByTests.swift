// SPDX-License-Identifier: MIT

internal import AssayFindings

extension DeadCodeRule {
  static let usedOnlyByTests = DeadCodeRule(
    "used-only-by-tests", "Used only by tests",
    "Declarations outside of tests that only tests reach.", severity: .note)
}

/// Declarations outside tests that only tests reach. Names alone do not show this: a name that both
/// use joins tests with the rest, or sets their helpers apart, so the syntax engine does not report
/// this.
struct UsedOnlyByTests: GraphCheck {
  let rules: [DeadCodeRule] = [.usedOnlyByTests]

  func findings(in analysis: Analysis) -> [Finding] {
    if analysis.context.configuration.syntaxOnly { return [] }
    let graph = analysis.graph
    return graph.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      let declaration = graph.declarations[index]
      guard isOnlyTested(id, in: analysis), graph.marks[index].contains(.judged),
        ![.extension, .deinitializer].contains(declaration.kind),
        declaration.parent == .none || !isOnlyTested(around: declaration.parent, in: analysis)
      else { return nil }
      return analysis.finding(
        .usedOnlyByTests, at: id, message: "\(analysis.graph.title(of: id)) is used only by tests",
        reason: "every chain of uses that reaches it starts in a test", fix: nil)
    }
  }

  private func isOnlyTested(_ id: DeclarationID, in analysis: Analysis) -> Bool {
    analysis.isAlive[id.index] && !analysis.isAliveWithoutTests[id.index]
      && !analysis.graph.isTest(id)
  }

  /// Members of an extension are reported on their own while the type lives.
  private func isOnlyTested(around parent: DeclarationID, in analysis: Analysis) -> Bool {
    let declaration = analysis.graph.declarations[parent.index]
    guard declaration.kind == .extension else { return isOnlyTested(parent, in: analysis) }
    return declaration.extended != .none && isOnlyTested(declaration.extended, in: analysis)
  }
}
