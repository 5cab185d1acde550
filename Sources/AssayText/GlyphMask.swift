// SPDX-License-Identifier: MIT

/// A drawn glyph: coverage of each pixel, or colour for an emoji.
public struct GlyphMask: Sendable {
  /// Pixels from the glyph's whole-pixel origin to the mask's left edge.
  public var left: Int
  /// Pixels from the baseline's row up to the mask's top edge.
  public var top: Int
  public var width: Int
  public var height: Int
  /// `width * height` bytes, 0 to 255; empty for a coloured glyph.
  public var coverage: [UInt8]
  /// `width * height` words as in `Bitmap`, for a coloured glyph; nil otherwise.
  public var color: [UInt32]?

  public init(
    left: Int, top: Int, width: Int, height: Int, coverage: [UInt8], color: [UInt32]? = nil
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
    self.color = color
  }
}

extension TextEngine {
  /// The mask of a glyph.
  ///
  /// - Parameters:
  ///   - face: a name from a `GlyphRun`.
  ///   - pixelSize: the font's size in pixels.
  ///   - quarter: the sub-pixel place of the origin, in quarters of a pixel to the right, 0...3.
  /// - Returns: an empty mask where the glyph draws nothing or the face is unknown.
  public func mask(face: String, glyph: UInt32, pixelSize: Double, quarter: Int) -> GlyphMask {
    fatalError("not written yet")
  }
}
