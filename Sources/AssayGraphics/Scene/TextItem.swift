// SPDX-License-Identifier: MIT

/// Shaped text: glyphs at their places, and the words they stand for.
public struct TextItem: Codable, Hashable, Sendable {
  /// The text as laid out, before any truncation.
  public var string: String
  /// The text box in points; glyphs may reach beyond it.
  public var frame: Rect
  public var runs: [GlyphRun]
  /// Whether some of the text was cut off for want of room.
  public var isTruncated: Bool

  public init(string: String, frame: Rect, runs: [GlyphRun], isTruncated: Bool = false) {
    self.string = string
    self.frame = frame
    self.runs = runs
    self.isTruncated = isTruncated
  }
}

/// Glyphs of one face at one size in one paint.
public struct GlyphRun: Codable, Hashable, Sendable {
  /// The face's name in the font book, such as `Inter-Regular`.
  public var face: String
  /// In points.
  public var pointSize: Double
  public var paint: Paint
  public var glyphs: [Glyph]

  public init(face: String, pointSize: Double, paint: Paint, glyphs: [Glyph]) {
    self.face = face
    self.pointSize = pointSize
    self.paint = paint
    self.glyphs = glyphs
  }
}

/// A glyph and the place of its origin on the baseline, in points of the scene.
public struct Glyph: Codable, Hashable, Sendable {
  public var id: UInt32
  public var x: Double
  public var y: Double

  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}
