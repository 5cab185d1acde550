// SPDX-License-Identifier: MIT

/// A glyph as HarfBuzz places it, in font units.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The first UTF-16 unit of its cluster, counted from the start of the shaped range.
  var cluster: Int
  var advance: Int32
  var xOffset: Int32
  /// Upwards.
  var yOffset: Int32
  /// Whether text cut before this cluster must be shaped again.
  var isUnsafeToBreak: Bool
}

/// Shaped text of one face: glyphs in visual order, in font units, so that one result serves all
/// sizes.
final class ShapedText: Sendable {
  let glyphs: [ShapedGlyph]

  init(glyphs: [ShapedGlyph]) {
    self.glyphs = glyphs
  }
}
