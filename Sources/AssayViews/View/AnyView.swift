// SPDX-License-Identifier: MIT

/// A view of any type.
public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  private let content: any View

  public init<V: View>(_ view: V) { self.content = view }
  public init<V: View>(erasing view: V) { self.content = view }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.lowered(in: context)
  }
}

/// Draws nothing and takes no place in its container.
public nonisolated struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public init() {}
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { [] }
}

/// Several views as one, without a layout of their own: they stand in the container around it, and a
/// modifier of the group is a modifier of each.
public nonisolated struct Group<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.lowered(in: context)
  }
}

/// A view that SwiftUI redraws only when it changed; here, the view.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
