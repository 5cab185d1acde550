// SPDX-License-Identifier: MIT

/// A view whose type is hidden.
public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.content = view }
  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.content = view }
  /// Hides the type of a value that is a view; nil for any other.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.content = view
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.evaluated(in: context)
  }
}

/// A view that draws nothing and takes no place in its container.
public nonisolated struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  /// Creates an empty view.
  public init() {}
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { [] }
}

/// Several views as one, without a layout of their own.
///
/// The views take part in the container around the group, and a modifier of the group applies to
/// each of them.
public nonisolated struct Group<Content> {
  public typealias Body = Never
  let content: Content
}

nonisolated extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension Group: PrimitiveView where Content: View {
  package var holdsItsViews: Bool { true }
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try content.evaluated(in: context)
  }
}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of items of bars.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  package func items(in context: EvaluationContext) throws -> [ToolbarItemNode] {
    try content.evaluated(in: context)
  }
}

/// Unlike SwiftUI, which skips updates of an equal view, this draws the view as it is.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content
  /// Wraps a view.
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Wraps the view in an `EquatableView`, which changes nothing in a snapshot.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
