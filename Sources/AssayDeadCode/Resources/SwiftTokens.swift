// SPDX-License-Identifier: MIT

/// The words, literals and marks of a Swift source, in their order and without its comments.
///
/// This is no parser: it reads sources that no target compiles as well, and is used only where
/// more of them can only cast more doubt.
struct SwiftTokens {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, without backticks.
    case word
    /// With its quotes and number signs, over several lines too.
    case literal
    /// A single byte.
    case mark
  }

  struct Token: Hashable, Sendable {
    var kind: Kind
    var range: Range<Int>
  }

  /// The texts of a literal before, between and behind its interpolations.
  struct Literal {
    var texts: [String] = []
    var interpolations: [Range<Int>] = []

    /// Whether all of it comes from interpolations.
    var isDynamic: Bool { !interpolations.isEmpty && texts.allSatisfy(\.isEmpty) }
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Self.tokens(of: bytes, in: bytes.indices)
  }

  var count: Int { tokens.count }

  /// - Parameter place: the index of a token; one that there is not has no text.
  func text(_ place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  func isWord(_ place: Int) -> Bool { kind(place) == .word }
  func isLiteral(_ place: Int) -> Bool { kind(place) == .literal }

  func isMark(_ place: Int, _ mark: Unicode.Scalar) -> Bool {
    kind(place) == .mark && bytes[tokens[place].range.lowerBound] == UInt8(ascii: mark)
  }

  private func kind(_ place: Int) -> Kind? {
    tokens.indices.contains(place) ? tokens[place].kind : nil
  }

  /// Counted from 1.
  func line(of place: Int) -> Int {
    bytes[..<tokens[place].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The token that closes the bracket at a place; the last one where nothing does.
  func end(ofBracketAt place: Int) -> Int {
    var depth = 0
    for index in place..<count where tokens[index].kind == .mark {
      switch bytes[tokens[index].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth <= 0 { return index }
    }
    return count - 1
  }

  /// The ranges of a call's arguments, by the place of its parenthesis.
  func arguments(ofCallAt place: Int) -> [Range<Int>] {
    let close = end(ofBracketAt: place)
    var result: [Range<Int>] = []
    var start = place + 1
    var index = start
    while index < close {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") {
        index = end(ofBracketAt: index)
      } else if isMark(index, ",") {
        result.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < close { result.append(start..<close) }
    return result
  }

  func literal(at place: Int) -> Literal {
    let range = tokens[place].range
    let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let isBlock = Self.startsBlock(bytes, at: range.lowerBound + hashes)
    let edge = hashes + (isBlock ? 3 : 1)
    var literal = Literal()
    var text: [UInt8] = []
    var index = range.lowerBound + edge
    let end = max(index, range.upperBound - edge)
    while index < end {
      if let start = Self.interpolation(bytes, at: index, hashes: hashes) {
        literal.texts.append(String(decoding: text, as: UTF8.self))
        text = []
        let close = Self.end(ofInterpolation: start, in: bytes, limit: end)
        literal.interpolations.append(min(start, close)..<close)
        index = close + 1
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    let last = String(decoding: text, as: UTF8.self)
    literal.texts.append(isBlock ? String(last.drop(while: \.isWhitespace)) : last)
    return literal
  }

  /// The tokens inside of an interpolation.
  func inner(_ range: Range<Int>) -> SwiftTokens {
    SwiftTokens(Array(bytes[range]))
  }
}

extension SwiftTokens {
  private static func tokens(of bytes: [UInt8], in range: Range<Int>) -> [Token] {
    var result: [Token] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "`"): index += 1
      case UInt8(ascii: "/") where starts(bytes, at: index + 1, with: UInt8(ascii: "/")):
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "/") where starts(bytes, at: index + 1, with: UInt8(ascii: "*")):
        index = end(ofComment: index, in: bytes)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        if starts(bytes, at: index + hashes, with: UInt8(ascii: "\"")) {
          index = end(ofLiteral: index, hashes: hashes, in: bytes)
          result.append(Token(kind: .literal, range: start..<index))
        } else {
          index += 1
          result.append(Token(kind: .mark, range: start..<index))
        }
      case let byte where SourceTexts.isWord(byte):
        index = bytes[index...].firstIndex { !SourceTexts.isWord($0) } ?? bytes.count
        result.append(Token(kind: .word, range: start..<index))
      default:
        index += 1
        result.append(Token(kind: .mark, range: start..<index))
      }
    }
    return result
  }

  private static func starts(_ bytes: [UInt8], at index: Int, with byte: UInt8) -> Bool {
    index < bytes.count && bytes[index] == byte
  }

  private static func startsBlock(_ bytes: [UInt8], at index: Int) -> Bool {
    (0..<3).allSatisfy { starts(bytes, at: index + $0, with: UInt8(ascii: "\"")) }
  }

  /// Comments nest.
  private static func end(ofComment start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// The place behind the parenthesis of `\(` or `\#(`.
  private static func interpolation(_ bytes: [UInt8], at index: Int, hashes: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "\\"),
      (0..<hashes).allSatisfy({ starts(bytes, at: index + 1 + $0, with: UInt8(ascii: "#")) }),
      starts(bytes, at: index + 1 + hashes, with: UInt8(ascii: "("))
    else { return nil }
    return index + hashes + 2
  }

  /// The place of the parenthesis that closes an interpolation.
  private static func end(ofInterpolation start: Int, in bytes: [UInt8], limit: Int) -> Int {
    var depth = 1
    var index = start
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""):
        index = end(ofLiteral: index, hashes: 0, in: bytes)
        continue
      default: break
      }
      index += 1
    }
    return limit
  }

  /// The place behind a literal; one that is not closed ends with its line, or with the source.
  private static func end(ofLiteral start: Int, hashes: Int, in bytes: [UInt8]) -> Int {
    let quote = UInt8(ascii: "\"")
    let isBlock = startsBlock(bytes, at: start + hashes)
    let quotes = isBlock ? 3 : 1
    var index = start + hashes + quotes
    while index < bytes.count {
      if let inner = interpolation(bytes, at: index, hashes: hashes) {
        index = end(ofInterpolation: inner, in: bytes, limit: bytes.count) + 1
      } else if bytes[index] == UInt8(ascii: "\\"), hashes == 0 {
        index += 2
      } else if !isBlock, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else if bytes[index] == quote,
        (0..<quotes).allSatisfy({ starts(bytes, at: index + $0, with: quote) }),
        (0..<hashes).allSatisfy({
          starts(bytes, at: index + quotes + $0, with: UInt8(ascii: "#"))
        })
      {
        return index + quotes + hashes
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
