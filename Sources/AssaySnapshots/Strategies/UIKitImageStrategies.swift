// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import AssayViews
public import Foundation

extension Snapshotting where Value == UIImage, Format == Rendition {
  /// The pixels of an image that was read from data or a file.
  public static var image: Snapshotting { image() }

  /// The pixels of an image that was read from data or a file, which may differ a little.
  ///
  /// - Parameters:
  ///   - precision: The fraction of bytes that must be equal, from 0 to 1; of pixels with a
  ///     `perceptualPrecision` below 1.
  ///   - perceptualPrecision: How near a color must be, from 0 to 1.
  ///   - scale: Without effect, because the pixels are compared.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    SimplySnapshotting<Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)
    ).pullback { image in
      guard let data = image.pngData() else { throw ImageWithoutPixels() }
      return try Rendition(png: Array(data))
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == Rendition {
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
    SimplySnapshotting<Rendition>.image(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)
    ).pullback { path in
      let box = path.cgPath.boundingRect
      return try ViewRendering.rendition(
        of: path.cgPath.offsetBy(dx: -box.minX, dy: -box.minY).fill(.black),
        traits: TraitSet(
          canvas: .fixed(
            width: Double(box.width), height: Double(box.height), displayScale: Double(scale))))
    }
  }
}
