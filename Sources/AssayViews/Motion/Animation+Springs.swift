// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a spring.
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
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring by the constants of its physics. A spring with more damping than it needs is
  /// taken as one with exactly enough, unless that is allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    let bounce = ratio <= 1 ? 1 - ratio : allowOverDamping ? 1 / ratio - 1 : 0
    self.init(duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: bounce)
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
}

/// Accepted, but not drawn: how far a motion is at each moment.
public struct UnitCurve: Hashable, Sendable {
  /// Constant speed.
  public static let linear = UnitCurve()
  /// A slow start.
  public static let easeIn = UnitCurve()
  /// A slow end.
  public static let easeOut = UnitCurve()
  /// A slow start and a slow end.
  public static let easeInOut = UnitCurve()
  /// A cubic Bézier curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
}

extension Animation {
  /// Accepted, but not drawn: a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring for gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring for gestures, by its duration in seconds and its bounce.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring.
  public static var interpolatingSpring: Animation { .default }
  /// Accepted, but not drawn: a spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring by its duration in seconds and its bounce.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a curve, for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .default }
  /// Returns the same animation: when it counts as complete has no effect on a still picture.
  public func logicallyComplete(after duration: Double) -> Animation { self }
}
