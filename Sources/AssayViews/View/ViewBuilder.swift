// SPDX-License-Identifier: MIT

/// Builds one view from the statements of a closure: views in sequence, `if`, `switch`, `#if`, and
/// `if #available`.
///
/// Unlike SwiftUI, there is no limit to the number of views in a closure.
@resultBuilder
public enum ViewBuilder {
  /// Builds one statement of a closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a closure of a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a closure of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the branch of an `if` whose condition holds, or a case of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the `else` branch, or a later case of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other.
protocol ViewSequence {
  var children: [any View] { get }
}

/// The views of a closure, in order.
public nonisolated struct TupleView<T>: View, PrimitiveView, ViewSequence {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  /// The views, as a tuple.
  public var value: T
  let children: [any View]

  /// Takes a tuple of views. What is no view draws nothing.
  public init(_ value: T) {
    self.value = value
    let parts = Mirror(reflecting: value)
    children =
      parts.displayStyle == .tuple
      ? parts.children.compactMap { $0.value as? any View }
      : [value as? any View].compactMap { $0 }
  }

  init<each Content: View>(
    views content: (repeat each Content)
  ) where T == (repeat each Content) {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    self.value = content
    self.children = children
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try children.enumerated().flatMap { index, child in
      try context.state.inside(.child(index)) { try child.evaluated(in: context) }
    }
  }
}

/// One of two views: an `if` with an `else`, or a `switch`.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  package var holdsItsViews: Bool { true }

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    switch storage {
    case .first(let content):
      try context.state.inside(.branch(isFirst: true)) { try content.evaluated(in: context) }
    case .second(let content):
      try context.state.inside(.branch(isFirst: false)) { try content.evaluated(in: context) }
    }
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

nonisolated extension Optional: PrimitiveView where Wrapped: View {
  package var holdsItsViews: Bool { true }
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    switch self {
    case .none: []
    case .some(let content): try content.evaluated(in: context)
    }
  }
}
