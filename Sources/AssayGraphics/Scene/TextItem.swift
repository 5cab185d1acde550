// SPDX-License-Identifier: MIT

/// Shaped text: glyphs at their places, and the words they stand for.
package struct TextItem: Hashable, Sendable {
  /// The text as laid out, before any truncation.
  package var string: String
  /// The text box in points; glyphs may reach beyond it.
  package var frame: Rect
  package var runs: [GlyphRun]
  /// Whether some of the text was cut off for want of room.
  package var isTruncated: Bool

  package init(string: String, frame: Rect, runs: [GlyphRun], isTruncated: Bool = false) {
    self.string = string
    self.frame = frame
    self.runs = runs
    self.isTruncated = isTruncated
  }
}

extension TextItem {
  /// Whether glyphs stand below others by more than half of their size, as no superscript does.
  package var hasSeveralLines: Bool {
    let heights = runs.flatMap { run in run.glyphs.map(\.y) }
    guard let top = heights.min(), let bottom = heights.max() else { return false }
    return bottom - top > (runs.map(\.pointSize).min() ?? 0) * 0.75
  }
}

/// Glyphs of one face at one size in one paint.
package struct GlyphRun: Hashable, Sendable {
  /// The face's name in the font book, such as `Inter-Regular`.
  package var face: String
  /// In points.
  package var pointSize: Double
  package var paint: Paint
  package var glyphs: [Glyph]
  /// How much wider and higher strokes are drawn than the font's, per point of the size, for font
  /// smoothing and the weights of symbols: 0 draws the outlines, less draws thinner strokes.
  package var growth: Double

  package init(
    face: String, pointSize: Double, paint: Paint, glyphs: [Glyph], growth: Double = 0
  ) {
    self.face = face
    self.pointSize = pointSize
    self.paint = paint
    self.glyphs = glyphs
    self.growth = growth
  }
}

/// A glyph and the place of its origin on the baseline, in points of the scene.
package struct Glyph: Hashable, Sendable {
  package var id: UInt32
  package var x: Double
  package var y: Double

  package init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}
