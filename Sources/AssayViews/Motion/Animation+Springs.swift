// SPDX-License-Identifier: MIT

extension Animation {
  /// Accepted, but not drawn: a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring by its bounce.
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation { .default }
  /// Accepted, but not drawn: a spring for gestures by its bounce.
  public static func interactiveSpring(
    extraBounce: Double, blendDuration: Double = 0.25
  ) -> Animation {
    .default
  }
  /// Accepted, but not drawn: a spring by its bounce.
  public static func interpolatingSpring(bounce: Double, initialVelocity: Double = 0) -> Animation {
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
