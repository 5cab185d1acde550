// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Text to lay out: what is said, in which fonts and colours, and in how much room.
public struct TextRequest: Hashable, Sendable {
  /// Characters that share their looks.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor
    public var color: RGBAColor
    /// Distance between baselines that the run's text style asks for, in points; nil for the font's own.
    public var leading: Double?
    /// Added after each character, in points, on top of the stand-in font's own tracking.
    public var tracking: Double
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// Upward shift in points.
    public var baselineOffset: Double

    public init(
      text: String, font: FontDescriptor, color: RGBAColor, leading: Double? = nil,
      tracking: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
      baselineOffset: Double = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.leading = leading
      self.tracking = tracking
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.baselineOffset = baselineOffset
    }
  }

  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  public enum TruncationMode: String, Hashable, Sendable { case head, middle, tail }

  public var runs: [Run]
  /// The widest a line may be, in points; nil for no limit.
  public var maxWidth: Double?
  /// The tallest the text may be, in points; nil for no limit. At least one line is always laid out.
  public var maxHeight: Double?
  public var lineLimit: Int?
  public var alignment: Alignment
  public var truncationMode: TruncationMode
  /// Added between the lines, in points.
  public var lineSpacing: Double
  /// In 0...1: how far the text may shrink before it is truncated.
  public var minimumScaleFactor: Double
  public var isRightToLeft: Bool
  /// A BCP 47 tag, for shaping and line breaking.
  public var language: String
  /// Pixels per point: line boxes land on its grid.
  public var displayScale: Double

  public init(
    runs: [Run], maxWidth: Double? = nil, maxHeight: Double? = nil, lineLimit: Int? = nil,
    alignment: Alignment = .leading, truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0, minimumScaleFactor: Double = 1, isRightToLeft: Bool = false,
    language: String = "en", displayScale: Double = 2
  ) {
    self.runs = runs
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.displayScale = displayScale
  }
}
