// SPDX-License-Identifier: MIT

// What is seen of a view in a menu or under a finger. A snapshot shows none of it.

/// Accepted, but not drawn: how a view looks in a menu.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The outline.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind.
  open var backgroundColor: UIColor! = .clear
}

/// Accepted, but not drawn: how a view looks under a finger.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Accepted, but not drawn: where a picture begins or ends.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view around.
  public let container: UIView
  /// The middle in points.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - container: the view around.
  ///   - center: the middle in points.
  ///   - transform: how it is turned and scaled.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// Accepted, but not drawn: the picture of a view.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it is; nil for the view's own place.
  public let target: UIPreviewTarget?
  /// The size in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - parameters: how it looks.
  ///   - target: where it is.
  public init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(),
    target: UIPreviewTarget? = nil
  ) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }
}
