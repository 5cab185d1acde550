// SPDX-License-Identifier: MIT

/// Reads an OpenStep property list: strings, arrays `(a, b,)`, dictionaries `{ k = v; }` and
/// comments. Data `<…>` does not occur in projects and is refused.
package struct PropertyListReader {
  package struct Problem: Error, Hashable, CustomStringConvertible {
    enum Code: Hashable, Sendable {
      case expected(String)
      case tooDeep(limit: Int)
    }

    var code: Code
    var line: Int

    package var description: String {
      switch code {
      case .expected(let what): "line \(line): expected \(what)"
      case .tooDeep(let limit): "line \(line): values nest more than \(limit) levels deep"
      }
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Projects nest five deep; a file that nests thousands is made to overflow the stack.
  private static let depthLimit = 100

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Throws: `Problem`.
  static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyValue {
    var reader = PropertyListReader(bytes)
    let value = try reader.value()
    try reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.problem("the end of the file") }
    return value
  }

  private mutating func value() throws(Problem) -> PropertyValue {
    try skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit)) }
    switch current {
    case UInt8(ascii: "{"): return .dictionary(try dictionary())
    case UInt8(ascii: "("): return .array(try array())
    default: return .string(try string())
    }
  }

  private mutating func dictionary() throws(Problem) -> [String: PropertyValue] {
    index += 1
    var result: [String: PropertyValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return result }
      let key = try string()
      try skipSpace()
      guard take("=") else { throw problem("'='") }
      result[key] = try value()
      try skipSpace()
      guard take(";") else { throw problem("';'") }
    }
  }

  private mutating func array() throws(Problem) -> [PropertyValue] {
    index += 1
    var result: [PropertyValue] = []
    while true {
      try skipSpace()
      if take(")") { return result }
      result.append(try value())
      try skipSpace()
      if take(")") { return result }
      guard take(",") else { throw problem("',' or ')'") }
    }
  }

  private mutating func string() throws(Problem) -> String {
    guard let first = current else { throw problem("a value") }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return try plainString()
    }
    index += 1
    var result: [UInt8] = []
    while let byte = current, byte != first {
      index += 1
      if byte == UInt8(ascii: "\\"), let escaped = current {
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        default: result.append(escaped)
        }
      } else {
        result.append(byte)
      }
    }
    guard current == first else { throw problem("the end of a string") }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func plainString() throws(Problem) -> String {
    let start = index
    while let byte = current, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw problem("a value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+~@".utf8.contains(byte) || byte >= 0x80
    }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(Problem) {
    while let byte = current {
      if byte <= 0x20 {
        index += 1
      } else if isAt("/", "/") {
        while let byte = current, byte != 0x0A { index += 1 }
      } else if isAt("/", "*") {
        index += 2
        while index < bytes.count, !isAt("*", "/") { index += 1 }
        guard index < bytes.count else { throw problem("the end of a comment") }
        index += 2
      } else {
        return
      }
    }
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: first)
      && bytes[index + 1] == UInt8(ascii: second)
  }

  private func problem(_ expected: String) -> Problem { problem(.expected(expected)) }

  private func problem(_ code: Problem.Code) -> Problem {
    Problem(code: code, line: 1 + bytes.prefix(index).count { $0 == 0x0A })
  }
}
