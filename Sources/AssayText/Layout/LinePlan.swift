// SPDX-License-Identifier: MIT

/// What stands on a line, before its glyphs are placed.
struct LinePlan: Hashable, Sendable {
  /// A character that only the layout adds, by its UTF-16 unit.
  enum Sign: UInt16, Hashable, Sendable {
    /// At the end of a line within a word.
    case hyphen = 0x2D
    /// Where text was left out.
    case ellipsis = 0x2026
  }

  enum Piece: Hashable, Sendable {
    /// UTF-16 units of the paragraph.
    case text(Range<Int>)
    /// What is not in the text, in the style of an index.
    case sign(Sign, style: Int)
  }

  /// Index of the paragraph.
  var paragraph: Int
  /// In logical order.
  var pieces: [Piece]
  /// The units that belong to the line, with the spaces that hang at its end.
  var range: Range<Int>
}

/// Breaks prepared text into lines no wider than a limit: greedily, as UAX #14 allows. Of what has
/// no place to break, the word that does not fit is hyphenated where the language's patterns are
/// known and a hyphen has room; otherwise it breaks between characters.
///
/// Seen in pictures of iOS 26: "accessibilityRemoveTraits" breaks before "Traits" with a hyphen,
/// "combine" without one where "com-" is too wide, and ordinary words are not hyphenated.
struct LineBreaker {
  private struct LineEnd {
    var offset: Int
    var hasHyphen = false
  }

  var text: PreparedText
  /// In points; nil for no limit.
  var maxWidth: Double?
  /// A BCP 47 tag, for hyphens.
  var language: String
  /// The width of a hyphen in the style of an index, in points.
  var hyphenWidth: (Int) -> Double

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
        let range = start..<end.offset
        var pieces: [LinePlan.Piece] = [.text(start..<paragraph.trimmedEnd(range))]
        if end.hasHyphen {
          pieces.append(.sign(.hyphen, style: paragraph.style(at: end.offset - 1)))
        }
        lines.append(LinePlan(paragraph: index, pieces: pieces, range: range))
        start = end.offset
      } while start < paragraph.units.count
    }
    return lines
  }

  /// The end of a line that starts at `start`.
  private func lineEnd(in paragraph: PreparedParagraph, from start: Int) -> LineEnd {
    let count = paragraph.units.count
    guard let maxWidth, start < count else { return LineEnd(offset: count) }
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
    if let lastFit { return LineEnd(offset: lastFit) }
    guard let lastCharacter else {
      // Not even a character fits: it stands alone.
      return LineEnd(
        offset: (start + 1...count).first { paragraph.isCharacterStart[$0] } ?? count)
    }
    if let place = hyphen(in: paragraph, start..<lastCharacter, limit: limit) {
      return LineEnd(offset: place, hasHyphen: true)
    }
    return LineEnd(offset: lastCharacter)
  }

  /// The last place on the line, in the word that its end cuts, that a hyphen fits before; nil
  /// where the line ends between words.
  private func hyphen(
    in paragraph: PreparedParagraph, _ line: Range<Int>, limit: Double
  ) -> Int? {
    let units = paragraph.units
    func isLetter(_ offset: Int) -> Bool { Hyphenation.isLetter(units[offset]) }
    // Patterns are read for the first word that needs them: most texts have none.
    guard line.upperBound < units.count, isLetter(line.upperBound),
      let hyphenation = Hyphenation.of(language: language)
    else { return nil }
    var start = line.upperBound
    while start > 0, isLetter(start - 1) { start -= 1 }
    var end = line.upperBound
    while end < units.count, isLetter(end) { end += 1 }
    return hyphenation.places(in: units[start..<end]).last { place in
      line.lowerBound < place && place <= line.upperBound && paragraph.isCharacterStart[place]
        && paragraph.widths[place] + hyphenWidth(paragraph.style(at: place - 1)) <= limit
    }
  }
}
