// SPDX-License-Identifier: MIT

// Nothing moves in a snapshot: these types let animated code compile.

/// Accepted, but not drawn: a timing curve. A snapshot is a still picture, so every animation is
/// equal.
public struct Animation: Hashable, Sendable {
  /// Accepted, but not drawn: the animation used where none is named.
  public static let `default` = Animation()
  /// Accepted, but not drawn: constant speed.
  public static let linear = Animation()
  /// Accepted, but not drawn: a slow start.
  public static let easeIn = Animation()
  /// Accepted, but not drawn: a slow end.
  public static let easeOut = Animation()
  /// Accepted, but not drawn: a slow start and a slow end.
  public static let easeInOut = Animation()
  /// Accepted, but not drawn: a spring.
  public static let spring = Animation()
  /// Accepted, but not drawn: a spring with a bounce.
  public static let bouncy = Animation()
  /// Accepted, but not drawn: a spring without a bounce.
  public static let smooth = Animation()
  /// Accepted, but not drawn: a quick spring with a small bounce.
  public static let snappy = Animation()
  /// Accepted, but not drawn: a spring for gestures.
  public static let interactiveSpring = Animation()

  /// Accepted, but not drawn: constant speed for a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Accepted, but not drawn: a slow start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Accepted, but not drawn: a slow end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Accepted, but not drawn: a slow start and a slow end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Accepted, but not drawn: a spring with a bounce, for a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a spring without a bounce, for a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a quick spring, for a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a spring by its response in seconds and its damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a spring by its duration in seconds and its bounce.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a spring by its physical constants.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }
  /// Accepted, but not drawn: a cubic Bézier curve, for a duration in seconds.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation()
  }

  /// Returns the same animation: a delay, in seconds, has no effect on a still picture.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the same animation: a speed factor has no effect on a still picture.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the same animation: repeats have no effect on a still picture.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the same animation: repeats have no effect on a still picture.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Accepted, but not drawn: the animation that goes with a change of state.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether views ignore the animation.
  public var disablesAnimations = false
  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Calls the body immediately; the animation has no effect.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls the body immediately; the transaction has no effect.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
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
  /// Accepted, but not drawn: growing from a scale around an anchor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Accepted, but not drawn: a move from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a push from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: a move by an offset, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Accepted, but not drawn: one transition to appear and another to disappear.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the same transition: transitions are not drawn.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the same transition: animations are not drawn.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A value that can be added and scaled, which is what a shape animates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)
  /// The squared length of the value.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type that animates nothing.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty value.
  public init() {}
  /// The empty value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the empty value.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Returns the empty value.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Does nothing: there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds two pairs, value by value.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Subtracts two pairs, value by value.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squared lengths of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type with data that SwiftUI can animate. A snapshot shows the data as it is.
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData: VectorArithmetic
  /// The animated data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty, because the type animates nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
