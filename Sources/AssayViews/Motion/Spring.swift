// SPDX-License-Identifier: MIT

/// The motion of a mass at a spring, from where it is to its target.
///
/// A snapshot shows no motion, but code may ask a spring for the values at a moment: those are the
/// solution of the equation of the damped oscillator.
public struct Spring: Hashable, Sendable {
  /// In seconds.
  public var duration: Double
  /// From -1 to 1.
  public var bounce: Double

  /// Creates a spring by its duration in seconds and its bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring by its response in seconds and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// Creates a spring by the constants of its physics. A spring with more damping than it needs is
  /// taken as one with exactly enough, unless that is allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }

  /// Creates a spring that is at rest after a time in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // All times of a spring grow with its response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let rest = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / rest, dampingRatio: dampingRatio)
  }

  /// A spring without a bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring without a bounce, unless more is asked for.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The time of one oscillation without damping, in seconds.
  public var response: Double { duration }
  /// The damping as a part of what just keeps the mass from swinging.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// Always 1.
  public var mass: Double { 1 }
  /// The force for each unit of distance.
  public var stiffness: Double { frequency * frequency }
  /// The force for each unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// When the mass is nearly at rest, in seconds, on its way from 0 to 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// In radians a second.
  private var frequency: Double { 2 * .pi / duration }
}

extension Spring {
  /// Where the mass is after a time in seconds, on its way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let state = state(at: time)
    return target - target.scaled(by: state.distance)
      + initialVelocity.scaled(by: state.distanceByVelocity)
  }

  /// How fast the mass is after a time in seconds, on its way from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let state = state(at: time)
    return initialVelocity.scaled(by: state.velocityByVelocity)
      - target.scaled(by: state.velocity)
  }

  /// Moves the mass for a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on the mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// When the mass stays within a distance of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    // The slowest of both decays bounds the distance.
    let ratio = dampingRatio
    let overDamping = max(0, ratio * ratio - 1).squareRoot()
    let decay = frequency * (ratio - overDamping)
    guard decay > 0, decay.isFinite else { return .infinity }
    let start = target.magnitudeSquared
    var (time, step): (Double, Double)
    if ratio < 1 {
      // The swings touch their bound, so the last one that matters is near where the bound ends.
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let other = (initialVelocity - target.scaled(by: decay)).magnitudeSquared / (swing * swing)
      time = log(max(1, (start + other).squareRoot() / epsilon)) / decay
      step = .pi / swing / 256
    } else {
      let reach = start.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
      time = (log(max(1, reach / epsilon)) + 8) / decay
      step = time / 4096
    }
    while time > 0 {
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      guard left.magnitudeSquared <= epsilon * epsilon else { break }
      time -= step
    }
    return max(0, time)
  }

  /// Where a value is after a time in seconds, on its way to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast a value is after a time in seconds, on its way to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// When a value stays within a distance of another, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// What is left of a distance of 1 and of a speed of 1 after a time.
  private struct State {
    var distance: Double
    var distanceByVelocity: Double
    var velocity: Double
    var velocityByVelocity: Double
  }

  /// The solution of the damped oscillator.
  private func state(at time: TimeInterval) -> State {
    let ratio = dampingRatio
    let decay = exp(-ratio * frequency * time)
    let other = frequency * abs(1 - ratio * ratio).squareRoot()
    let (even, odd): (Double, Double) =
      if ratio < 1 {
        (cos(other * time), sin(other * time) / other)
      } else if ratio > 1 {
        (cosh(other * time), sinh(other * time) / other)
      } else {
        (1, time)
      }
    return State(
      distance: decay * (even + ratio * frequency * odd), distanceByVelocity: decay * odd,
      velocity: -decay * frequency * frequency * odd,
      velocityByVelocity: decay * (even - ratio * frequency * odd))
  }
}
