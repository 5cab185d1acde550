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
    /// What stands before the brace of each block around it, from the outside.
    var blocks: [String]
    /// Whether `@property` gives it, to elements for which no rule does.
    var isInitial = false
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The paths of cascade layers as statements and blocks name them, once all is scanned.
  private(set) var layers: [[String]] = []
  /// In their order.
  private(set) var imports: [CSSImport] = []
  /// The `@property` whose block is being read.
  private var registration: CSSRegistration?

  static func declarations(of text: String) -> [Declaration] {
    var scanner = CSSScanner(text)
    return scanner.declarations()
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func declarations() -> [Declaration] {
    var result: [Declaration] = []
    var scopes: [CSSScope] = [CSSScope()]
    var blocks: [String] = []
    while true {
      skipSpaceAndComments()
      guard let byte = peek(0), let scope = scopes.last else { return result }
      if byte == UInt8(ascii: "}") {
        position += 1
        // NB: a brace too many closes nothing.
        if scopes.count > 1 {
          scopes.removeLast()
          blocks.removeLast()
        }
        if let found = registration?.declaration(in: blocks) { result.append(found) }
        registration = nil
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
            isImportant: bare != nil, scope: scope, blocks: blocks))
      }
      registration?.read(statement)
      if let found = CSSImport(statement) { imports.append(found) }
      noteLayers(statement, in: blocks)
      switch peek(0) {
      case UInt8(ascii: "{"):
        position += 1
        let prelude = CSSText.trimmed(statement)
        scopes.append(scope.entering(prelude))
        blocks.append(prelude)
        registration = CSSRegistration(prelude, line: start)
      case UInt8(ascii: ";"): position += 1
      default: break
      }
    }
  }

  /// `@layer a, b`, with a block or without one.
  private mutating func noteLayers(_ statement: String, in blocks: [String]) {
    guard statement.lowercased().hasPrefix("@layer") else { return }
    let outer = blocks.compactMap(Self.layer)
    let names = CSSText.split(String(statement.dropFirst(6)))
    layers.append(names.map { (outer + [$0]).joined(separator: ".") })
  }

  private static func layer(_ prelude: String) -> String? {
    prelude.lowercased().hasPrefix("@layer") ? CSSText.trimmed(prelude.dropFirst(6)) : nil
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
