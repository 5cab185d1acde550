// SPDX-License-Identifier: MIT

/// What a stand-in's glyphs take more or less room than San Francisco's, whatever the size.
struct StandInAdvances: Sendable {
  /// By glyph, in font units.
  private let byGlyph: [Int32]
  /// By glyph: how far it moves to the right within its advance.
  private let offsets: [Int32]
  private let isDigit: [Bool]
  private let roundedDigit: Int32
  /// By glyph: what a digit of a table lacks to the width of the zero. Inter's display cut gives
  /// its digits for tables eight different widths.
  private let tabular: [UInt32: Int32]
  /// nil for a cut whose ellipsis is as wide as San Francisco's.
  private let ellipsis: EllipsisDots?

  /// - Parameters:
  ///   - face: the name, which ends with the weight.
  ///   - unitsPerEm: per em of the size that San Francisco would have.
  ///   - tabularDigits: the face's own digits for tables, from 0 to 9.
  ///   - glyph: the glyph of a scalar, 0 where there is none.
  ///   - ink: the left and right edges of a glyph's ink, in font units.
  init(
    face: String, unitsPerEm: Double, tabularDigits: [ShapedGlyph], glyph: (UInt32) -> UInt32,
    ink: (UInt32) -> (left: Int, right: Int)?
  ) {
    let isDisplay = face.hasPrefix("InterDisplay")
    let heavier = StandInTracking.heavier(FontBook.weight(ofFace: face))
    var byGlyph: [Int32] = []
    var offsets: [Int32] = []
    var isDigit: [Bool] = []
    for row in StandInAdvanceTable.characters {
      let index = Int(glyph(row.scalar))
      guard index > 0 else { continue }
      if index >= byGlyph.count {
        byGlyph += [Int32](repeating: 0, count: index + 1 - byGlyph.count)
        offsets += [Int32](repeating: 0, count: index + 1 - offsets.count)
        isDigit += [Bool](repeating: false, count: index + 1 - isDigit.count)
      }
      let perEm = Double(isDisplay ? row.display : row.text) + Double(row.perWeight) * heavier
      byGlyph[index] = Int32((perEm / 10_000 * unitsPerEm).rounded())
      offsets[index] = Int32((Double(row.offset) / 10_000 * unitsPerEm).rounded())
      isDigit[index] = (0x30...0x39).contains(row.scalar)
    }
    self.byGlyph = byGlyph
    self.offsets = offsets
    self.isDigit = isDigit
    ellipsis =
      isDisplay
      ? EllipsisDots(heavier: heavier, unitsPerEm: unitsPerEm, glyph: glyph, ink: ink) : nil
    roundedDigit = Int32((StandInAdvanceTable.roundedDigit * unitsPerEm).rounded())
    let zero = tabularDigits.first?.advance ?? 0
    tabular = Dictionary(
      tabularDigits.map { ($0.id, zero - $0.advance) }, uniquingKeysWith: { first, _ in first })
  }

  /// Glyphs with their room, half of what is added on either side.
  func widened(
    _ text: ShapedText, hasRoundedDigits: Bool, hasTabularDigits: Bool
  ) -> ShapedText {
    var glyphs = text.glyphs
    for index in glyphs.indices {
      if hasTabularDigits, let added = tabular[glyphs[index].id] {
        glyphs[index].advance += added
        glyphs[index].xOffset += added / 2
        continue
      }
      let glyph = Int(glyphs[index].id)
      guard glyph < byGlyph.count else { continue }
      let added = byGlyph[glyph] + (hasRoundedDigits && isDigit[glyph] ? roundedDigit : 0)
      glyphs[index].advance += added
      glyphs[index].xOffset += added / 2 + offsets[glyph]
    }
    return ShapedText(glyphs: ellipsis?.replacingEllipses(in: glyphs) ?? glyphs)
  }
}
