// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Evaluates the view in an environment and returns its view description.
  ///
  /// Each body is evaluated once, with the initial values of `@State`, and no action runs: see
  /// `ViewHost` for a rendering. Several views become a group, and no views become an empty node.
  ///
  /// - Throws: `EvaluationError` if the environment lacks an object that a view needs, or if a body
  ///   contains itself without end.
  package func viewNode(in environment: EnvironmentValues = EnvironmentValues()) throws -> ViewNode
  {
    try viewNode(in: EvaluationContext(environment: environment))
  }

  func viewNode(in context: EvaluationContext) throws -> ViewNode {
    let nodes = try evaluated(in: context)
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(nodes.isEmpty ? .empty : .group(children: nodes))
  }

  /// The nodes that the view adds to the container around it.
  func evaluated(in context: EvaluationContext) throws -> [ViewNode] {
    if let primitive = self as? any PrimitiveView {
      guard context.state.hasSameViews, !primitive.holdsItsViews else {
        return try primitive.nodes(in: context)
      }
      return try context.state.withViews(areSame: false) { try primitive.nodes(in: context) }
    }
    if Body.self == Never.self, let placeholder { return try placeholder.evaluated(in: context) }
    return try context.evaluateBody(of: self) { BodyEvaluator.body(of: self) }
  }
}
