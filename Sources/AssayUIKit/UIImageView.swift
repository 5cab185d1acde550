// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an image of UIKit.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image under a finger.
  open var highlightedImage: UIImage?
  /// Whether a finger is on the image.
  open var isHighlighted = false
  /// Images that follow each other.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are repeated; 0 for ever.
  open var animationRepeatCount = 0
  /// false: nothing moves.
  open var isAnimating: Bool { false }
  /// The size and weight of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with large text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// How bright the image may be.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// How bright the image is.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Accepted, and does nothing.
  open func startAnimating() {}
  /// Accepted, and does nothing.
  open func stopAnimating() {}
  /// Creates a view of two images.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Sendable {
    /// As the image says.
    case unspecified = -1
    /// A range.
    case standard, constrainedHigh, high
  }
}
