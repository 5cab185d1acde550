// SPDX-License-Identifier: MIT

nonisolated extension View {
  public func font(_ font: Font?) -> some View { modified(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { modified(.fontWeight(weight)) }
  public func bold(_ isActive: Bool = true) -> some View { modified(.bold(isActive)) }
  public func italic(_ isActive: Bool = true) -> some View { modified(.italic(isActive)) }
  public func fontDesign(_ design: Font.Design?) -> some View { modified(.fontDesign(design)) }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modified(.fontDesign(isActive ? .monospaced : nil))
  }
  public func monospacedDigit() -> some View { modified(.monospacedDigit) }

  /// The line has the text's own color and is solid.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(.underline(isActive))
  }

  /// The line has the text's own color and is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(.strikethrough(isActive))
  }

  public func kerning(_ kerning: Double) -> some View { modified(.kerning(kerning)) }
  public func tracking(_ tracking: Double) -> some View { modified(.tracking(tracking)) }
  public func baselineOffset(_ offset: Double) -> some View { modified(.baselineOffset(offset)) }
  public func textCase(_ textCase: TextCase?) -> some View { modified(.textCase(textCase)) }
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    modified(.lineSpacing(lineSpacing))
  }

  public func lineLimit(_ number: Int?) -> some View { modified(.lineLimit(number)) }

  /// The room of lines that are not there is not reserved.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modified(.lineLimit(limit))
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(.lineLimit(limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modified(.lineLimit(limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modified(.lineLimit(nil)) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(.multilineTextAlignment(alignment))
  }

  public func minimumScaleFactor(_ factor: Double) -> some View {
    modified(.minimumScaleFactor(factor))
  }

  public func truncationMode(_ mode: TruncationMode) -> some View {
    modified(.truncationMode(mode))
  }
  /// Not drawn: a text that does not fit is truncated without being set tighter, which is reported.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  public func foregroundColor(_ color: Color?) -> some View {
    modified { context in
      .foregroundStyle(
        color.map { .color($0) } ?? context.environment.foregroundStyle ?? .hierarchical(0))
    }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified { .foregroundStyle(style.styleNode(in: $0.environment)) }
  }

  /// The first style; the levels below follow from it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// The first style; the levels below follow from it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  public func tint(_ tint: Color?) -> some View { modified(.tint(tint)) }

  /// A style that is no color tints with the accent color.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modified { context in
      guard let tint else { return .tint(nil) }
      switch tint.styleNode(in: context.environment) {
      case .color(let color): return .tint(color)
      case .hierarchical(let level): return .tint(Color(base: .hierarchical(level)))
      case .linearGradient(let gradient): return .tint(gradient.gradient.stops.first?.color)
      case .tint, .background, .material: return .tint(context.environment.tint)
      }
    }
  }

  public func accentColor(_ color: Color?) -> some View { modified(.tint(color)) }
  public func imageScale(_ scale: ImageScale) -> some View { modified(.imageScale(scale)) }

  /// Of the modes only `monochrome` is drawn; another one is reported.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modified(.symbolRenderingMode(mode?.name ?? "monochrome"))
  }
}

/// How a symbol's layers are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let palette = SymbolRenderingMode(name: "palette")
}
