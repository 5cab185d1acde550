// SPDX-License-Identifier: MIT

/// Finds where a word may be hyphenated, by Liang's method: patterns of letters give a value to
/// each place between letters, the highest of a place counts, and an odd one allows a hyphen
/// (Franklin Mark Liang, "Word Hy-phen-a-tion by Com-put-er", 1983).
struct Hyphenation: Sendable {
  private static let english = Hyphenation(patterns: EnglishHyphenationPatterns.text)

  /// Of a BCP 47 tag; nil for a language whose patterns are not here.
  static func of(language: String) -> Hyphenation? {
    language == "en" || language.hasPrefix("en-") ? english : nil
  }

  /// How many letters of a word stay before the first hyphen and after the last one: those that the
  /// patterns were made for.
  private static let lettersBefore = 2
  private static let lettersAfter = 3

  /// The values before each letter of a pattern, and after the last one. A word begins and ends
  /// with ".".
  private let values: [[UInt8]: [UInt8]]
  private let longest: Int

  /// - Parameter patterns: divided by spaces or line ends, in the form of TeX: "hy3ph".
  init(patterns: String) {
    var values: [[UInt8]: [UInt8]] = [:]
    var longest = 0
    for pattern in patterns.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      var letters: [UInt8] = []
      var places: [UInt8] = [0]
      for byte in pattern {
        if (0x30...0x39).contains(byte) {
          places[places.count - 1] = byte - 0x30
        } else {
          letters.append(byte)
          places.append(0)
        }
      }
      values[letters] = places
      longest = max(longest, letters.count)
    }
    self.values = values
    self.longest = longest
  }

  /// Whether a UTF-16 unit is one of the letters that the patterns are about.
  static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  /// The offsets that a hyphen may stand before, in ascending order, as indices of `word`: letters
  /// only, in upper or lower case.
  func places(in word: ArraySlice<UInt16>) -> [Int] {
    let dotted: [UInt8] =
      [0x2E] + word.map { UInt8(truncatingIfNeeded: $0 < 0x61 ? $0 + 0x20 : $0) } + [0x2E]
    var best = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      for end in start + 1..<min(dotted.count, start + longest) + 1 {
        guard let found = values[Array(dotted[start..<end])] else { continue }
        for (place, value) in found.enumerated() {
          best[start + place] = max(best[start + place], value)
        }
      }
    }
    return word.indices.filter { index in
      let before = index - word.startIndex
      return before >= Self.lettersBefore && word.count - before >= Self.lettersAfter
        && best[before + 1] % 2 == 1
    }
  }
}
