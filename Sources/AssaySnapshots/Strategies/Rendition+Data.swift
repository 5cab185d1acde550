// SPDX-License-Identifier: MIT

internal import AssayGraphics
public import AssaySnapshotStore
public import Foundation

extension Rendition {
  /// A picture from the bytes of its pixels: red, green, blue and opacity, in rows from the top.
  ///
  /// The colors are sRGB and already multiplied by the opacity:
  ///
  /// ```swift
  /// let red = Rendition(width: 1, height: 1, rgba: Data([255, 0, 0, 255]))
  /// ```
  ///
  /// - Precondition: `rgba` has four bytes a pixel.
  public init(width: Int, height: Int, rgba: Data) {
    precondition(rgba.count == width * height * 4, "A picture needs four bytes a pixel")
    var pixels = [UInt32](repeating: 0, count: width * height)
    _ = pixels.withUnsafeMutableBytes { rgba.copyBytes(to: $0) }
    self.init(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// The picture in a PNG file.
  ///
  /// - Throws: an error that describes itself when the file is no PNG or is damaged.
  public init(png: Data) throws {
    try self.init(png: Array(png))
  }

  /// In pixels.
  public var width: Int { bitmap.width }

  /// In pixels.
  public var height: Int { bitmap.height }

  /// The bytes of the pixels: red, green, blue and opacity, in rows from the top.
  public var rgba: Data { bitmap.pixels.withUnsafeBytes { Data($0) } }
}
