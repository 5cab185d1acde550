// SPDX-License-Identifier: MIT

/// Statements in sequence, each as it is written.
struct StatementList {
  private(set) var all: [String] = []

  init(_ text: String) {
    var scanner = SwiftScanner(text)
    var start = 0
    while !scanner.isAtEnd {
      let byte = scanner.byte
      if byte == UInt8(ascii: ";") || byte?.isNewline == true, !continues(scanner) {
        all.append(scanner.string(start..<scanner.position))
        start = scanner.position + 1
      }
      scanner.skip()
    }
    all.append(scanner.string(start..<scanner.position))
    joinAttributes()
  }

  /// Whether the statement goes on in the next line: with a member, an operator, a brace or the
  /// rest of what the line before leaves open.
  private func continues(_ scanner: SwiftScanner) -> Bool {
    guard scanner.byte != UInt8(ascii: ";") else { return false }
    let line = scanner.text[..<scanner.position].reversed().drop { $0.isSpace }
    if let last = line.first, ",:".utf8.contains(last) { return true }
    // An operator before the end of a line has a space before it, unlike the last character of
    // `String?` and `Array<Int>`.
    let operand = line.drop { "=+-*/&|?<>".utf8.contains($0) }
    if operand.count < line.count, operand.first?.isSpace == true { return true }
    var next = scanner
    next.skipTrivia()
    guard let byte = next.byte else { return false }
    return ".{?:=+*/&|<>,".utf8.contains(byte) || next.starts(with: "else")
      || next.starts(with: "- ")
  }

  /// An attribute on a line of its own belongs to the declaration in the next.
  private mutating func joinAttributes() {
    var joined: [String] = []
    var attributes = ""
    for statement in all {
      var scanner = SwiftScanner(statement)
      var isOnlyAttributes = false
      scanner.skipTrivia()
      while scanner.byte == UInt8(ascii: "@") {
        scanner.skip()
        _ = scanner.word()
        if scanner.byte == UInt8(ascii: "(") { scanner.skip() }
        isOnlyAttributes = true
        scanner.skipTrivia()
      }
      if isOnlyAttributes, scanner.isAtEnd {
        attributes += statement + "\n"
      } else {
        joined.append(attributes + statement)
        attributes = ""
      }
    }
    if !attributes.isEmpty { joined.append(attributes) }
    all = joined
  }
}
