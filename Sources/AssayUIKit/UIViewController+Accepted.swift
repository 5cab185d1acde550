// SPDX-License-Identifier: MIT

// What an app tells a controller, of which a snapshot shows nothing. UIKit's controllers are not
// drawn, so nothing is kept either.
extension UIViewController {
  /// What decides how the controller comes and goes. It is not kept.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
  /// nil: nothing moves.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// How the controller comes and goes. It is not kept.
  public var preferredTransition: Transition? {
    get { nil }
    set {}
  }
  /// How a controller comes and goes.
  public struct Transition {
    /// A larger picture of a view.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomContext) -> UIView?
    ) -> Transition { Transition() }
    /// A way.
    public static var coverVertical: Transition { Transition() }
    /// A way.
    public static var flipHorizontal: Transition { Transition() }
    /// A way.
    public static var crossDissolve: Transition { Transition() }
    /// A way.
    public static var partialCurl: Transition { Transition() }
    /// What a view that gets larger is asked with.
    @MainActor
    public struct ZoomContext {
      /// The controller before.
      public let sourceViewController: UIViewController
      /// The controller after.
      public let zoomedViewController: UIViewController
    }
    /// How a view gets larger.
    public struct ZoomOptions {
      /// The color behind.
      public var dimmingColor: UIColor?
      /// What shows through.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Creates a way.
      public init() {}
    }
  }

  /// Whether the controller decides about the status bar. It is not kept.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set {}
  }
  /// Whether the keyboard goes with the controller.
  public var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the controller decides what is presented. It is not kept.
  public var providesPresentationContextTransitionStyle: Bool {
    get { false }
    set {}
  }
  /// Whether insets follow the bars. It is not kept.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set {}
  }
  /// Accepted, and does nothing.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  /// A button that begins editing. Nobody taps it.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
  }
  /// Calls the changes and then the completion, at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Accepted, and does nothing.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Accepted, and does nothing.
  public func endAppearanceTransition() {}
  /// Accepted, and does nothing.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Accepted, and does nothing.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Accepted, and never performed.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Accepted, and does nothing.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Accepted, and shows nothing.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  /// Accepted, and does nothing.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {}
  /// What is shown in the place of no content. It is not kept.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  /// Accepted, and does nothing.
  public func setNeedsUpdateContentUnavailableConfiguration() {}
  /// Finds no controller to go back to.
  public func unwind(for unwindSegue: UIStoryboardSegue, towards controller: UIViewController) {}
}

extension UIViewControllerTransitionCoordinatorContext {
  /// false: nothing is taken back.
  public var isCancelled: Bool { false }
  /// false: nobody leads the change.
  public var isInteractive: Bool { false }
  /// The length in seconds.
  public var transitionDuration: TimeInterval { 0 }
  /// How far the change is, from 0 to 1.
  public var percentComplete: CGFloat { 1 }
  /// nil: nothing changes.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// nil: nothing changes.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

extension UIViewControllerTransitionCoordinator {
  /// Never called: nothing changes.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
