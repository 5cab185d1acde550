// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// The view as data, as it stands in an environment.
  ///
  /// Bodies are evaluated once, with the first values of `@State`. A view that makes several views
  /// where one is asked for gives a group of them, one that makes none an empty node.
  ///
  /// - Throws: `EvaluationError` where the environment lacks an object that a view needs, or where a
  ///   body holds itself without an end.
  package func viewNode(
    in environment: EnvironmentValues = EnvironmentValues()
  ) throws -> ViewNode {
    try viewNode(in: EvaluationContext(environment: environment))
  }

  /// The view as it is drawn with the focus on each thing that can have it: those of these that differ from
  /// the view without it. What the system itself draws, a cursor or a halo, is on none of them.
  ///
  /// - Throws: `EvaluationError`, as `viewNode(in:)`.
  package func focusedViewNodes(in environment: EnvironmentValues) throws -> [ViewNode] {
    let nowhere = FocusPass()
    let plain = try viewNode(in: EvaluationContext(environment: environment, focus: nowhere))
    var result: [ViewNode] = []
    for target in nowhere.targets {
      let context = EvaluationContext(environment: environment, focus: FocusPass(on: target))
      let node = try viewNode(in: context)
      if node != plain, !result.contains(node) { result.append(node) }
    }
    return result
  }

  private func viewNode(in context: EvaluationContext) throws -> ViewNode {
    let nodes = try lowered(in: context)
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(nodes.isEmpty ? .empty : .group(children: nodes))
  }

  /// The nodes that the view adds to the container around it.
  func lowered(in context: EvaluationContext) throws -> [ViewNode] {
    if let primitive = self as? any PrimitiveView { return try primitive.nodes(in: context) }
    return try context.lowerBody(of: self) { BodyEvaluator.body(of: self) }
  }
}
