// SPDX-License-Identifier: MIT

extension GlyphMark {
  /// Without the insides of letters: what has the color that is behind a letter, on the letter's
  /// own. In bold text that of an A looks like a small word.
  static func withoutInsides(_ marks: [GlyphMark]) -> [GlyphMark] {
    let order = marks.indices.sorted { marks[$0].box.top < marks[$1].box.top }
    var isInside = [Bool](repeating: false, count: marks.count)
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        if marks[other].box.top >= marks[index].box.bottom { break }
        if marks[other].isInside(of: marks[index]) { isInside[other] = true }
      }
    }
    return marks.indices.compactMap { isInside[$0] ? nil : marks[$0] }
  }

  private func isInside(of letter: GlyphMark) -> Bool {
    letter.box.holds(box) && letter.ink + ink < Self.mostFilled * Double(letter.box.area)
      && PixelStep.between(foreground, letter.background.color) <= Self.sameColor
      && PixelStep.between(background.color, letter.foreground) <= Self.sameColor
  }

  /// Of a letter's box, its insides counted: an A in bold fills two thirds of it. A disc,
  /// which may have initials on it, fills 0.785, and a filled button nearly all.
  private static let mostFilled = 0.72
  /// As lines are joined.
  private static let sameColor: Int32 = 60
}
