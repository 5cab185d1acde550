// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Pixels, by Core Graphics' name: those of an image's file.
public final class CGImage: Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// Returns the part in a rectangle of pixels, whose sides are widened to whole ones; nil where
  /// the rectangle is outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(part.minX)..<Int(part.maxX)
    let pixels = (Int(part.minY)..<Int(part.maxY)).flatMap { row in
      bitmap.pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)]
    }
    return CGImage(Bitmap(width: columns.count, height: Int(part.height), pixels: Array(pixels)))
  }
}

extension CGImage {
  /// The image in another size, in pixels, each the mean of those that it covers; nil for a size
  /// without a pixel, and for one of more pixels than any picture has.
  public func _resampled(width: CGFloat, height: CGFloat) -> CGImage? {
    guard width >= 0.5, height >= 0.5, width * height <= 1e8 else { return nil }
    return CGImage(
      bitmap.resampled(width: Int(width.rounded()), height: Int(height.rounded())))
  }
}

extension UIImage {
  /// The pixels of the image's file; nil for a symbol, for a picture of shapes, and for an image
  /// that code has drawn. Asking for those of an image that is not drawn, such as one of a GIF
  /// file, is reported.
  public var cgImage: CGImage? {
    if case .undrawn(let words) = source { LeftOutNotes.add(words) }
    return bitmap.map { CGImage($0) }
  }

  /// Creates an image of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels. One that is turned or mirrored is drawn upright, and is reported.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    do {
      let bytes = try PNG.encode(cgImage.bitmap)
      self.init(
        .data(bytes, scale: scale > 0 ? scale : 1),
        undrawn: orientation == .up ? nil : "orientation")
    } catch { self.init(undrawn: "an image of pixels, which cannot be encoded") }
  }
}

extension Image {
  /// Creates an image of pixels, for accessibility by a text. One that is turned or mirrored is
  /// drawn upright, and is reported.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation))
    node.label = label.plainText
  }

  /// Creates an image of pixels that accessibility ignores. One that is turned or mirrored is drawn
  /// upright, and is reported.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation))
    node.isDecorative = true
  }
}

/// The orientation of an image in its file; the numbers are those of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As it is stored.
  case up = 1
  /// A rotation, with or without mirroring.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
