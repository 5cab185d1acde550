// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// How long a bar takes to come or go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  private static let keptBar = KeptValue<UINavigationBar>()
  /// Accepted, but not drawn: the bar, whose settings have no effect.
  public var navigationBar: UINavigationBar {
    if let bar = Self.keptBar[self] { return bar }
    let bar = UINavigationBar()
    Self.keptBar[self] = bar
    return bar
  }
  /// nil: nothing is touched.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  private static let keptDelegate = KeptValue<WeakValue>()
  /// What hears of changes. It is never called.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { Self.keptDelegate[self]?.object as? any UINavigationControllerDelegate }
    set { Self.keptDelegate[self] = newValue.map(WeakValue.init) }
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
