// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Text to lay out: what is said, in which fonts and colors, and in how much room.
package struct TextRequest: Hashable, Sendable {
  /// Room in a line for something that is not text.
  package struct Attachment: Hashable, Sendable {
    /// The text of a run with an attachment: U+FFFC OBJECT REPLACEMENT CHARACTER.
    package static let character = "\u{FFFC}"

    /// In points, as the other lengths.
    package var width: Double
    package var height: Double
    /// The distance of its top from the baseline.
    package var ascent: Double
    /// Whether it makes its line as high as it is.
    package var growsLine: Bool

    package init(width: Double, height: Double, ascent: Double, growsLine: Bool) {
      self.width = width
      self.height = height
      self.ascent = ascent
      self.growsLine = growsLine
    }
  }

  /// A line under or through text.
  package struct Line: Hashable, Sendable {
    package var pattern: LinePattern
    /// nil for that of the text.
    package var color: RGBAColor?

    package init(pattern: LinePattern = .solid, color: RGBAColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Characters that share their looks.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    package var color: RGBAColor
    /// Distance between baselines that the run's text style asks for, in points; nil for the font's
    /// own.
    package var leading: Double?
    /// Added after each character, in points, on top of the stand-in font's own tracking.
    package var tracking: Double
    package var underline: Line?
    package var strikethrough: Line?
    /// Behind the characters, as high as their line; nil for none.
    package var background: RGBAColor?
    /// Upward shift in points.
    package var baselineOffset: Double
    /// What stands in the place of the run's one character; nil for text.
    package var attachment: Attachment?

    package init(
      text: String, font: FontDescriptor, color: RGBAColor, leading: Double? = nil,
      tracking: Double = 0, underline: Line? = nil, strikethrough: Line? = nil,
      background: RGBAColor? = nil, baselineOffset: Double = 0, attachment: Attachment? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.leading = leading
      self.tracking = tracking
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
      self.baselineOffset = baselineOffset
      self.attachment = attachment
    }
  }

  package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  package enum TruncationMode: String, Hashable, Sendable { case head, middle, tail }

  package var runs: [Run]
  /// The widest a line may be, in points; nil for no limit.
  package var maxWidth: Double?
  /// The tallest the text may be, in points; nil for no limit. At least one line is always laid
  /// out.
  package var maxHeight: Double?
  package var lineLimit: Int?
  /// How many lines the text is high at least.
  package var reservedLines: Int
  package var alignment: Alignment
  package var truncationMode: TruncationMode
  /// Added between the lines, in points.
  package var lineSpacing: Double
  /// In 0...1: how far the text may shrink before it is truncated.
  package var minimumScaleFactor: Double
  package var isRightToLeft: Bool
  /// Whether the second of two lines is kept from being a single word.
  package var avoidsOrphans: Bool
  /// Whether each line is as high as its text style's leading, half of it above the line, instead
  /// of as far from the next.
  package var everyLineHasLeading: Bool
  /// A BCP 47 tag, for shaping and line breaking.
  package var language: String
  /// Pixels per point: line boxes land on its grid.
  package var displayScale: Double

  package init(
    runs: [Run], maxWidth: Double? = nil, maxHeight: Double? = nil, lineLimit: Int? = nil,
    reservedLines: Int = 0, alignment: Alignment = .leading, truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0, minimumScaleFactor: Double = 1, isRightToLeft: Bool = false,
    avoidsOrphans: Bool = false, everyLineHasLeading: Bool = false, language: String = "en",
    displayScale: Double = 2
  ) {
    self.runs = runs
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.alignment = alignment
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.isRightToLeft = isRightToLeft
    self.avoidsOrphans = avoidsOrphans
    self.everyLineHasLeading = everyLineHasLeading
    self.language = language
    self.displayScale = displayScale
  }
}
