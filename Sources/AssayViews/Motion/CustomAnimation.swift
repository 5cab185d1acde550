// SPDX-License-Identifier: MIT

/// Accepted, and never called: how a value changes over time.
public protocol CustomAnimation: Hashable {
  /// The value at a time in seconds; nil at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The speed at a time in seconds; nil where it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation goes on from another one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// nil: the speed is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// false: the animation replaces another one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of an app's own knows.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// The environment.
  public let environment: EnvironmentValues
  /// Whether the end of the animation does not wait for this value.
  public var isLogicallyComplete: Bool
}

/// What an animation of an app's own keeps for a value.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty state.
  public init() {}
  /// What is kept for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Accepted, but not drawn: an animation of an app's own.
  public init(_ base: some CustomAnimation) { self.init() }

  /// An animation that is at its end at once. Unlike in SwiftUI, never that of an app's own,
  /// because all animations are equal in a still picture.
  public var base: any CustomAnimation { EndedAnimation() }
}

/// An animation whose value is that of the end.
private struct EndedAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
