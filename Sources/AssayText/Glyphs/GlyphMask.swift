// SPDX-License-Identifier: MIT

/// A drawn glyph: coverage of each pixel, or color for an emoji.
package struct GlyphMask: Sendable {
  /// Pixels from the glyph's whole-pixel origin to the mask's left edge.
  package var left: Int
  /// Pixels from the baseline's row up to the mask's top edge.
  package var top: Int
  package var width: Int
  package var height: Int
  /// `width * height` bytes, 0 to 255; empty for a colored glyph.
  package var coverage: [UInt8]
  /// `width * height` words as in `Bitmap`, for a colored glyph; nil otherwise.
  package var color: [UInt32]?

  package init(
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

extension GlyphMask {
  /// The mask of a glyph that draws nothing.
  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}
