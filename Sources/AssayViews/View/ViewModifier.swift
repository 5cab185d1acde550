// SPDX-License-Identifier: MIT

/// A change that can be made to any view, written as the view it makes of the content.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.background, in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// Stands for the modified view in the body of a `ViewModifier`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  private let lower: (EvaluationContext) throws -> [ViewNode]

  init(of content: some View) {
    self.lower = { try content.lowered(in: $0) }
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { try lower(context) }
}

/// A view and the modifier around it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View, PrimitiveView
where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    try context.lowerBody(of: modifier) {
      BodyEvaluator.body(of: modifier, content: _ViewModifier_Content(of: content))
    }
  }
}

/// Two modifiers as one, the first nearest to the content.
public nonisolated struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>:
  ViewModifier
{
  let first: First
  let second: Second

  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

/// Changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  public func concat<T: ViewModifier>(_ modifier: T) -> ConcatenatedModifier<Self, T> {
    ConcatenatedModifier(first: self, second: modifier)
  }
}
