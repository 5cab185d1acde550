// SPDX-License-Identifier: MIT

/// What stands on a line, before its glyphs are placed.
struct LinePlan: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    /// UTF-16 units of the paragraph.
    case text(Range<Int>)
    /// The sign that text was left out, in the style of an index.
    case ellipsis(style: Int)
  }

  /// Index of the paragraph.
  var paragraph: Int
  /// In logical order.
  var pieces: [Piece]
  /// The units that belong to the line, with the spaces that hang at its end.
  var range: Range<Int>
}

/// Breaks prepared text into lines no wider than a limit: greedily, as UAX #14 allows; a word that
/// is too long breaks between characters.
struct LineBreaker {
  var text: PreparedText
  /// In points; nil for no limit.
  var maxWidth: Double?

  /// Sums of advances may exceed a width measured from the same advances by rounding alone.
  static let tolerance = 0.001

  /// The lines, or the first `limit` of them.
  func lines(limit: Int) -> [LinePlan] {
    var lines: [LinePlan] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = 0
      repeat {
        if lines.count >= limit { return lines }
        let end = lineEnd(in: paragraph, from: start)
        let range = start..<end
        lines.append(
          LinePlan(
            paragraph: index, pieces: [.text(start..<paragraph.trimmedEnd(range))], range: range))
        start = end
      } while start < paragraph.units.count
    }
    return lines
  }

  /// The offset after a line that starts at `start`.
  private func lineEnd(in paragraph: PreparedParagraph, from start: Int) -> Int {
    let count = paragraph.units.count
    guard let maxWidth, start < count else { return count }
    let limit = paragraph.widths[start] + maxWidth + LineBreaker.tolerance
    var lastFit: Int?
    var lastCharacter: Int?
    // The width without hanging spaces: it grows only where a unit is no space.
    var trimmed = paragraph.widths[start]
    for offset in (start + 1)...count {
      if !paragraph.isSpace[offset - 1] { trimmed = paragraph.widths[offset] }
      guard paragraph.isCharacterStart[offset] else { continue }
      if trimmed > limit { break }
      lastCharacter = offset
      if paragraph.mayBreak[offset] || offset == count { lastFit = offset }
    }
    if let lastFit { return lastFit }
    if let lastCharacter { return lastCharacter }
    // Not even a character fits: it stands alone.
    return (start + 1...count).first { paragraph.isCharacterStart[$0] } ?? count
  }
}
