// SPDX-License-Identifier: MIT

/// A view and a modifier that is data: it is added to each view that the content makes, as SwiftUI
/// does with the modifiers of a `Group` or a `ForEach`.
nonisolated struct ModifiedView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let modifier: (EvaluationContext) throws -> ModifierNode

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    // The modifier may make views, such as those of a sheet.
    let modifier = try context.state.withViews(areSame: false) { try self.modifier(context) }
    var nodes = try content.evaluated(in: context.inside(modifier))
    for index in nodes.indices { nodes[index].modifiers.append(modifier) }
    return nodes
  }
}

/// A view whose environment is changed in a way that only evaluation sees.
nonisolated struct EnvironmentChangingView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    change(&environment)
    return try content.evaluated(in: context.with(environment: environment))
  }
}

/// A view written as the nodes it makes.
nonisolated struct NodeView: PrimitiveView {
  typealias Body = Never
  let make: (EvaluationContext) throws -> [ViewNode]

  init(_ make: @escaping (EvaluationContext) throws -> [ViewNode]) { self.make = make }

  init(_ content: @escaping (EvaluationContext) throws -> ViewNode.Content) {
    self.make = { [ViewNode(try content($0))] }
  }

  func nodes(in context: EvaluationContext) throws -> [ViewNode] { try make(context) }
}

nonisolated extension View {
  func modified(_ modifier: ModifierNode) -> some View {
    ModifiedView(content: self) { _ in modifier }
  }

  func modified(_ modifier: @escaping (EvaluationContext) throws -> ModifierNode) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}
