// SPDX-License-Identifier: MIT

extension Text {
  /// Sets the font, unless a style nearer to the words sets it.
  public func font(_ font: Font?) -> Text { styled { $0.style.font = $0.style.font ?? font } }

  /// Sets the weight of the font, unless a style nearer to the words sets it.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.style.weight = $0.style.weight ?? weight }
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold if `isActive` is true.
  public func bold(_ isActive: Bool) -> Text {
    guard isActive else { return self }
    return styled {
      guard $0.style.weight == nil else { return }
      $0.style.weight = .bold
      $0.isBold = true
    }
  }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.style.isItalic = $0.style.isItalic ?? isActive }
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { styled { $0.style.hasMonospacedDigits = true } }

  /// Sets the color of the text; nil changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }

  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let node = style.styleNode(in: EnvironmentScope.current?.environment ?? EnvironmentValues())
    return styled { $0.style.foreground = $0.style.foreground ?? node }
  }

  /// Underlines the text. Unlike SwiftUI, the line is solid and has the color of
  /// the text; a snapshot reports another pattern or color.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled {
      guard $0.style.isUnderlined == nil else { return }
      $0.style.isUnderlined = isActive
      if isActive {
        $0.undrawn += LineStyle.undrawn("an underline", pattern, color).map { [$0] } ?? []
      }
    }
  }

  /// Strikes the text through. Unlike SwiftUI, the line is solid and has the color of
  /// the text; a snapshot reports another pattern or color.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled {
      guard $0.style.isStruckThrough == nil else { return }
      $0.style.isStruckThrough = isActive
      if isActive {
        $0.undrawn += LineStyle.undrawn("a strikethrough", pattern, color).map { [$0] } ?? []
      }
    }
  }

  /// Sets the extra space between characters, in points, which keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.style.kerning = $0.style.kerning ?? kerning }
  }

  /// Sets the extra space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.style.tracking = $0.style.tracking ?? tracking }
  }

  /// Moves the text up from its baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.style.baselineOffset = $0.style.baselineOffset ?? offset }
  }

  private func styled(_ change: (inout StyledPiece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    /// Creates a line, for an attributed string.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// What of the line is not drawn, for a report.
    func undrawn(as line: String) -> String? { Self.undrawn(line, pattern, color) }

    /// The pattern of a line. Unlike SwiftUI, every line is solid, which a snapshot reports.
    public enum Pattern: Hashable, Sendable {
      /// A continuous line.
      case solid
      /// A line of dots.
      case dot
      /// A line of dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    /// What of a line is not drawn, for a report.
    static func undrawn(_ line: String, _ pattern: Pattern, _ color: Color?) -> String? {
      switch (pattern == .solid, color == nil) {
      case (true, true): nil
      case (false, true): "the pattern of \(line)"
      case (true, false): "the color of \(line)"
      case (false, false): "the colored pattern of \(line)"
      }
    }
  }

  /// Where text that does not fit is cut.
  public typealias TruncationMode = EnvironmentValues.TruncationMode
  /// The case that text is shown in.
  public typealias Case = EnvironmentValues.TextCase
}
