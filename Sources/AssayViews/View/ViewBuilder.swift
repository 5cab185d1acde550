// SPDX-License-Identifier: MIT

/// Builds one view from the statements of a closure: views one after another, `if`, `switch`, `#if`
/// and `if #available`. There is no limit to their number.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, as a builder collects them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  public var value: T
  private let children: [any View]

  init<each Content: View>(
    _ content: (repeat each Content)
  ) where T == (repeat each Content) {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    self.value = content
    self.children = children
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try children.flatMap { try $0.lowered(in: context) }
  }
}

/// One of two views: an `if` with an `else`, or a `switch`.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  public typealias Body = Never

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    switch storage {
    case .first(let content): try content.lowered(in: context)
    case .second(let content): try content.lowered(in: context)
    }
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

nonisolated extension Optional: PrimitiveView where Wrapped: View {
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    switch self {
    case .none: []
    case .some(let content): try content.lowered(in: context)
    }
  }
}
