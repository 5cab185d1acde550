// SPDX-License-Identifier: MIT

/// A color function with what is in its brackets, as CSS Values 4 writes them.
struct CSSColorTokens {
  indirect enum Token: Hashable {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// In lower case; also `#abc`, and the signs of a sum.
    case word(String)
    case comma
    case slash
    case times
    /// Brackets alone have an empty name.
    case function(String, [Token])
  }

  var name: String
  var tokens: [Token]

  /// What is in brackets in brackets, at most.
  private static let deepest = 32

  private let text: String

  init(_ text: String) throws(ColorSyntaxError) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      throw ColorSyntaxError(text, "a function ends with ')'")
    }
    self.text = text
    name = text[..<open].lowercased()
    tokens = []
    var rest = text[text.index(after: open)...]
    tokens = try inside(&rest, depth: 1)
    guard rest.isEmpty else {
      throw ColorSyntaxError(text, "unexpected text after the color function")
    }
  }

  /// Up to the bracket that closes, which is taken too.
  private func inside(_ rest: inout Substring, depth: Int) throws(ColorSyntaxError) -> [Token] {
    guard depth <= Self.deepest else {
      throw ColorSyntaxError(text, "its brackets nest too deeply")
    }
    var result: [Token] = []
    var word = ""
    func add(_ sign: Token?) throws(ColorSyntaxError) {
      if !word.isEmpty { result.append(try token(word.lowercased())) }
      word = ""
      if let sign { result.append(sign) }
    }
    while let character = rest.popFirst() {
      switch character {
      case "(":
        let name = word.lowercased()
        word = ""
        result.append(.function(name, try inside(&rest, depth: depth + 1)))
      case ")":
        try add(nil)
        return result
      case ",": try add(.comma)
      case "/": try add(.slash)
      case "*": try add(.times)
      case _ where character.isWhitespace: try add(nil)
      default: word.append(character)
      }
    }
    throw ColorSyntaxError(text, "a function ends with ')'")
  }

  private static let angles: [(unit: String, degrees: Double)] = [
    // "grad" before "rad", which it ends with.
    ("grad", 0.9), ("deg", 1), ("rad", 180 / .pi), ("turn", 360),
  ]

  private func token(_ word: String) throws(ColorSyntaxError) -> Token {
    // The signs of a sum stand alone; "-" also begins words, such as "-infinity".
    if word == "+" || word == "-" || word == "-infinity" { return .word(word) }
    guard let first = word.utf8.first, first < 0x3A, first != UInt8(ascii: "#") else {
      return .word(word)
    }
    if let number = Self.number(word) { return .number(number) }
    if word.hasSuffix("%"), let number = Self.number(word.dropLast()) {
      return .percentage(number)
    }
    for (unit, degrees) in Self.angles where word.hasSuffix(unit) {
      if let number = Self.number(word.dropLast(unit.count)) { return .angle(number * degrees) }
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
