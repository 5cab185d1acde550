// SPDX-License-Identifier: MIT

/// The text that a symbol stands beside.
struct SymbolText: Hashable, Sendable {
  /// Of the font, in points.
  var size: Double
  /// Of the font, 100 to 900.
  var weight: Int
}

/// How thick the strokes of Apple's symbols are, and how much those of their stand-ins are to grow.
///
/// Measured in SwiftUI pictures at 16 and 17 points and regular weight, as ink per length: strokes
/// with free ends (xmark, chevron.down, arrow.right) are 0.083 to 0.089 of the size of the text,
/// the rings of questionmark.circle 0.071, and globe and person are as thin.
enum SymbolStroke {
  /// In points: below 0 where strokes are to be thinner than the glyph's. Of a sign within a filled
  /// form, the strokes are holes: the form grows where they are to be thinner.
  static func growth(
    of name: String, face: String, pointSize: Double, _ text: SymbolText
  ) -> Double {
    let regular = isOpen(name) ? 0.084 : 0.071
    let native = face == FontBook.symbolsName ? regular : strokes[face]
    guard let native, !isUntouched(name) else { return 0 }
    let own = native * pointSize
    let wanted = regular * factor(weight: text.weight) * text.size
    // NB: no outline may grow into itself.
    let difference = min(own, max(-0.5 * own, wanted - own))
    return strokesAreHoles(name, face: face) ? -difference : difference
  }

  /// `xmark.circle.fill`; of our own drawings not `house.fill`, whose roof is a stroke.
  private static func strokesAreHoles(_ name: String, face: String) -> Bool {
    let words = name.split(separator: ".")
    guard face == FontBook.symbolsName else { return words.contains("fill") }
    let forms: Set<Substring> = [
      "circle", "square", "rectangle", "seal", "shield", "triangle", "octagon", "hexagon",
      "diamond", "bubble", "app",
    ]
    return words.last == "fill" && words.count > 2 && !forms.isDisjoint(with: words)
  }

  /// Of the glyphs of a face, in em: two of 24 units in both of Google's and the community's icons.
  private static let strokes: [String: Double] = [
    "MaterialIcons": 2.0 / 24, "MaterialDesignIcons": 2.0 / 24,
  ]

  /// Strokes with free ends, alone.
  private static func isOpen(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    let signs: Set<Substring> = [
      "xmark", "checkmark", "plus", "minus", "chevron", "arrow", "equal",
    ]
    let forms: Set<Substring> = ["circle", "square", "rectangle"]
    guard let first = words.first, signs.contains(first) else { return false }
    return forms.isDisjoint(with: words)
  }

  /// Dots, discs and broad arcs, which are no strokes.
  private static func isUntouched(_ name: String) -> Bool {
    ["circle.fill", "square.fill", "ellipsis", "wifi"].contains(name)
  }

  /// How much thicker strokes are than regular ones, by the stems of Inter's weights.
  private static func factor(weight: Int) -> Double {
    let steps = [(100, 0.4), (200, 0.55), (300, 0.78), (400, 1), (500, 1.18), (600, 1.4)]
    let heavy = [(700, 1.6), (800, 1.8)]
    return (steps + heavy).first { weight <= $0.0 }?.1 ?? 2
  }
}
