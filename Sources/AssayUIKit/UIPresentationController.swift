// SPDX-License-Identifier: MIT

/// Accepted, and never used: what presents a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// What hears of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// nil: nothing is presented.
  open var containerView: UIView? { nil }
  /// The view of what is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the view would be, in points.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// How the controller is presented where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// How the controller is presented with some traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { presentationStyle }
  /// Whether the view covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view before goes.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits that replace some of the controller's.
  open var overrideTraitCollection: UITraitCollection?
  /// Never called.
  open func presentationTransitionWillBegin() {}
  /// Never called.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func dismissalTransitionWillBegin() {}
  /// Never called.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func containerViewWillLayoutSubviews() {}
  /// Never called.
  open func containerViewDidLayoutSubviews() {}
  /// Never called: the size is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: the layout of a child changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called: the size of the content changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child: that of the screen, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Creates what presents a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? UIViewController()
  }
}

/// What hears of a presentation. None of its methods is called.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// What hears of a popover. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// nil: nothing is presented.
  public var presentationController: UIPresentationController? { nil }
  /// nil: nothing is presented.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

/// Accepted, and never used: what presents a popover.
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the popover points.
  open var sourceView: UIView?
  /// Where the popover points, in points.
  open var sourceRect: CGRect = .zero
  /// The sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Whether the popover may cover its view.
  open var canOverlapSourceViewRect = false
  /// The button that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// What it points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Views that receive touches meanwhile.
  open var passthroughViews: [UIView]?
  /// The color behind.
  open var backgroundColor: UIColor?
  /// The room around, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The edge at which it points.
  open var arrowDirection: UIPopoverArrowDirection { [] }
}

/// The sides of a popover's arrow, by UIKit's names.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt
  /// Creates a set of sides.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A side.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// A side.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// A side.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// A side.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All sides.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover points at.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// What has content of a size of its own.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size of the content in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
