// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// The view as data, as it stands in an environment.
  ///
  /// Bodies are evaluated once, with the first values of `@State`. A view that makes several views
  /// where one is asked for gives a group of them, one that makes none an empty node.
  ///
  /// - Throws: `LoweringError` where the environment lacks an object that a view needs, or where a
  ///   body holds itself without an end.
  public func viewNode(in environment: EnvironmentValues = EnvironmentValues()) throws -> ViewNode {
    let nodes = try lowered(in: LoweringContext(environment: environment))
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(nodes.isEmpty ? .empty : .group(children: nodes))
  }

  /// The nodes that the view adds to the container around it.
  func lowered(in context: LoweringContext) throws -> [ViewNode] {
    if let primitive = self as? any PrimitiveView { return try primitive.nodes(in: context) }
    return try context.lowerBody(of: self) { BodyEvaluator.body(of: self) }
  }
}
