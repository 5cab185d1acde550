// SPDX-License-Identifier: MIT

/// Accepted, and never called: taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// Accepted, and never called: a drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// The way in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Accepted, and does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed in points in a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Which wheels count.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
}

/// Accepted, and never called: a pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
  /// The speed in factors in a second.
  open var velocity: CGFloat { 0 }
}

/// Accepted, and never called: a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger moves.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Creates a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A direction.
    public static let right = Direction(rawValue: 1)
    /// A direction.
    public static let left = Direction(rawValue: 2)
    /// A direction.
    public static let up = Direction(rawValue: 4)
    /// A direction.
    public static let down = Direction(rawValue: 8)
  }
  /// Where the finger moves.
  open var direction: Direction = .right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Accepted, and never called: two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// The speed in radians in a second.
  open var velocity: CGFloat { 0 }
}

/// Accepted, and never called: a pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// 0: nothing is over the screen.
  open var zOffset: CGFloat { 0 }
  /// 0: nothing is over the screen.
  open var altitudeAngle: CGFloat { 0 }
  /// 0: nothing is over the screen.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

/// Which wheels count.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A track pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Accepted, and never called: a drag from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Accepted, and never called: a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}
