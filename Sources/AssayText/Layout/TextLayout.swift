// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Text laid out in lines, its box at the origin.
public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// The line's own box within the text box, in points: as wide as its text, without trailing spaces.
    public var frame: Rect
    /// Distance of the baseline from the top of the text box, in points.
    public var baseline: Double
    public var runs: [GlyphRun]
    /// Underlines and strikes, in the text box.
    public var decorations: [Decoration]

    public init(
      frame: Rect, baseline: Double, runs: [GlyphRun], decorations: [Decoration] = []
    ) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
      self.decorations = decorations
    }
  }

  public struct Decoration: Hashable, Sendable {
    public var rect: Rect
    public var color: RGBAColor

    public init(rect: Rect, color: RGBAColor) {
      self.rect = rect
      self.color = color
    }
  }

  /// The text box in points, on the pixel grid.
  public var size: Size
  public var lines: [Line]
  /// The factor the text was shrunk by, 1 where it was not.
  public var scaleFactor: Double
  public var isTruncated: Bool

  public init(size: Size, lines: [Line], scaleFactor: Double = 1, isTruncated: Bool = false) {
    self.size = size
    self.lines = lines
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
  }

  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
