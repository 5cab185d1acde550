// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Draws the view as it is in the middle of a scroll view, in the identity phase. A snapshot
  /// reports it, because a view at the edge of a scroll view may look otherwise.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
      .modified(.notDrawn("a scroll transition of a view at the edge of a scroll view"))
  }

  /// Draws the view as it is in the middle of a scroll view, in the identity phase. A snapshot
  /// reports it, because a view at the edge of a scroll view may look otherwise.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}

/// Where a view is in its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the top or leading edge.
  case topLeading
  /// Inside.
  case identity
  /// Beyond the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1, from the top or leading edge on.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Accepted, but not drawn: how a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  /// Accepted, but not drawn: how much of a view is visible when it changes.
  public struct Threshold: Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// The middle of the scroll view.
    public static let centered = Threshold()
    /// A part of the view, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// A threshold between two others.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// A threshold with a distance in points.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// The change follows scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// The change is animated.
  public static let animated = ScrollTransitionConfiguration()
  /// No change.
  public static let identity = ScrollTransitionConfiguration()
  /// The change follows scrolling on a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  /// The change is animated.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// The same change with another animation.
  public func animation(_ animation: Animation) -> Self { self }
  /// The same change at another threshold.
  public func threshold(_ threshold: Threshold) -> Self { self }
}
