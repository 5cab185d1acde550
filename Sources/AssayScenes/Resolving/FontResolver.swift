// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// What a font comes to in an environment.
struct ResolvedFont: Hashable {
  var descriptor: FontDescriptor
  /// From baseline to baseline, in points; nil where the font is of no text style.
  var leading: Double?
  /// What is not drawn as the font asks.
  var diagnostic: SceneDiagnostic.Code?

  /// San Francisco's line is 1950 + 494 of 2048 units high, that of the boxes one em.
  var lineHeight: Double {
    if let face = descriptor.face { return descriptor.size * (face.ascent + face.descent) }
    return descriptor.design == .boxes ? descriptor.size : descriptor.size * 2444 / 2048
  }
}

/// Turns fonts as SwiftUI names them into faces and sizes.
struct FontResolver {
  var values: EnvironmentValues
  var textStyles: TextStyleTable
  private let appFonts: AppFontFinder?

  init(_ environment: SceneEnvironment) {
    values = environment.values
    textStyles = environment.look.textStyles
    appFonts = environment.appFonts
  }

  func resolve(_ style: TextPieceStyle = TextPieceStyle()) -> ResolvedFont {
    let font = style.font ?? values.font ?? .body
    var size: Double
    var leading: Double?
    var weight: Font.Weight = .regular
    var emphasized: Font.Weight = .bold
    switch font.base {
    case .style(let textStyle):
      let metrics = textStyles.metrics(textStyle, values.dynamicTypeSize)
      size = metrics.pointSize
      leading = metrics.leading
      weight = metrics.weight
      emphasized = metrics.emphasizedWeight
    case .size(let points):
      size = points
    case .custom(_, let points, let textStyle, let isFixed):
      size =
        isFixed
        ? points
        : DynamicTypeMetrics.scaled(
          points, relativeTo: textStyle ?? .body, at: values.dynamicTypeSize,
          displayScale: values.displayScale)
    }
    let asked =
      style.weight ?? values.fontWeight
      ?? (font.isBold || values.isBold ? emphasized : nil) ?? font.weight
    weight = asked ?? weight
    let isItalic = style.isItalic ?? (font.isItalic || values.isItalic)
    var face: FontDescriptor.Face?
    var diagnostic: SceneDiagnostic.Code?
    let design = self.design(style.font == nil ? values.fontDesign ?? font.design : font.design)
    if case .custom(let name, _, _, _) = font.base, design != .boxes {
      let found = appFonts?.face(
        named: name, weight: values.legibilityIsBold ? heavier(weight) : asked?.value,
        isItalic: isItalic)
      face = found?.face
      if found == nil {
        diagnostic = .unknownFont(name)
      } else if found?.hasOneWeightOfMany == true {
        diagnostic = .notDrawn("a weight of the variable font '\(name)'", changesColors: false)
      } else if found?.lacksItalic == true {
        diagnostic = .notDrawn(
          "the italic of the font '\(name)', which has no italic face,", changesColors: false)
      }
      if let face, face.lineGap > 0 { leading = size * (face.ascent + face.descent + face.lineGap) }
    }
    // Noto Sans Mono, which stands in for SF Mono, has no italic.
    if design == .monospaced, isItalic, face == nil, diagnostic == nil {
      diagnostic = .notDrawn("the italic of the monospaced design", changesColors: false)
    }
    // UIKit's tight and loose leading take away and add two points.
    switch font.leading {
    case .standard: break
    case .tight: leading = leading.map { $0 - 2 }
    case .loose: leading = leading.map { $0 + 2 }
    }
    return ResolvedFont(
      descriptor: FontDescriptor(
        size: max(0, size), weight: values.legibilityIsBold ? heavier(weight) : weight.value,
        isItalic: isItalic,
        design: design,
        hasMonospacedDigits: style.hasMonospacedDigits
          ?? (font.hasMonospacedDigits || values.hasMonospacedDigits), face: face),
      leading: leading, diagnostic: diagnostic)
  }

  /// Bold Text draws regular text as semibold, and heavier text one step heavier.
  private func heavier(_ weight: Font.Weight) -> Int {
    min(900, weight.value + (weight.value <= 400 ? 200 : 100))
  }

  private func design(_ design: Font.Design) -> FontDescriptor.Design {
    switch design {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .boxes: .boxes
    }
  }
}
