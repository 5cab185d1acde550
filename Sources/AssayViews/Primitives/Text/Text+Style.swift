// SPDX-License-Identifier: MIT

internal import AssayGraphics

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

  /// Underlines the text. The lengths of a pattern's dashes and dots are estimated: Apple publishes
  /// none.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = LineStyle(pattern: pattern, color: color).node(isActive)
    return styled { $0.style.underline = $0.style.underline ?? line }
  }

  /// Strikes the text through. The lengths of a pattern's dashes and dots are estimated: Apple
  /// publishes none.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = LineStyle(pattern: pattern, color: color).node(isActive)
    return styled { $0.style.strikethrough = $0.style.strikethrough ?? line }
  }

  /// Underlines the text, unless a style nearer to the words says whether it is.
  package func underlined(_ line: LineStyle) -> Text {
    styled { $0.style.underline = $0.style.underline ?? line.node }
  }

  /// Strikes the text through, unless a style nearer to the words says whether it is.
  package func struckThrough(_ line: LineStyle) -> Text {
    styled { $0.style.strikethrough = $0.style.strikethrough ?? line.node }
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
    /// What of a line of UIKit's is not drawn, as in "a double line".
    private var look: String?

    /// Creates a line, for an attributed string.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// - Parameter look: what of the line is not drawn, as in "a double line".
    package init(pattern: Pattern, undrawn look: String?) {
      self.init(pattern: pattern)
      self.look = look
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The line in another color.
    package func colored(_ color: Color) -> LineStyle {
      var copy = LineStyle(pattern: pattern, color: color)
      copy.look = look
      return copy
    }

    /// What of the line is not drawn, for a report.
    ///
    /// - Parameter line: "an underline" or "a strikethrough".
    package func undrawn(as line: String) -> String? { look.map { "\($0) of \(line)" } }

    /// The line in a description.
    var node: TextLine { TextLine(pattern: pattern.linePattern, color: color) }

    func node(_ isActive: Bool) -> TextLine { isActive ? node : TextLine(isDrawn: false) }

    /// The pattern of a line.
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

      fileprivate var linePattern: LinePattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      }
    }
  }

  /// Where text that does not fit is cut.
  public typealias TruncationMode = EnvironmentValues.TruncationMode
  /// The case that text is shown in.
  public typealias Case = EnvironmentValues.TextCase
}
