// SPDX-License-Identifier: MIT

extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.style.font = $0.style.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.style.weight = $0.style.weight ?? weight }
  }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text {
    guard isActive else { return self }
    return styled {
      guard $0.style.weight == nil else { return }
      $0.style.weight = .bold
      $0.isBold = true
    }
  }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text {
    styled { $0.style.isItalic = $0.style.isItalic ?? isActive }
  }

  public func monospacedDigit() -> Text { styled { $0.style.hasMonospacedDigits = true } }

  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let node = style.styleNode(in: EnvironmentScope.current?.environment ?? EnvironmentValues())
    return styled { $0.style.foreground = $0.style.foreground ?? node }
  }

  /// The color of the line and its pattern are the text's own and solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.style.isUnderlined = $0.style.isUnderlined ?? isActive }
  }

  /// The color of the line and its pattern are the text's own and solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.style.isStruckThrough = $0.style.isStruckThrough ?? isActive }
  }

  public func kerning(_ kerning: Double) -> Text {
    styled { $0.style.kerning = $0.style.kerning ?? kerning }
  }

  public func tracking(_ tracking: Double) -> Text {
    styled { $0.style.tracking = $0.style.tracking ?? tracking }
  }

  public func baselineOffset(_ offset: Double) -> Text {
    styled { $0.style.baselineOffset = $0.style.baselineOffset ?? offset }
  }

  private func styled(_ change: (inout StyledPiece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }

  public typealias TruncationMode = AssayViews.TruncationMode
  public typealias Case = TextCase
}
