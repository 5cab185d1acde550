// SPDX-License-Identifier: MIT

/// Accepted, and never called: a gesture of UIKit.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// A state.
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture of one step.
    public static let recognized = State.ended
  }

  /// The state.
  open var state: State = .possible
  /// The view of the gesture.
  open private(set) weak var view: UIView?
  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// Whether touches end with the gesture.
  open var cancelsTouchesInView = true
  /// What decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a gesture, whose action is never called.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// The name.
  open var name: String?
  /// Accepted, and never called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// The place of the gesture in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What decides about a gesture. None of its methods is called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Accepted, and never called: taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
}

/// Accepted, and never called: a drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// The way in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// The speed in points in a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Accepted, and never called: a pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
}

/// Accepted, and never called: a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Accepted, and never called: a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Accepted, and never made: a finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The place in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  /// Accepted, and does nothing.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { nil }
    set {}
  }
  /// Accepted, and never called.
  public func addGestureRecognizer(_ gesture: UIGestureRecognizer) {}
  /// Accepted, and does nothing.
  public func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {}
}
