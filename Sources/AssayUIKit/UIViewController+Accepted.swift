// SPDX-License-Identifier: MIT

// What an app tells a controller, of which a snapshot shows nothing: UIKit's controllers are not
// drawn.
extension UIViewController {
  private struct Values {
    var transitioning: WeakValue?
    var preferredTransition: Transition? = nil
    var modalPresentationCapturesStatusBarAppearance: Bool = false
    var providesPresentationContextTransitionStyle: Bool = false
    var automaticallyAdjustsScrollViewInsets: Bool = true
    var contentUnavailableConfiguration: (any UIContentConfiguration)? = nil
    var overrides: [ObjectIdentifier: UITraitCollection] = [:]
  }
  private static let kept = KeptValue<Values>()
  private var values: Values {
    get { Self.kept[self] ?? Values() }
    set { Self.kept[self] = newValue }
  }

  /// What decides how the controller comes and goes.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { values.transitioning?.object as? any UIViewControllerTransitioningDelegate }
    set { values.transitioning = newValue.map(WeakValue.init) }
  }
  /// nil: nothing moves.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// How the controller comes and goes.
  public var preferredTransition: Transition? {
    get { values.preferredTransition }
    set { values.preferredTransition = newValue }
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

  /// Whether the controller decides about the status bar.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { values.modalPresentationCapturesStatusBarAppearance }
    set { values.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  /// Whether the keyboard goes with the controller.
  public var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the controller decides what is presented.
  public var providesPresentationContextTransitionStyle: Bool {
    get { values.providesPresentationContextTransitionStyle }
    set { values.providesPresentationContextTransitionStyle = newValue }
  }
  /// Whether insets follow the bars.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.automaticallyAdjustsScrollViewInsets }
    set { values.automaticallyAdjustsScrollViewInsets = newValue }
  }
  /// Sets the items of the bar below the controller, at once.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
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
  /// Accepted, but not drawn: traits that replace some of a child's.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) { values.overrides[ObjectIdentifier(child)] = collection }
  /// The traits that replace some of a child's; nil for none.
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    children.contains { $0 === child } ? values.overrides[ObjectIdentifier(child)] : nil
  }
  /// What is shown in the place of no content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { values.contentUnavailableConfiguration }
    set { values.contentUnavailableConfiguration = newValue }
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
