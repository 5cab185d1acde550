// SPDX-License-Identifier: MIT

/// Draws an image. Unlike UIKit's, it is drawn where a screen shows it, and has no pixels before.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the image, in points.
  private let bounds: CGRect
  /// How the image is made.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Creates what draws an image of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  /// Creates what draws an image of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates what draws an image of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates what draws an image of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The image that actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    if bounds.origin != .zero {
      context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    }
    let entry = UIGraphics.Entry(context, scale: format.scale, isOpaque: format.opaque)
    UIGraphics.entries.append(entry)
    defer { UIGraphics.entries.removeLast() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return entry.image
  }
  /// Empty data: the image has no pixels before a screen shows it. The actions are called.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Empty data: the image has no pixels before a screen shows it. The actions are called.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}

/// How an image is made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point, for `UIImage.scale`.
  open var scale: CGFloat = UIGraphics.screenScale
  /// Whether the image is opaque: black where nothing is drawn.
  open var opaque = false

  /// Returns the format of the screen.
  open class func `default`() -> Self { Self.init() }
  /// Returns the format of the screen.
  open class func preferred() -> Self { Self.init() }
  /// Creates the format of the screen.
  public required override init() {}
}

extension UIImage {
  /// The format of an image like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// Where an image is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  open private(set) var cgContext: CGContext
  /// How the image is made.
  open private(set) var format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// What is drawn so far.
  open var currentImage: UIImage {
    UIImage(drawn: cgContext.drawing(scale: format.scale, isOpaque: format.opaque))
  }
  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the edge of a rectangle with the current color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws only inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Begins an image of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphics.entries.append(
    UIGraphics.Entry(
      CGContext(size: size), scale: scale > 0 ? scale : UIGraphics.screenScale, isOpaque: opaque))
}
/// The image that is drawn so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphics.entries.last?.image
}
/// Ends an image.
public func UIGraphicsEndImageContext() {
  if !UIGraphics.entries.isEmpty { UIGraphics.entries.removeLast() }
}
