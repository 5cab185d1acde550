// SPDX-License-Identifier: MIT

internal import AssayNodes

/// Automatic grammar agreement: `^[2 item](inflect: true)` is "2 items".
///
/// The number decides about the last word, in English. What a rule for English words cannot tell is
/// shown as it is written, and reported.
struct Inflection {
  /// Of the text.
  var locale: String

  /// The text without the marks of agreement.
  func applied(to text: String, notes: inout SceneNotes) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "^["),
      let end = rest[start.upperBound...].firstRange(of: "]("),
      let close = rest[end.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<start.lowerBound]
      let words = rest[start.upperBound..<end.lowerBound]
      if rest[end.upperBound..<close].filter({ $0 != " " }) == "inflect:true",
        let inflected = inflected(String(words))
      {
        result += inflected
      } else {
        notes.add(.notDrawn("the inflection of '\(Self.plain(words))'", changesColors: false))
        result += words
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Nil where the number or the word that follows it is not known.
  private func inflected(_ text: String) -> String? {
    guard locale == "en" || locale.hasPrefix("en_") || locale.hasPrefix("en-") else { return nil }
    let words = Self.plain(text[...]).split(separator: " ")
    guard let number = words.first(where: { $0.contains(where: \.isNumber) }),
      let noun = words.last, noun.allSatisfy(\.isLetter), !words.contains(where: Self.partsPhrase)
    else { return nil }
    guard number != "1" else { return text }
    guard let start = text.ranges(of: noun).last else { return nil }
    return text.replacing(noun, with: EnglishPlural.of(String(noun)), subrange: start)
  }

  /// What follows one of these words is not what is counted.
  private static func partsPhrase(_ word: Substring) -> Bool {
    ["ago", "at", "by", "for", "from", "in", "left", "of", "on", "per", "remaining", "to", "with"]
      .contains(word.lowercased())
  }

  /// The words without the marks around values.
  private static func plain(_ text: Substring) -> String {
    text.filter { $0 != InlineMarkdown.literalStart && $0 != InlineMarkdown.literalEnd }
  }
}

/// The plural of an English noun.
enum EnglishPlural {
  private static let irregular: [String: String] = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes",
    "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men",
    "mouse": "mice", "person": "people", "potato": "potatoes", "shelf": "shelves",
    "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives",
    "wolf": "wolves", "woman": "women", "quiz": "quizzes", "analysis": "analyses",
  ]
  private static let unchanged: Set<String> = [
    "aircraft", "deer", "equipment", "fish", "information", "news", "series", "sheep", "species",
  ]

  static func of(_ noun: String) -> String {
    let lower = noun.lowercased()
    if unchanged.contains(lower) { return noun }
    if let plural = irregular[lower] {
      return String(noun.prefix(1)) + plural.dropFirst()
    }
    let last = lower.suffix(2)
    if ["s", "x", "z"].contains(lower.suffix(1)) || ["ch", "sh"].contains(last) {
      return noun + "es"
    }
    if last.count == 2, last.last == "y", let before = last.first, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
