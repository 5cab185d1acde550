// SPDX-License-Identifier: MIT

/// A view that follows keyframes. A snapshot shows it with the initial value.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that follows keyframes again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    self.value = initialValue
    self.content = content
  }

  /// Creates a view that follows keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    self.value = initialValue
    self.content = content
  }

  /// The content with the initial value.
  public var body: some View { content(value) }
}

nonisolated extension View {
  /// Draws the view with the initial value of keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View {
    content(PlaceholderContentView(self), initialValue)
  }

  /// Draws the view with the initial value of keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View {
    content(PlaceholderContentView(self), initialValue)
  }
}

/// Accepted, but not drawn: values over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Accepted, but not drawn: a part of the values of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Accepted, but not drawn: the values of one property over time.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes {
  let motion: KeyframeMotion<Root>

  /// Creates the values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    motion = KeyframeMotion(keyPath, KeyframeSegment.segments(of: content()))
  }

  /// Creates the values of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Value, Content.Value == Value {
    motion = KeyframeMotion(\.self, KeyframeSegment.segments(of: content()))
  }
}

/// Accepted, but not drawn: several tracks, or several values.
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {
  var segments: [KeyframeSegment<Value>] = []
  var motions: [KeyframeMotion<Value>] = []
}

/// Accepted, but not drawn: a value that is reached at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Creates a value that is reached after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(.linear(timingCurve), to: to, duration: duration)
  }
}
/// Accepted, but not drawn: a value that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Creates a value that is reached after a duration in seconds; nil for as long as the spring
  /// moves.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      .spring(spring, start: startVelocity), to: to, duration: duration ?? spring.settlingDuration)
  }
}
/// Accepted, but not drawn: a value that is reached on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Creates a value that is reached after a duration in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      .cubic(start: startVelocity, end: endVelocity), to: to, duration: duration)
  }
}
/// Accepted, but not drawn: a value that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Creates a value.
  public init(_ to: Value) { segment = KeyframeSegment(.move, to: to, duration: 0) }
}

/// Builds keyframes from the tracks of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Builds a track of a property.
  public static func buildExpression<Part, Content>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> KeyframeTrack<Value, Part, Content> {
    track
  }
  /// Builds a part of a single track.
  public static func buildExpression<K: KeyframeTrackContent>(_ part: K) -> K
  where K.Value == Value {
    part
  }
  /// Builds keyframes of a program's own.
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes>(_ track: K) -> K { track }
  /// Builds several tracks.
  public static func buildBlock<each K>(_ parts: repeat each K) -> KeyframeList<Value> {
    var list = KeyframeList<Value>()
    for part in repeat each parts {
      list.segments += KeyframeSegment.segments(of: part)
      list.motions += KeyframeMotion.motions(of: part)
    }
    return list
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ part: KeyframeList<Value>?) -> KeyframeList<Value> {
    part ?? KeyframeList()
  }
  /// Builds the branch of an `if`.
  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }
  /// Builds the other branch.
  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
  /// Builds a loop.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(segments: parts.flatMap(\.segments), motions: parts.flatMap(\.motions))
  }
}

/// Builds the values of a track from a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Builds a value.
  public static func buildExpression<K: KeyframeTrackContent>(_ part: K) -> K
  where K.Value == Value {
    part
  }
  /// Builds several values.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ parts: repeat each K
  ) -> KeyframeList<Value> {
    var list = KeyframeList<Value>()
    for part in repeat each parts { list.segments += KeyframeSegment.segments(of: part) }
    return list
  }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ part: KeyframeList<Value>?) -> KeyframeList<Value> {
    part ?? KeyframeList()
  }
  /// Builds the branch of an `if`.
  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }
  /// Builds the other branch.
  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
  /// Builds a loop.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(segments: parts.flatMap(\.segments), motions: parts.flatMap(\.motions))
  }
}
