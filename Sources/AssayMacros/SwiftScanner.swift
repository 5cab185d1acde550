// SPDX-License-Identifier: MIT

/// Walks over Swift source by its brackets, strings and comments, which is all that moving text
/// needs.
struct SwiftScanner {
  let text: [UInt8]
  private(set) var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  var isAtEnd: Bool { position >= text.count }
  var byte: UInt8? { isAtEnd ? nil : text[position] }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Moves over white space and comments.
  mutating func skipTrivia() {
    while let byte {
      if byte.isSpace {
        position += 1
      } else if starts(with: "//") || starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Moves over one piece: a comment, a string, a word, brackets with what is in them, or a
  /// character.
  mutating func skip() {
    guard let byte else { return }
    switch byte {
    case UInt8(ascii: "/") where starts(with: "//") || starts(with: "/*"): skipComment()
    case UInt8(ascii: "\""): skipString(pounds: 0)
    case UInt8(ascii: "#") where poundsBeforeQuote > 0:
      let pounds = poundsBeforeQuote
      position += pounds
      skipString(pounds: pounds)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
    case UInt8(ascii: "`"):
      position += 1
      while let next = self.byte, next != UInt8(ascii: "`") { position += 1 }
      position += 1
    default:
      if byte.isWord { _ = word() } else { position += 1 }
    }
  }

  /// Moves over a word and returns it; nil if there is none.
  mutating func word() -> String? {
    let start = position
    while let byte, byte.isWord { position += 1 }
    return start == position ? nil : string(start..<position)
  }

  /// Moves over a word if it is the next.
  mutating func take(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    let end = position + word.utf8.count
    if end < text.count, text[end].isWord, text[end - 1].isWord { return false }
    position = end
    return true
  }

  /// What is in the next braces, without comments, and moves behind them. Nil where none follow.
  mutating func nextBody() -> String? {
    while let byte, byte != UInt8(ascii: "{") { skip() }
    let start = position + 1
    skip()
    return start < position ? string(start..<position - 1).withoutComments : nil
  }

  func starts(with word: String) -> Bool { text[position...].starts(with: word.utf8) }

  private mutating func skipBrackets() {
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        position += 1
        return
      default: skip()
      }
    }
  }

  private mutating func skipComment() {
    if starts(with: "//") {
      while let byte, !byte.isNewline { position += 1 }
      return
    }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && !isAtEnd
  }

  private var poundsBeforeQuote: Int {
    let count = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + count
    return quote < text.count && text[quote] == UInt8(ascii: "\"") ? count : 0
  }

  private mutating func skipString(pounds: Int) {
    let isLong = starts(with: "\"\"\"")
    let delimiter = String(repeating: "#", count: pounds)
    let end = (isLong ? "\"\"\"" : "\"") + delimiter
    position += isLong ? 3 : 1
    while !isAtEnd {
      if starts(with: end) {
        position += end.utf8.count
        return
      }
      if starts(with: "\\" + delimiter) {
        position += 1 + pounds
        // An interpolation holds code, whose strings end nothing here.
        if byte == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
      } else {
        position += 1
      }
    }
  }
}

extension UInt8 {
  var isNewline: Bool { self == 10 || self == 13 }
  var isSpace: Bool { self == 32 || self == 9 || isNewline }
  /// Whether the byte belongs to an identifier, a number or a keyword.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}

extension String {
  /// Without the white space around it.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Without the comments of Swift in it.
  var withoutComments: String {
    var scanner = SwiftScanner(self)
    var result = ""
    while !scanner.isAtEnd {
      let start = scanner.position
      if scanner.starts(with: "//") || scanner.starts(with: "/*") {
        scanner.skip()
        result += " "
      } else {
        scanner.skip()
        result += scanner.string(start..<scanner.position)
      }
    }
    return result
  }
}
