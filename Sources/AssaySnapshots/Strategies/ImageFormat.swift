// SPDX-License-Identifier: MIT

public import AssayDiff
internal import AssayGraphics
internal import AssaySnapshotStore
public import AssayViews
public import Foundation
internal import Synchronization

/// A format of pictures by its name in swift-snapshot-testing: `UIImage`.
///
/// A helper of your own may name it, as in `Snapshotting<UIViewController, UIImage>`. Where nothing
/// names a format, it is `Rendition`. Both write and compare the same files: an image that a
/// strategy of a view made stands for its rendition, so a failure says the same in words.
public protocol SnapshotImageFormat {}

extension UIImage: SnapshotImageFormat {}

// The strategies are generic over the format, because two of one format each would be ambiguous
// where nothing names a format. `UIImage` is the only one.

extension Snapshotting where Value: View, Format: SnapshotImageFormat {
  /// The view at its ideal size, with 2 pixels per point.
  public static var image: Snapshotting { Snapshotting<Value, Rendition>.image.asImages() }

  /// The view on the whole screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - traits: The traits that were given, which stand above those of the device.
  public static func image(
    on device: Device, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, layout: .device(config: device), traits: traits)
  }

  /// The view on a device, in a size or at its ideal size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - layout: The size.
  ///   - traits: The traits that were given, which stand above those of the place around.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Rendition>.image(
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, layout: layout, traits: traits
    ).asImages()
  }
}

extension Snapshotting where Value == UIViewController, Format: SnapshotImageFormat {
  /// The root view of a hosting controller in the size of the controller's view, or at its ideal
  /// size where no frame was set, with 2 pixels per point.
  public static var image: Snapshotting { Snapshotting<Value, Rendition>.image.asImages() }

  /// The root view of a hosting controller on the whole screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points that stands instead of the screen's, with the safe area of the
  ///     device.
  ///   - traits: The traits that were given, which stand above those of the place around.
  public static func image(
    on device: Device, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Rendition>.image(
      on: device, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits
    ).asImages()
  }

  /// The root view of a hosting controller in a size, or in that of its view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect, because there is no window.
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - size: A size in points; nil for that of the view's frame, or for the ideal size where no
  ///     frame was set.
  ///   - traits: The traits that were given, which stand above those of the place around.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Rendition>.image(
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits
    ).asImages()
  }
}

extension Snapshotting where Value == UIView, Format: SnapshotImageFormat {
  /// What a hosting controller's view shows; of another view a gray area, which is reported.
  public static var image: Snapshotting { Snapshotting<Value, Rendition>.image().asImages() }

  /// What a hosting controller's view shows; of another view a gray area, which is reported.
  ///
  /// The arguments are those of a controller's image. A nil `size` is that of the view's frame.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Rendition>.image(
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits
    ).asImages()
  }
}

extension Snapshotting where Value: UIImage, Format: SnapshotImageFormat {
  /// The pixels of an image.
  public static var image: Snapshotting { image() }

  /// The pixels of an image, which may differ a little.
  ///
  /// - Parameters:
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - scale: Pixels per point of an image that is read from a reference; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { (image: Value) -> Format in try ImageFormat<Format>.format(of: image) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format: SnapshotImageFormat {
  /// The path, filled with black, in the rectangle around it, with a pixel per point.
  public static var image: Snapshotting { image() }

  /// The path, filled with black, in the rectangle around it.
  ///
  /// - Parameters:
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<Value, Rendition>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).asImages()
  }
}

extension Diffing where Value: SnapshotImageFormat {
  /// PNG files, whose pixels must all be equal.
  public static var image: Diffing { image() }

  /// PNG files that may differ a little: with the meaning of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - scale: Pixels per point of an image that is read from a reference; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing<Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)
    ).ofImages(scale: scale ?? 1)
  }
}

extension Snapshotting where Format: SnapshotImageFormat {
  /// Returns the strategy with a tolerance, whatever the configuration says.
  public func tolerating(_ tolerance: SnapshotTolerance) -> Snapshotting {
    var strategy = self
    strategy.diffing = Diffing<Rendition>.image(tolerance: tolerance).ofImages(scale: 1)
    return strategy
  }
}

extension Snapshotting where Format == Rendition {
  /// The strategy with images of UIKit as its format, which know what they are made of until the
  /// assertion ends.
  private func asImages<Image: SnapshotImageFormat>() -> Snapshotting<Value, Image> {
    Snapshotting<Value, Image>(
      pathExtension: pathExtension, diffing: diffing.ofImages(scale: 1)
    ) { (value: Value) -> Async<Image> in
      snapshot(value).map { try ImageFormat.image(of: $0) }
    }
  }
}

extension Diffing where Value == Rendition {
  /// The comparison of the renditions that images stand for.
  fileprivate func ofImages<Image: SnapshotImageFormat>(scale: CGFloat) -> Diffing<Image> {
    var images = Diffing<Image>(
      toData: { try write(ImageFormat.rendition(of: $0)) },
      fromData: { data in
        guard let image = UIImage(data: data, scale: scale) else { throw UnreadableImage() }
        return try ImageFormat.format(of: image)
      },
      diff: { try diff(ImageFormat.rendition(of: $0), ImageFormat.rendition(of: $1)) })
    if let content { images.content = { try content(ImageFormat.rendition(of: $0)) } }
    return images
  }
}

/// Turns renditions to images of a format and back.
private enum ImageFormat<Format: SnapshotImageFormat> {
  /// A new image of a rendition, with the rendition's pixels per point.
  static func image(of rendition: Rendition) throws -> Format {
    let data = Data(try PNG.encode(rendition.bitmap))
    let image = UIImage(data: data, scale: CGFloat(rendition.traits.scale))
    if let image { AssertionScope.images?.add(image, of: rendition) }
    return try format(of: image)
  }

  /// The rendition that an image of this assertion was made of, or else its pixels.
  static func rendition(of format: Format) throws -> Rendition {
    guard let image = format as? UIImage else { throw ImageWithoutPixels() }
    if let rendition = AssertionScope.images?.rendition(of: image) { return rendition }
    guard let data = image.pngData() else { throw ImageWithoutPixels() }
    return try Rendition(png: Array(data))
  }

  static func format(of image: UIImage?) throws -> Format {
    guard let image = image as? Format else { throw ImageWithoutPixels() }
    return image
  }
}

/// Bytes that are no picture.
private struct UnreadableImage: Error, CustomStringConvertible {
  var description: String { "the bytes are not those of a picture; record the reference again" }
}

/// An image that no picture file can be made of.
struct ImageWithoutPixels: Error, CustomStringConvertible {
  var description: String {
    "the image has no pixels of its own; take a picture of 'Image(uiImage:)' instead"
  }
}

/// The renditions that the images of one assertion were made of.
final class RenditionsOfImages: Sendable {
  private struct Entry: Sendable {
    let image: UIImage
    let rendition: Rendition
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ image: UIImage, of rendition: Rendition) {
    entries.withLock { $0.append(Entry(image: image, rendition: rendition)) }
  }

  func rendition(of image: UIImage) -> Rendition? {
    entries.withLock { $0.first { $0.image === image }?.rendition }
  }
}
