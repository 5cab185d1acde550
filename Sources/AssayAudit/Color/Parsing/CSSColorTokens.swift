// SPDX-License-Identifier: MIT

/// The arguments of a CSS color function, as CSS Values 4 writes them.
struct CSSColorTokens {
  enum Token: Hashable {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    case word(String)
    case comma
    case slash
  }

  var name: String
  var tokens: [Token]

  init(_ text: String) throws(ColorSyntaxError) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      throw ColorSyntaxError(text, "a function ends with ')'")
    }
    name = text[..<open].lowercased()
    let body = text[text.index(after: open)...].dropLast()
    tokens = []
    var word = ""
    for character in body {
      switch character {
      case "(", ")":
        throw ColorSyntaxError(text, "functions inside a color are unsupported")
      case ",", "/":
        try Self.append(word, to: &tokens, of: text)
        word = ""
        tokens.append(character == "," ? .comma : .slash)
      case _ where character.isWhitespace:
        try Self.append(word, to: &tokens, of: text)
        word = ""
      default: word.append(character)
      }
    }
    try Self.append(word, to: &tokens, of: text)
  }

  private static func append(
    _ word: String, to tokens: inout [Token], of text: String
  ) throws(ColorSyntaxError) {
    if !word.isEmpty { tokens.append(try token(word.lowercased(), of: text)) }
  }

  private static let angles: [(unit: String, degrees: Double)] = [
    // "grad" before "rad", which it ends with.
    ("grad", 0.9), ("deg", 1), ("rad", 180 / .pi), ("turn", 360),
  ]

  private static func token(_ word: String, of text: String) throws(ColorSyntaxError) -> Token {
    guard let first = word.utf8.first, first < 0x3A else { return .word(word) }
    if let number = number(word) { return .number(number) }
    if word.hasSuffix("%"), let number = number(word.dropLast()) { return .percentage(number) }
    for (unit, degrees) in angles where word.hasSuffix(unit) {
      if let number = number(word.dropLast(unit.count)) { return .angle(number * degrees) }
    }
    throw ColorSyntaxError(text, "'\(word)' is not a number, percentage or angle")
  }

  /// NB: Swift also reads "0x1p3", "1_0" is refused by it and "inf" is a word; CSS has neither.
  private static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789e".utf8.contains($0) }),
      !text.hasSuffix("."), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}
