// SPDX-License-Identifier: MIT

/// Goes through a style sheet's blocks (CSS Syntax 3, section 5) and gathers its custom properties.
///
/// Comments, strings, escapes, `url()` and blocks in parentheses are passed over as what they are.
struct CSSScanner {
  struct Declaration {
    var name: String
    var value: String
    /// Of its name, from 1.
    var line: Int
    var isImportant: Bool
    var scope: CSSScope
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  static func declarations(of text: String) -> [Declaration] {
    var scanner = CSSScanner(bytes: Array(text.utf8))
    return scanner.declarations()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func declarations() -> [Declaration] {
    var result: [Declaration] = []
    var scopes: [CSSScope] = [CSSScope()]
    while true {
      skipSpaceAndComments()
      guard let byte = peek(0), let scope = scopes.last else { return result }
      if byte == UInt8(ascii: "}") {
        position += 1
        // NB: a brace too many closes nothing.
        if scopes.count > 1 { scopes.removeLast() }
        continue
      }
      let start = line
      let isProperty = byte == UInt8(ascii: "-") && peek(1) == UInt8(ascii: "-")
      let statement = statement(isProperty: isProperty)
      if isProperty, let colon = statement.firstIndex(of: ":") {
        let value = CSSText.trimmed(statement[statement.index(after: colon)...])
        let bare = Self.withoutImportant(value)
        result.append(
          Declaration(
            name: CSSText.trimmed(statement[..<colon]), value: bare ?? value, line: start,
            isImportant: bare != nil, scope: scope))
      }
      switch peek(0) {
      case UInt8(ascii: "{"):
        position += 1
        scopes.append(scope.entering(CSSText.trimmed(statement)))
      case UInt8(ascii: ";"): position += 1
      default: break
      }
    }
  }

  /// Up to the `;`, `{` or `}` that ends it; a property's value holds its braces.
  private mutating func statement(isProperty: Bool) -> String {
    var result: [UInt8] = []
    var closers: [UInt8] = []
    var hasColon = false
    while let byte = peek(0) {
      if closers.isEmpty {
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { break }
        if byte == UInt8(ascii: "{"), !(isProperty && hasColon) { break }
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
        result.append(UInt8(ascii: " "))
        continue
      }
      if let end = CSSText.endOfWhole(bytes, position) {
        line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
        result += bytes[position..<end]
        position = end
        continue
      }
      switch byte {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "\n"): line += 1
      default: if byte == closers.last { closers.removeLast() }
      }
      result.append(byte)
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func withoutImportant(_ value: String) -> String? {
    guard let mark = value.lastIndex(of: "!"),
      CSSText.trimmed(value[value.index(after: mark)...]).lowercased() == "important"
    else { return nil }
    return CSSText.trimmed(value[..<mark])
  }

  private func peek(_ ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private mutating func skipSpaceAndComments() {
    while let byte = peek(0) {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else if CSSText.isSpace(byte) || byte == UInt8(ascii: ";") {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    while let byte = peek(0) {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") { break }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    position = min(bytes.count, position + 2)
  }
}
