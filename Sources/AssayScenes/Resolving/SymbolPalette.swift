// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// The styles of a symbol's layers.
struct SymbolPalette {
  /// Of the sign, or of all of the symbol.
  var sign: StyleNode
  /// Of the filled form behind the sign; nil where the symbol has one color.
  var form: StyleNode?
  /// What of the mode is not drawn.
  private var undrawn: String?

  /// - Parameter foreground: the style of the place.
  init(
    _ symbol: SymbolLayout, named name: String, mode: SymbolMode, foreground: StyleNode,
    styles: StyleResolver
  ) {
    sign = foreground
    switch (mode, symbol.layers) {
    case (.monochrome, _), (.hierarchical, .one), (.palette, .one),
      (.multicolor, .one(hasColors: false)):
      break
    // SF Symbols puts a form around a sign on the third level.
    case (.hierarchical, .sign): form = styles.level(2, of: foreground)
    case (.palette, .sign): form = styles.level(1, of: foreground)
    case (.multicolor, .sign(_, let color?)):
      sign = .color(.white)
      form = .color(Color(base: .system(color)))
    case (.multicolor, .sign), (.multicolor, .one), (_, nil):
      undrawn = mode.undrawn(of: name)
    }
  }

  /// What is not drawn: the mode, or colors of the form that no table holds.
  func notes(_ styles: StyleResolver) -> [SceneDiagnostic.Code] {
    let mode = undrawn.map { [SceneDiagnostic.Code.notDrawn($0)] } ?? []
    return mode + (form.map(styles.unknownColors) ?? [])
  }
}
