// SPDX-License-Identifier: MIT

/// An ellipsis as three periods, as far apart as San Francisco's dots at display sizes. Inter's own
/// stand further apart there, which would truncate titles a letter earlier.
///
/// Measured in a snapshot of a SwiftUI app: dots of a bold title of 56 points are 0.220 em apart,
/// those of a regular text of 37 points 0.189 em.
struct EllipsisDots: Sendable {
  private let ellipsis: UInt32
  private let period: UInt32
  /// In font units, as the other lengths.
  private let pitch: Int32
  /// How far the first dot moves from where a period has it.
  private let shift: Int32
  private let advance: Int32

  /// - Parameters:
  ///   - heavier: the weight above 400, per 300.
  ///   - unitsPerEm: per em of the size that San Francisco would have.
  ///   - glyph: the glyph of a scalar, 0 where there is none.
  ///   - ink: the left and right edges of a glyph's ink.
  init?(
    heavier: Double, unitsPerEm: Double, glyph: (UInt32) -> UInt32,
    ink: (UInt32) -> (left: Int, right: Int)?
  ) {
    ellipsis = glyph(0x2026)
    period = glyph(0x2E)
    guard ellipsis != 0, period != 0, let dots = ink(ellipsis), let dot = ink(period) else {
      return nil
    }
    let share = max(0, heavier)
    pitch = Int32(((0.189 + 0.031 * share) * unitsPerEm).rounded())
    let nearer = (0.01 + 0.02 * share) * unitsPerEm
    let left = Int32(max(0, Double(dots.left) - nearer))
    shift = left - Int32(dot.left)
    advance = left + 2 * pitch + Int32(dot.right - dot.left) + left
  }

  func replacingEllipses(in glyphs: [ShapedGlyph]) -> [ShapedGlyph] {
    guard glyphs.contains(where: { $0.id == ellipsis }) else { return glyphs }
    return glyphs.flatMap { glyph -> [ShapedGlyph] in
      guard glyph.id == ellipsis else { return [glyph] }
      return (0..<3).map { index in
        var dot = glyph
        dot.id = period
        dot.advance = index < 2 ? pitch : advance - 2 * pitch
        dot.xOffset = shift
        return dot
      }
    }
  }
}
