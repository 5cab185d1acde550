// SPDX-License-Identifier: MIT

/// How much wider than Inter's the "%" of San Francisco is.
///
/// Ink of the sign in pictures of home-assistant's iOS app, next to Inter's at the same size: 0.80
/// em and 0.63 em at 15 points, regular; 0.88 and 0.67 at 12, 16 and 17 points, semibold; 0.82 and
/// 0.67 at 34 points, bold. Its advance is among the others (`StandInAdvanceTable`).
struct StandInPercent: Sendable {
  private let glyph: UInt32
  private let stretch: Double

  /// - Parameter glyph: the sign's in the face, 0 where there is none.
  init(face: String, glyph: UInt32) {
    self.glyph = glyph
    stretch = face.hasPrefix("InterDisplay") ? 1.23 : 1.3
  }

  /// How many times as wide a glyph is drawn, about its middle.
  func stretch(of glyph: UInt32) -> Double { glyph != 0 && glyph == self.glyph ? stretch : 1 }
}
