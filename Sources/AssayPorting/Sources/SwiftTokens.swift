// SPDX-License-Identifier: MIT

/// The words and marks of a Swift source, without comments and the texts of string literals.
struct SwiftTokens {
  struct Token: Hashable {
    enum Kind: Hashable {
      case word
      /// `#if`, `#Preview`.
      case directive
      case mark
    }

    var kind: Kind
    var text: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [Token] = []

  static func read(_ bytes: [UInt8]) -> [Token] {
    var reader = SwiftTokens(bytes: bytes)
    while reader.index < bytes.count { reader.step() }
    return reader.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case _ where byte <= 0x20: advance()
    case UInt8(ascii: "/") where starts(with: "//"):
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case _ where Self.isWord(byte): add(.word, from: index, to: wordEnd(index))
    case UInt8(ascii: "`"): index += 1
    default: add(.mark, from: index, to: index + 1)
    }
  }

  private mutating func advance() {
    if bytes[index] == 0x0A { line += 1 }
    index += 1
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, to end: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, line: line))
    index = end
  }

  /// Comments nest (The Swift Programming Language, "Whitespace and Comments").
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readHash() {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let hashes = end - index
      index = end
      skipString(hashes: hashes)
    } else {
      add(.directive, from: index, to: max(wordEnd(index + 1), index + 1))
    }
  }

  /// From a literal's first quote to after its end. The code of interpolations is read.
  private mutating func skipString(hashes: Int) {
    let isLong = starts(with: "\"\"\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A, !isLong { return }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        index += 1 + hashes
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") { readInterpolation() } else { advance() }
      } else if byte == UInt8(ascii: "\""), !isLong || starts(with: "\"\"\""),
        hasHashes(hashes, at: index + (isLong ? 3 : 1))
      {
        index += (isLong ? 3 : 1) + hashes
        return
      } else {
        advance()
      }
    }
  }

  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      step()
    } while depth > 0 && index < bytes.count
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func starts(with text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
  }

  private func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
