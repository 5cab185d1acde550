// SPDX-License-Identifier: MIT

/// The words of a predicate's format.
struct PredicateScanner {
  enum Token: Hashable {
    /// A name, key path or word of the format, such as `AND`.
    case word(String)
    case text(String)
    case number(String)
    /// `%@`, `%d` and their like, `%K`.
    case value
    case key
    /// An operator or a bracket.
    case mark(String)
  }

  private var rest: Substring

  private init(_ text: String) { rest = text[...] }

  static func tokens(_ text: String) throws(PredicateError) -> [Token] {
    var scanner = PredicateScanner(text)
    var result: [Token] = []
    while let token = try scanner.next() { result.append(token) }
    return result
  }

  private mutating func next() throws(PredicateError) -> Token? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if first == "'" || first == "\"" { return .text(try quoted(by: first)) }
    if first == "%" { return try placeholder() }
    if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
      return .number(number())
    }
    if Self.isName(first) { return .word(word()) }
    return try mark()
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@#".contains(character)
  }

  private mutating func word() -> String {
    let word = rest.prefix(while: Self.isName)
    rest = rest.dropFirst(word.count)
    // `#` lets a key path have the name of a word of the format.
    return word.filter { $0 != "#" }
  }

  private mutating func number() -> String {
    let sign = rest.first == "-" ? "-" : ""
    rest = rest.dropFirst(sign.count)
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return sign + digits
  }

  private mutating func quoted(by quote: Character) throws(PredicateError) -> String {
    var result = ""
    rest = rest.dropFirst()
    while let next = rest.popFirst() {
      if next == quote { return result }
      if next == "\\", let escaped = rest.popFirst() {
        result.append(escaped)
      } else {
        result.append(next)
      }
    }
    throw PredicateError("a text does not end")
  }

  /// `%@`, `%K`, and the numbers of `printf` with their lengths.
  private mutating func placeholder() throws(PredicateError) -> Token {
    let start = rest
    rest = rest.dropFirst()
    let width = rest.prefix { "0123456789.".contains($0) }
    rest = rest.dropFirst(width.count)
    let length = rest.prefix { "hlqLztj".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let kind = rest.popFirst(), "@KdDiuUxXoOfFeEgGaAcs".contains(kind) else {
      throw PredicateError("'\(start.prefix(3))' is no placeholder")
    }
    return kind == "K" ? .key : .value
  }

  private mutating func mark() throws(PredicateError) -> Token {
    for mark in ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(2)
      return .mark(mark)
    }
    guard let first = rest.popFirst(), "=<>!(){},[]".contains(first) else {
      throw PredicateError("'\(rest.prefix(1))' is not supported")
    }
    return .mark(String(first))
  }
}
