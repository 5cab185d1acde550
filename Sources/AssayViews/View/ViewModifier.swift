// SPDX-License-Identifier: MIT

/// A reusable change to any view, written as the view that it makes from the content.
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
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let evaluate: (EvaluationContext) throws -> [ViewNode]

  init(of content: some View) {
    self.evaluate = { try content.evaluated(in: $0) }
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { try evaluate(context) }
}

/// A view together with the modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

nonisolated extension ModifiedContent: View, PrimitiveView
where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let effect = modifier as? any GeometryEffect {
      return try content.modified(effect.node).evaluated(in: context)
    }
    if let modifier = modifier as? any EnvironmentalModifier {
      return try modifier.nodes(of: content, in: context)
    }
    return try context.evaluateBody(of: modifier) {
      BodyEvaluator.body(of: modifier, content: _ViewModifier_Content(of: content))
    }
  }
}

/// A modifier that becomes another one in an environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the other modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never called, because the other modifier is applied.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

  /// Applies the other modifier to a view.
  nonisolated func nodes(of content: some View, in context: EvaluationContext) throws -> [ViewNode]
  {
    let other = BodyEvaluator.resolved(self, in: context.environment)
    return try content.modifier(other).evaluated(in: context)
  }
}

/// Two modifiers as one. The first is applied first.
public nonisolated struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>:
  ViewModifier
{
  let first: First
  let second: Second

  /// Applies both modifiers to the content.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public init() {}
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Joins this modifier with another one, which is applied after it.
  public func concat<T: ViewModifier>(_ modifier: T) -> ConcatenatedModifier<Self, T> {
    ConcatenatedModifier(first: self, second: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Returns the same modifier: animations are not drawn.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
  /// Returns the same modifier: transactions have no effect on a picture.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    self
  }
}
