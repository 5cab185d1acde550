// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the font of the texts in the view.
  public func font(_ font: Font?) -> some View { modified(.font(font)) }
  /// Sets the weight of the texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { modified(.fontWeight(weight)) }
  /// Sets whether the texts in the view are bold.
  public func bold(_ isActive: Bool = true) -> some View { modified(.bold(isActive)) }
  /// Sets whether the texts in the view are italic.
  public func italic(_ isActive: Bool = true) -> some View { modified(.italic(isActive)) }
  /// Sets the design of the texts in the view.
  public func fontDesign(_ design: Font.Design?) -> some View { modified(.fontDesign(design)) }
  /// Accepted, but not drawn: the width of the letters, which a snapshot reports unless it is the
  /// standard one.
  public func fontWidth(_ width: Font.Width?) -> some View {
    reporting(width == nil || width == .standard ? nil : "the width of a font")
  }
  /// Accepted, but not drawn: smaller text beside a text, which a snapshot reports.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    reporting(scale == .secondary && isEnabled ? "the secondary scale of a text" : nil)
  }
  /// Sets whether the texts in the view have a monospaced design.
  public func monospaced(_ isActive: Bool = true) -> some View {
    modified(.fontDesign(isActive ? .monospaced : nil))
  }
  /// Gives all digits of the texts in the view the same width.
  public func monospacedDigit() -> some View { modified(.monospacedDigit) }

  /// Underlines the texts in the view. The lengths of a pattern's dashes and dots are estimated:
  /// Apple publishes none.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(.underline(Text.LineStyle(pattern: pattern, color: color).node(isActive)))
  }

  /// Strikes the texts in the view through. The lengths of a pattern's dashes and dots are
  /// estimated: Apple publishes none.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(.strikethrough(Text.LineStyle(pattern: pattern, color: color).node(isActive)))
  }

  /// Sets the extra space between characters, in points, which keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> some View { modified(.kerning(kerning)) }
  /// Sets the extra space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View { modified(.tracking(tracking)) }
  /// Moves the texts up from their baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View { modified(.baselineOffset(offset)) }
  /// Sets the case that the texts in the view are shown in.
  public func textCase(_ textCase: Text.Case?) -> some View { modified(.textCase(textCase)) }
  /// Sets the extra space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modified(.lineSpacing(lineSpacing))
  }

  /// Sets the largest number of lines of a text; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { modified(.lineLimit(number)) }

  /// Sets the largest number of lines of a text, and whether a text with fewer is as high.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservingLines(reservesSpace ? limit : 0).modified(.lineLimit(limit))
  }

  /// Sets how many lines a text is high at least, and its largest number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservingLines(limit.lowerBound).modified(.lineLimit(limit.upperBound))
  }

  /// Sets the largest number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modified(.lineLimit(limit.upperBound))
  }

  /// Sets how many lines a text is high at least, without a limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservingLines(limit.lowerBound).modified(.lineLimit(nil))
  }

  /// The modifier stands inside of a line limit, which ends what is reserved around it.
  private func reservingLines(_ lines: Int) -> some View {
    OptionallyModifiedView(content: self, modifier: lines > 1 ? .reservedLines(lines) : nil)
  }

  /// Sets the alignment of the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(.multilineTextAlignment(alignment))
  }

  /// Lets a text shrink to fit, down to a factor of 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modified(.minimumScaleFactor(factor))
  }

  /// Sets where a text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modified(.truncationMode(mode))
  }
  /// Accepted, but not drawn: whether the space between characters may shrink. A snapshot reports
  /// it.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the color of the foreground; nil for the style in effect.
  public func foregroundColor(_ color: Color?) -> some View {
    modified { context in
      .foregroundStyle(
        color.map { .color($0) } ?? context.environment.foregroundStyle ?? .hierarchical(0))
    }
  }

  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified { .foregroundStyle(style.styleNode(in: $0.environment)) }
  }

  /// Sets the style of the foreground and of its second level, which `.secondary` stands for inside
  /// and which a symbol's second layer has.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modified {
      .foregroundStyle(
        primary.styleNode(in: $0.environment), secondary.styleNode(in: $0.environment))
    }
  }

  /// Sets the style of the foreground and of its second and third levels, which `.secondary` and
  /// `.tertiary` stand for inside and which a symbol's layers have.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modified {
      .foregroundStyle(
        primary.styleNode(in: $0.environment), secondary.styleNode(in: $0.environment),
        tertiary.styleNode(in: $0.environment))
    }
  }

  /// Sets the accent color, and with it the tint of controls.
  public func accentColor(_ color: Color?) -> some View {
    EnvironmentChangingView(content: self) { $0.gradientTint = nil }.modified(.accentColor(color))
  }
  /// Sets the size of the symbols in the view.
  public func imageScale(_ scale: Image.Scale) -> some View { modified(.imageScale(scale)) }

  /// Sets how the layers of symbols are colored. Unlike SwiftUI, only symbols of one layer and
  /// signs in filled forms, such as `plus.circle.fill`, are drawn in a mode other than monochrome;
  /// for others a snapshot reports the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modified(.symbolRenderingMode(mode?.mode))
  }
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let mode: SymbolMode
  /// One color for all layers.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// One color with an opacity for each level of layers.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// A color for each level of layers.
  public static let palette = SymbolRenderingMode(mode: .palette)
}
