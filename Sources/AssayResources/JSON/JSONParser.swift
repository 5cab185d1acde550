// SPDX-License-Identifier: MIT

/// Reads RFC 8259 JSON in UTF-8, with or without a byte order mark.
struct JSONParser {
  /// Deeper nesting is refused, so that no file can exhaust the stack.
  static let maximumDepth = 200

  private let file: ResourceFile
  private let bytes: [UInt8]
  private var position = 0

  init(file: ResourceFile) {
    self.file = file
    self.bytes = file.bytes
  }

  mutating func parse() throws(ResourceError) -> JSONNode {
    if let offset = file.firstInvalidOffset { throw failure("not UTF-8", at: offset) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let root = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the file") }
    return root
  }

  private mutating func value(depth: Int) throws(ResourceError) -> JSONNode {
    skipSpace()
    let start = position
    guard depth <= Self.maximumDepth else {
      throw failure("nested deeper than \(Self.maximumDepth) levels", at: start)
    }
    let value: JSONNode.Value
    switch peek {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): value = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: value = .number(try number())
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func members(depth: Int) throws(ResourceError) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      members.append(JSONNode.Member(key: key, value: try value(depth: depth)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func elements(depth: Int) throws(ResourceError) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func string() throws(ResourceError) -> String {
    let start = position
    position += 1
    var units: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units.append(contentsOf: try escape())
      case 0..<0x20: throw failure("a control character in a string", at: position - 1)
      default: units.append(byte)
      }
    }
    throw failure("a string without its closing quote", at: start)
  }

  private mutating func escape() throws(ResourceError) -> [UInt8] {
    let start = position - 1
    guard let byte = peek else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        units.append(try codeUnit())
      }
      // NB: half a surrogate pair becomes U+FFFD.
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw failure("an unknown escape", at: start)
    }
  }

  private mutating func codeUnit() throws(ResourceError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private mutating func number() throws(ResourceError) -> Double {
    let start = position
    while let byte = peek, Self.numberBytes.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let leadsWithZero = digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    guard let number = Double(text), number.isFinite, digits.first?.isNumber == true,
      digits.last?.isNumber == true, !leadsWithZero, !digits.contains(".e"), !digits.contains(".E")
    else {
      position = start
      throw start < bytes.count && !text.isEmpty
        ? failure("'\(text)' is not a number", at: start) : unexpected("a value")
    }
    return number
  }

  private static let numberBytes = Set("-+.eE0123456789".utf8)

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(ResourceError) -> JSONNode.Value {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func unexpected(_ wanted: String) -> ResourceError {
    guard position < bytes.count else {
      return failure("the file ends where \(wanted) should be", at: position)
    }
    let text = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
    let found = text.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
    return failure("\(found) where \(wanted) should be", at: position)
  }

  private func failure(_ reason: String, at offset: Int) -> ResourceError {
    file.error(.malformed(format: "JSON", reason: reason), at: offset)
  }
}
