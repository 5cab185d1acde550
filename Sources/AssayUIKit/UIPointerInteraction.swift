// SPDX-License-Identifier: MIT

// What a pointer does over a view. A snapshot has no pointer.

/// Accepted, and never shown: a pointer over a view.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// What decides.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// nil: no view is kept.
  open var view: UIView? { nil }
  /// Whether a pointer is shown.
  open var isEnabled = true
  /// Creates a pointer.
  ///
  /// - Parameter delegate: what decides. It is never asked.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  /// Accepted, and does nothing.
  open func invalidate() {}
}

/// What decides about a pointer. It is never asked.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A part of a view that a pointer is over.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// The place in points.
  public let rect: CGRect
  /// Creates a part.
  ///
  /// - Parameters:
  ///   - rect: the place in points.
  ///   - identifier: a name. It is not used.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// Accepted, and never shown: what a pointer does to a view.
public enum UIPointerEffect {
  /// A way.
  case automatic(UITargetedPreview)
  /// The view shines.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view follows the pointer.
  case hover(UITargetedPreview)
}

/// Accepted, and never shown: the shape of a pointer.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A rectangle in points.
  case roundedRect(CGRect, radius: CGFloat = 0)
  /// A bar of a length in points.
  case verticalBeam(length: CGFloat)
  /// A bar of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// Accepted, and never shown: how a pointer looks.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// Creates a look.
  ///
  /// - Parameters:
  ///   - effect: what it does to a view. It is not used.
  ///   - shape: the shape. It is not used.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// Creates a look.
  ///
  /// - Parameters:
  ///   - shape: the shape. It is not used.
  ///   - constrainedAxes: where the pointer cannot move. They are not used.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  private override init() {}
  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
}
