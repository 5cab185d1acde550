// SPDX-License-Identifier: MIT

/// Letters of another alphabet inside a word, which look like the word's own: a Cyrillic letter in
/// an English name.
enum ForeignLetters {
  /// Such as `U+0430 CYRILLIC SMALL LETTER A`, each once in order.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      for scalar in foreign(in: word) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let name = "U+\(code) \(scalar.properties.name ?? "")"
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Those of the alphabets that fewer letters of the word have; where that decides nothing, those
  /// that are not Latin.
  private static func foreign(in word: Substring) -> [Unicode.Scalar] {
    let letters = word.unicodeScalars.compactMap { scalar in
      alphabet(of: scalar).map { (scalar: scalar, alphabet: $0) }
    }
    let counts = Dictionary(letters.map { ($0.alphabet, 1) }, uniquingKeysWith: +)
    guard counts.count > 1 else { return [] }
    let own = counts.max {
      ($0.value, $0.key == latin ? 1 : 0) < ($1.value, $1.key == latin ? 1 : 0)
    }
    return letters.filter { $0.alphabet != own?.key }.map(\.scalar)
  }

  /// The first word of a letter's name in Unicode, where that is one of the alphabets whose letters
  /// are drawn alike.
  private static func alphabet(of scalar: Unicode.Scalar) -> Substring? {
    let first = scalar.properties.name?.split(separator: " ").first
    return first.flatMap { alike.contains($0) ? $0 : nil }
  }

  private static let latin: Substring = "LATIN"
  private static let alike: Set<Substring> = [
    latin, "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "FULLWIDTH", "MATHEMATICAL",
  ]
}
