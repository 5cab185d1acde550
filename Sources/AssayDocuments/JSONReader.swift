// SPDX-License-Identifier: MIT

/// Reads RFC 8259 JSON.
///
/// A name that is written twice in an object is refused, as in YAML: readers disagree about which
/// one counts.
package struct JSONReader {
  private let file: String
  private let bytes: [UInt8]
  private var budget: DocumentBudget
  private var position = 0
  /// The last place whose line and column were asked for, so that the next one starts from there.
  private var known = (offset: 0, line: 1, column: 1)

  private init(_ text: String, file: String, budget: DocumentBudget) {
    self.file = file
    self.bytes = Array(text.utf8)
    self.budget = budget
  }

  /// - Parameter text: without a byte order mark.
  /// - Throws: `DocumentError` with the place of what is wrong.
  package static func value(
    of text: String, file: String, budget: inout DocumentBudget
  ) throws(DocumentError) -> DocumentValue {
    var reader = JSONReader(text, file: file, budget: budget)
    let root = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == reader.bytes.count else {
      throw reader.unexpected("the end of the file")
    }
    budget = reader.budget
    return root
  }

  /// Reads the bytes of a file.
  package static func value(
    of bytes: [UInt8], file: String, budget: DocumentBudget
  ) throws(DocumentError) -> DocumentValue {
    var budget = budget
    let text = try DocumentText.decoded(bytes, file: file, budget: budget)
    return try value(of: text, file: file, budget: &budget)
  }

  private mutating func value(depth: Int) throws(DocumentError) -> DocumentValue {
    skipSpace()
    let mark = mark()
    try budget.spend(atDepth: depth, mark)
    let kind: DocumentValue.Kind
    switch peek {
    case UInt8(ascii: "{"): kind = .map(try entries(depth: depth + 1))
    case UInt8(ascii: "["): kind = .list(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: kind = .number(try number())
    }
    return DocumentValue(kind, mark: mark)
  }

  private mutating func entries(depth: Int) throws(DocumentError) -> [DocumentValue.Entry] {
    position += 1
    var entries: [DocumentValue.Entry] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return entries }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let mark = mark()
      let key = try string()
      guard keys.insert(key).inserted else {
        throw DocumentError("the key '\(key)' is written twice", at: mark)
      }
      skipSpace()
      guard take(":") else { throw unexpected("':'") }
      entries.append(DocumentValue.Entry(key, mark: mark, try value(depth: depth)))
      skipSpace()
      if take("}") { return entries }
      guard take(",") else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func elements(depth: Int) throws(DocumentError) -> [DocumentValue] {
    position += 1
    var elements: [DocumentValue] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func string() throws(DocumentError) -> String {
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

  private mutating func escape() throws(DocumentError) -> [UInt8] {
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

  private mutating func codeUnit() throws(DocumentError) -> UInt16 {
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

  private mutating func number() throws(DocumentError) -> Double {
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
    _ word: String, _ kind: DocumentValue.Kind
  ) throws(DocumentError) -> DocumentValue.Kind {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return kind
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

  /// Where the reader is.
  private mutating func mark() -> SourceMark {
    for byte in bytes[known.offset..<position] {
      if byte == 0x0A {
        known.line += 1
        known.column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes start no scalar.
        known.column += 1
      }
    }
    known.offset = position
    return SourceMark(file: file, line: known.line, column: known.column)
  }

  private func unexpected(_ wanted: String) -> DocumentError {
    guard position < bytes.count else {
      return failure("the file ends where \(wanted) should be", at: position)
    }
    let text = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
    let found = text.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
    return failure("\(found) where \(wanted) should be", at: position)
  }

  private func failure(_ reason: String, at offset: Int) -> DocumentError {
    DocumentError(
      "not valid JSON: \(reason)", at: DocumentText.mark(of: offset, in: bytes, file: file))
  }
}
