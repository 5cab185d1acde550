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
  open package(set) weak var view: UIView?
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
