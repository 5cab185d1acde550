// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Accepted, but not drawn: a bar whose settings have no effect.
  public var navigationBar: UINavigationBar { UINavigationBar() }
  /// nil: nothing is touched.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Accepted, but not drawn: whether the bar is hidden.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Sets the controllers of the stack, at once.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Removes the controllers after one of the stack, at once. Removes none if it is not there.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let removed = Array(viewControllers[(place + 1)...])
    viewControllers.removeSubrange((place + 1)...)
    return removed
  }
  /// Accepted, and does nothing: the tools are not drawn.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  /// Accepted, and never called: what hears of changes. It is not kept.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set {}
  }
  /// nil: nobody swipes.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  /// nil: nobody taps.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
  /// nil: nobody swipes.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Accepted, but not drawn: the tools. They are made anew each time.
  public var toolbar: UIToolbar! { UIToolbar() }
  /// Accepted, but not drawn: whether the tools are hidden. It is not kept.
  public var isToolbarHidden: Bool {
    get { true }
    set {}
  }
  /// What a controller is added or removed for.
  public enum Operation: Int, Sendable {
    /// A change.
    case none, push, pop
  }
}

/// What hears of a navigation controller. None of its methods is called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Never called.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Never called.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Never called.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
