// SPDX-License-Identifier: MIT

/// A value over time, by keyframes. A snapshot shows no motion, but code may ask for the value at a
/// moment:
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10.0, duration: 2) }
/// timeline.value(time: 1)  // 5
/// ```
///
/// Without velocities of their own, cubic keyframes are at rest before the first and after the last
/// keyframe of a track.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motions: [KeyframeMotion<Value>]

  /// Creates a timeline from the tracks of a closure, or from the values of a single track. If two
  /// tracks are of the same property, the last one counts.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    let content = content()
    let segments = KeyframeSegment<Value>.segments(of: content)
    self.initialValue = initialValue
    motions =
      (segments.isEmpty ? [] : [KeyframeMotion(\.self, segments)])
      + KeyframeMotion.motions(of: content)
  }

  /// That of the longest track, in seconds.
  public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for motion in motions { motion.apply(&value, initialValue, time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: duration * progress) }
}

/// What a track does to a value.
struct KeyframeMotion<Root> {
  /// In seconds.
  let duration: TimeInterval
  let apply: (inout Root, _ initial: Root, TimeInterval) -> Void

  init<Value>(_ keyPath: WritableKeyPath<Root, Value>, _ segments: [KeyframeSegment<Value>]) {
    duration = segments.reduce(0) { $0 + $1.duration }
    apply = { root, initial, time in
      root[keyPath: keyPath] = KeyframeSegment.value(
        of: segments, from: initial[keyPath: keyPath], at: time)
    }
  }

  /// Those of a part of the closure of keyframes.
  static func motions<Part>(of part: Part) -> [KeyframeMotion<Root>] {
    ((part as? any KeyframeMotions)?.allMotions ?? []).compactMap { $0 as? KeyframeMotion<Root> }
  }
}

/// The way to a value.
struct KeyframeSegment<Value> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring, start: Value?)
    case cubic(start: Value?, end: Value?)
    case move
  }

  let kind: Kind
  let value: Value
  /// In seconds.
  let duration: TimeInterval

  init(_ kind: Kind, to value: Value, duration: TimeInterval) {
    self.kind = kind
    self.value = value
    self.duration = max(0, duration)
  }

  /// Those of a part of the closure of a track.
  static func segments<Part>(of part: Part) -> [KeyframeSegment<Value>] {
    ((part as? any KeyframeSegments)?.allSegments ?? []).compactMap {
      $0 as? KeyframeSegment<Value>
    }
  }

  /// The value of a track at a time. One that is not animatable jumps at the end of its way.
  static func value(
    of segments: [KeyframeSegment<Value>], from initial: Value, at time: TimeInterval
  ) -> Value {
    if let animatable = initial as? any Animatable {
      return animated(animatable, segments, at: time) as? Value ?? initial
    }
    var (value, end) = (initial, 0.0)
    for segment in segments {
      end += segment.duration
      if end <= time { value = segment.value }
    }
    return value
  }

  private static func animated<A: Animatable>(
    _ initial: A, _ segments: [KeyframeSegment<Value>], at time: TimeInterval
  ) -> any Animatable {
    guard let segments = segments as? [KeyframeSegment<A>] else { return initial }
    var result = initial
    result.animatableData = KeyframeCurve(from: initial, segments).value(at: time)
    return result
  }
}

private protocol KeyframeSegments {
  var allSegments: [Any] { get }
}
extension LinearKeyframe: KeyframeSegments {
  fileprivate var allSegments: [Any] { [segment] }
}
extension SpringKeyframe: KeyframeSegments {
  fileprivate var allSegments: [Any] { [segment] }
}
extension CubicKeyframe: KeyframeSegments {
  fileprivate var allSegments: [Any] { [segment] }
}
extension MoveKeyframe: KeyframeSegments {
  fileprivate var allSegments: [Any] { [segment] }
}
extension KeyframeList: KeyframeSegments {
  fileprivate var allSegments: [Any] { segments }
}

private protocol KeyframeMotions {
  var allMotions: [Any] { get }
}
extension KeyframeTrack: KeyframeMotions {
  fileprivate var allMotions: [Any] { [motion] }
}
extension KeyframeList: KeyframeMotions {
  fileprivate var allMotions: [Any] { motions }
}

/// The segments of a track as a curve.
private struct KeyframeCurve<A: Animatable> {
  typealias Vector = A.AnimatableData

  let segments: [KeyframeSegment<A>]
  /// The value at the start of each segment, and the last one.
  let points: [Vector]

  init(from initial: A, _ segments: [KeyframeSegment<A>]) {
    self.segments = segments
    points = [initial.animatableData] + segments.map(\.value.animatableData)
  }

  func value(at time: TimeInterval) -> Vector {
    var (time, velocity) = (max(0, time), Vector.zero)
    for index in segments.indices {
      let duration = segments[index].duration
      if time < duration { return state(index, at: time, entering: velocity).value }
      velocity = state(index, at: duration, entering: velocity).velocity
      time -= duration
    }
    return points[segments.count]
  }

  /// The value and the velocity after a part of the time of a segment.
  private func state(
    _ index: Int, at time: TimeInterval, entering: Vector
  ) -> (value: Vector, velocity: Vector) {
    let (start, way) = (points[index], points[index + 1] - points[index])
    let duration = segments[index].duration
    guard duration > 0 else { return (points[index + 1], .zero) }
    switch segments[index].kind {
    case .move: return (points[index + 1], .zero)
    case .linear(let curve):
      return (
        start + way.scaled(by: curve.value(at: time / duration)),
        way.scaled(by: curve.velocity(at: time / duration) / duration)
      )
    case .spring(let spring, let own):
      let entering = own?.animatableData ?? entering
      return (
        start + spring.value(target: way, initialVelocity: entering, time: time),
        spring.velocity(target: way, initialVelocity: entering, time: time)
      )
    case .cubic(let own, let end):
      let first = own?.animatableData ?? entering
      let last = end?.animatableData ?? cubicEnd(index)
      return hermite(
        start: start, way: way, first.scaled(by: duration), last.scaled(by: duration),
        at: time / duration, duration)
    }
  }

  private func cubicEnd(_ index: Int) -> Vector {
    guard index + 1 < segments.count else { return .zero }
    switch segments[index + 1].kind {
    case .cubic(let own, _): return own?.animatableData ?? tangent(index + 1)
    case .spring(_, let own): return own?.animatableData ?? .zero
    case .linear, .move: return state(index + 1, at: 0, entering: .zero).velocity
    }
  }

  /// Of a Catmull-Rom spline: the slope between the points on both sides.
  private func tangent(_ index: Int) -> Vector {
    let time = segments[index - 1].duration + segments[index].duration
    guard time > 0 else { return .zero }
    return (points[index + 1] - points[index - 1]).scaled(by: 1 / time)
  }

  /// A cubic Hermite spline.
  private func hermite(
    start: Vector, way: Vector, _ first: Vector, _ last: Vector, at t: Double, _ duration: Double
  ) -> (value: Vector, velocity: Vector) {
    let (t2, t3) = (t * t, t * t * t)
    let value =
      start + way.scaled(by: 3 * t2 - 2 * t3) + first.scaled(by: t3 - 2 * t2 + t)
      + last.scaled(by: t3 - t2)
    let slope =
      way.scaled(by: 6 * t - 6 * t2) + first.scaled(by: 3 * t2 - 4 * t + 1)
      + last.scaled(by: 3 * t2 - 2 * t)
    return (value, slope.scaled(by: 1 / duration))
  }
}
