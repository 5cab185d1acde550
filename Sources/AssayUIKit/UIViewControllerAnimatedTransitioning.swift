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
}
