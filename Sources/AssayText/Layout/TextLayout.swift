// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Text laid out in lines, its box at the origin.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The line's own box within the text box, in points: as wide as its text, without trailing
    /// spaces.
    package var frame: Rect
    /// Distance of the baseline from the top of the text box, in points.
    package var baseline: Double
    package var runs: [GlyphRun]
    /// Underlines and strikes, in the text box.
    package var decorations: [Decoration]
    /// What is behind the text, in the text box.
    package var backgrounds: [Decoration]
    package var attachments: [Attachment]

    init(
      frame: Rect, baseline: Double, runs: [GlyphRun], decorations: [Decoration] = [],
      backgrounds: [Decoration] = [], attachments: [Attachment] = []
    ) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
      self.decorations = decorations
      self.backgrounds = backgrounds
      self.attachments = attachments
    }
  }

  /// The place of something that is not text.
  package struct Attachment: Hashable, Sendable {
    /// Index of its run in the request.
    package var run: Int
    /// In the text box.
    package var frame: Rect

    init(run: Int, frame: Rect) {
      self.run = run
      self.frame = frame
    }
  }

  package struct Decoration: Hashable, Sendable {
    package var rect: Rect
    package var color: RGBAColor
    /// Lengths of dash, gap, dash, ... in points; empty for a solid line.
    package var dash: [Double]
    /// How far into the pattern of dashes it starts, in points: the pattern runs on from one run of
    /// a line to the next.
    package var dashPhase: Double

    init(rect: Rect, color: RGBAColor, dash: [Double] = [], dashPhase: Double = 0) {
      self.rect = rect
      self.color = color
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// The text box in points, on the pixel grid.
  package var size: Size
  package var lines: [Line]
  /// The factor the text was shrunk by, 1 where it was not.
  package var scaleFactor: Double
  package var isTruncated: Bool

  init(size: Size, lines: [Line], scaleFactor: Double = 1, isTruncated: Bool = false) {
    self.size = size
    self.lines = lines
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
  }

  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
