// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Identifies the view. A view with another identity has its own state, from the initial values
  /// on.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let id: AnyHashable

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try context.state.inside(.id(id)) { try content.evaluated(in: context) }
  }
}
