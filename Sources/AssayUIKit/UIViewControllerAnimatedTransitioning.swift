// SPDX-License-Identifier: MIT

/// What a change of screens works with.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both screens are in.
  var containerView: UIView { get }
  /// Whether the user takes the change back.
  var transitionWasCancelled: Bool { get }
  /// Ends the change.
  func completeTransition(_ didComplete: Bool)
  /// Whether the change is shown step by step.
  var isAnimated: Bool { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the views are turned.
  var targetTransform: CGAffineTransform { get }
  /// Accepted, and does nothing.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Accepted, and does nothing.
  func finishInteractiveTransition()
  /// Accepted, and does nothing.
  func cancelInteractiveTransition()
  /// Where a controller's view is at first, in points.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view is at last, in points.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// The screen before or after.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view before or after.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Which of the two screens of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of the two views of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one after.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// How one screen becomes another. A rendering calls none of its methods.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Never called: the change ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What a finger leads. Nobody touches the screen.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Accepted, and never begun: a change that a finger leads.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The length in seconds.
  open var duration: CGFloat { 0 }
  /// How far the change is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is.
  open var completionSpeed: CGFloat = 1
  /// How the rest begins and ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger leads from the start.
  open var wantsInteractiveStart = true
  /// Accepted, and never called.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Sets how far the change is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Ends the change.
  open func finish() { percentComplete = 1 }
  /// Takes the change back.
  open func cancel() { percentComplete = 0 }
  /// Accepted, and does nothing.
  open func pause() {}
}

/// What decides how a controller comes and goes. It is never asked.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Never called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Never called.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Never called.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
