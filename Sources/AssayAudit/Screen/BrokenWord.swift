// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds words that a line's end breaks, as long words at large text sizes are.
enum BrokenWord {
  /// The first broken word; nil for none, and where glyphs do not stand for letters one by one, as
  /// where a word has a hyphen at the end of a line.
  static func word(of text: TextItem) -> String? {
    let counts = glyphCounts(of: text)
    guard counts.count > 1, !text.isTruncated else { return nil }
    let letters = Array(text.string)
    var place = 0
    var breaks: [Int] = []
    for (line, count) in counts.enumerated() {
      place += count
      guard place <= letters.count else { return nil }
      let end = place
      // Spaces and line breaks at the end of a line have no glyph.
      while place < letters.count, letters[place].isWhitespace { place += 1 }
      if line < counts.count - 1, place == end { breaks.append(end) }
    }
    guard place == letters.count else { return nil }
    for place in breaks where isInWord(letters[place - 1], letters[place]) {
      let start = letters[..<place].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
      let end = letters[place...].firstIndex { !$0.isLetter } ?? letters.count
      return String(letters[start..<end])
    }
    return nil
  }

  /// Letters of scripts that write words apart: not those of Thai, Chinese or Japanese, which come
  /// later in Unicode, and which may end a line anywhere.
  private static func isInWord(_ before: Character, _ after: Character) -> Bool {
    [before, after].allSatisfy { letter in
      letter.isLetter && letter.unicodeScalars.allSatisfy { $0.value < 0x0E00 }
    }
  }

  /// How many glyphs each line has, from the top.
  ///
  /// A piece with a baseline offset stays in its line: the baselines of two lines are about an em
  /// apart, or more.
  private static func glyphCounts(of text: TextItem) -> [Int] {
    var lines: [(baseline: Double, size: Double, count: Int)] = []
    for run in text.runs {
      for glyph in run.glyphs {
        let index = lines.lastIndex {
          abs($0.baseline - glyph.y) < 0.8 * max($0.size, run.pointSize)
        }
        if let index {
          lines[index].count += 1
        } else {
          lines.append((glyph.y, run.pointSize, 1))
        }
      }
    }
    return lines.sorted { $0.baseline < $1.baseline }.map(\.count)
  }
}
