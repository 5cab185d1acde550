// SPDX-License-Identifier: MIT

/// How far a view has appeared or disappeared. A snapshot shows views that have appeared.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it appears.
  case willAppear
  /// While it is there.
  case identity
  /// After it has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, and 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Accepted, but not drawn: how a view appears and disappears.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// How the transition behaves, which has no effect.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// How a transition behaves, which has no effect: nothing moves in a snapshot.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something, which Reduce Motion replaces.
  public var hasMotion: Bool
  /// Creates properties.
  ///
  /// - Parameter hasMotion: whether the transition moves something.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that an animator, a transition or a modifier with a closure is applied to.
public nonisolated struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never
  private let evaluate: (EvaluationContext) throws -> [ViewNode]

  init(_ content: some View) { self.evaluate = { try content.evaluated(in: $0) } }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { try evaluate(context) }
}

/// A transition of the system.
public nonisolated protocol SystemTransition: Transition {}

extension SystemTransition {
  /// The view as it is while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Accepted, but not drawn: no transition.
public nonisolated struct IdentityTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
}
/// Accepted, but not drawn: a fade.
public nonisolated struct OpacityTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
}
/// Accepted, but not drawn: a slide from the leading to the trailing edge.
public nonisolated struct SlideTransition: SystemTransition {
  /// Creates the transition.
  public init() {}
}
/// Accepted, but not drawn: growing from a scale.
public nonisolated struct ScaleTransition: SystemTransition {
  /// Creates a transition from a scale.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
}
/// Accepted, but not drawn: a move from an edge.
public nonisolated struct MoveTransition: SystemTransition {
  /// Creates a transition from an edge.
  public init(edge: Edge) {}
}
/// Accepted, but not drawn: a push from an edge.
public nonisolated struct PushTransition: SystemTransition {
  /// Creates a transition from an edge.
  public init(edge: Edge) {}
}
/// Accepted, but not drawn: a move by an offset in points.
public nonisolated struct OffsetTransition: SystemTransition {
  /// Creates a transition from an offset.
  public init(_ offset: CGSize) {}
}
/// Accepted, but not drawn: a blur.
public nonisolated struct BlurReplaceTransition: SystemTransition {
  /// How the views move.
  public struct Configuration: Hashable, Sendable {
    /// Down and up.
    public static let downUp = Configuration()
    /// Up.
    public static let upUp = Configuration()
  }
  /// Creates the transition.
  public init(configuration: Configuration = .downUp) {}
}
/// Accepted, but not drawn: one transition to appear and another to disappear.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  SystemTransition
{
  /// Creates a transition from two.
  public init(insertion: Insertion, removal: Removal) {}
}

nonisolated extension Transition {
  /// Returns the same transition: transitions are not drawn.
  public func combined<T: Transition>(with other: T) -> Self { self }
  /// Returns the same transition: animations are not drawn.
  public func animation(_ animation: Animation?) -> Self { self }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Accepted, but not drawn: no transition.
  public static var identity: IdentityTransition { IdentityTransition() }
}
nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Accepted, but not drawn: a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  /// Accepted, but not drawn: a blur.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
nonisolated extension Transition where Self == PushTransition {
  /// Accepted, but not drawn: a push from an edge.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
nonisolated extension Transition where Self == MoveTransition {
  /// Accepted, but not drawn: a move from an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
nonisolated extension Transition where Self == OpacityTransition {
  /// Accepted, but not drawn: a fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Accepted, but not drawn: how a view appears and disappears.
public struct AnyTransition: Sendable {
  /// Accepted, but not drawn: no transition.
  public static let identity = AnyTransition()
  /// Accepted, but not drawn: a fade.
  public static let opacity = AnyTransition()
  /// Accepted, but not drawn: a slide from the leading to the trailing edge.
  public static let slide = AnyTransition()
  /// Accepted, but not drawn: growing from nothing.
  public static let scale = AnyTransition()

  private init() {}
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {}

  /// Accepted, but not drawn: growing from a scale around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted, but not drawn: growing from a scale, in a chain with other transitions.
  // Apps have one of their own.
  @_disfavoredOverload
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted, but not drawn: a move from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a push from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a move by an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a move by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a motion of a symbol.
  public static var symbolEffect: AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a motion of a symbol.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted, but not drawn: one transition to appear and another to disappear.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted, but not drawn: a modifier before and after, and one while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the same transition: transitions are not drawn.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the same transition: animations are not drawn.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Accepted, but not drawn: how the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  /// Accepted, but not drawn: no transition.
  public static let identity = ContentTransition()
  /// Accepted, but not drawn: a fade.
  public static let opacity = ContentTransition()
  /// Accepted, but not drawn: a change of shapes.
  public static let interpolate = ContentTransition()
  /// Accepted, but not drawn: a change of digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Accepted, but not drawn: a change of digits.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Accepted, but not drawn: a change of symbols.
  public static let symbolEffect = ContentTransition()
  /// Accepted, but not drawn: a change of symbols.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}

/// Accepted, but not drawn: how a screen is pushed.
public protocol NavigationTransition {}
/// Accepted, but not drawn: as the system pushes a screen.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
}
/// Accepted, but not drawn: a screen that grows from a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
/// Accepted, but not drawn: a screen that fades in.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Accepted, but not drawn: a screen that fades in.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// Accepted, but not drawn: as the system pushes a screen.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Accepted, but not drawn: a screen that grows from a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Accepted, but not drawn: a slide from the leading to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}
nonisolated extension Transition where Self == ScaleTransition {
  /// Accepted, but not drawn: growing from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Accepted, but not drawn: growing from a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
nonisolated extension Transition where Self == OffsetTransition {
  /// Accepted, but not drawn: a move by an offset in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Accepted, but not drawn: a move by an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
