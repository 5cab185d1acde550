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
  open fileprivate(set) weak var view: UIView?
  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// Whether touches end with the gesture.
  open var cancelsTouchesInView = true
  /// Whether touches wait for the gesture.
  open var delaysTouchesBegan = false
  /// Whether the ends of touches wait for the gesture.
  open var delaysTouchesEnded = true
  /// Whether all touches are of one kind.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches.
  open var allowedTouchTypes: [NSNumber] = []
  /// The kinds of presses.
  open var allowedPressTypes: [NSNumber] = []
  /// 0: nobody touches the screen.
  open var numberOfTouches: Int { 0 }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Accepted, and does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The place of a finger in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Accepted, and does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called.
  open func reset() {}
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
  /// Whether a gesture stops another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a gesture is stopped by another one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a gesture waits for another one.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Accepted, and does nothing.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Never called: a key goes down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: a key goes up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// What decides about a gesture. None of its methods is called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

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

extension UIView {
  private static let keptGestures = KeptValue<[UIGestureRecognizer]>()

  /// The gestures of the view, of which none is recognized; nil before the first.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { Self.keptGestures[self] }
    set {
      for gesture in gestureRecognizers ?? [] { gesture.view = nil }
      Self.keptGestures[self] = newValue
      for gesture in newValue ?? [] { gesture.view = self }
    }
  }
  /// Adds a gesture, which is never recognized. A gesture of another view leaves that view.
  public func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
    gesture.view?.removeGestureRecognizer(gesture)
    Self.keptGestures[self] = (gestureRecognizers ?? []) + [gesture]
    gesture.view = self
  }
  /// Removes a gesture of the view.
  public func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    Self.keptGestures[self] = gestureRecognizers?.filter { $0 !== gesture }
    gesture.view = nil
  }
}
