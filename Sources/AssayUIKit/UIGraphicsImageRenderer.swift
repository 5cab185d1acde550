// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: draws an image.
open class UIGraphicsImageRenderer: NSObject {
  /// Creates what draws an image of a size in points.
  public init(size: CGSize) {}
  /// Creates what draws an image of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  /// Creates what draws an image of a rectangle in points.
  public init(bounds: CGRect) {}
  /// An image that is not drawn, and is reported. The actions are not called.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(undrawn: "an image that UIKit draws")
  }
}

/// Accepted, and not used: how an image is made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether the image is opaque.
  open var opaque = false
}

/// Accepted, and never made: where an image is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// Accepted, and does nothing.
  open func fill(_ rect: CGRect) {}
}

/// Accepted, and does nothing.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
/// An image that is not drawn, and is reported.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIImage(undrawn: "an image that UIKit draws")
}
/// Accepted, and does nothing.
public func UIGraphicsEndImageContext() {}
