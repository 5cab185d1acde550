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
