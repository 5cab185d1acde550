// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a `.strings` file: pairs of `"key" = "value";` with comments, in UTF-8 or UTF-16, or the
/// XML or binary property list that a build makes of them.
struct StringsFileReader {
  private let file: ResourceFile
  private let bytes: [UInt8]
  private var position = 0
  private var entries: [StringTableText.Entry] = []

  static func read(_ file: ResourceFile) throws(ResourceError) -> [String: LocalizedEntry] {
    if file.bytes.starts(with: "bplist".utf8) || PropertyListFile.isXML(file.bytes) {
      return try PropertyListFile(file).members(of: "a strings file").compactMapValues { value in
        if case .string(let text) = value { LocalizedEntry(.text(text)) } else { nil }
      }
    }
    var reader = StringsFileReader(try decoded(file))
    return try reader.pairs().mapValues { LocalizedEntry(.text($0)) }
  }

  /// The pairs with their places, of a file that is text in UTF-8.
  static func entries(of file: ResourceFile) throws(ResourceError) -> [StringTableText.Entry] {
    let text = try decoded(file)
    let mark = file.bytes.count - text.bytes.count
    guard mark >= 0, file.bytes.dropFirst(mark).elementsEqual(text.bytes),
      !PropertyListFile.isXML(file.bytes)
    else {
      throw ResourceError(
        .malformed(format: "strings", reason: "it is not text in UTF-8"), path: file.path)
    }
    var reader = StringsFileReader(text)
    _ = try reader.pairs()
    return reader.entries.map { entry in
      let range = entry.range.lowerBound + mark..<entry.range.upperBound + mark
      return StringTableText.Entry(key: entry.key, range: range)
    }
  }

  private init(_ file: ResourceFile) {
    self.file = file
    self.bytes = file.bytes
  }

  /// The file as UTF-8 without a byte order mark. UTF-16 is known by its mark, or by the zero byte
  /// that every ASCII character has in it.
  private static func decoded(_ file: ResourceFile) throws(ResourceError) -> ResourceFile {
    let bytes = file.bytes
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let hasZeros = bytes.prefix(2).contains(0) && bytes.count >= 2
    if isLittle || isBig || hasZeros {
      guard bytes.count % 2 == 0 else {
        throw ResourceError(
          .malformed(format: "strings", reason: "UTF-16 with an odd number of bytes"),
          path: file.path)
      }
      let littleEndian = isLittle || (!isBig && bytes[1] == 0)
      let units = stride(from: isLittle || isBig ? 2 : 0, to: bytes.count, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return littleEndian ? second << 8 | first : first << 8 | second
      }
      return ResourceFile(
        path: file.path, bytes: Array(String(decoding: units, as: UTF16.self).utf8))
    }
    if let offset = file.firstInvalidOffset {
      throw file.error(
        .malformed(format: "strings", reason: "neither UTF-8 nor UTF-16 with a byte order mark"),
        at: offset)
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return hasMark ? ResourceFile(path: file.path, bytes: Array(bytes.dropFirst(3))) : file
  }

  private mutating func pairs() throws(ResourceError) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipSpace()
    // An old-style property list may have its braces.
    let isBraced = take("{")
    while true {
      try skipSpace()
      guard let byte = peek else {
        if isBraced { throw failure("no closing '}'", at: position) }
        return pairs
      }
      if isBraced, byte == UInt8(ascii: "}") {
        position += 1
        try skipSpace()
        guard position == bytes.count else { throw failure("text after '}'", at: position) }
        return pairs
      }
      let start = position
      let key = try string("a key")
      try skipSpace()
      if take("=") {
        try skipSpace()
        pairs[key] = try string("a value")
        try skipSpace()
      } else {
        // `"key";` stands for itself.
        pairs[key] = key
      }
      guard take(";") else { throw failure("no ';' after the value of \"\(key)\"", at: position) }
      entries.append(StringTableText.Entry(key: key, range: start..<position))
    }
  }

  private mutating func string(_ what: String) throws(ResourceError) -> String {
    guard let byte = peek else {
      throw failure("the file ends where \(what) should be", at: position)
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = position
    while let byte = peek, Self.isUnquoted(byte) {
      // A comment may follow a bare word at once.
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
      {
        break
      }
      position += 1
    }
    guard position > start else {
      let scalar = String(decoding: bytes[start...].prefix(4), as: UTF8.self).prefix(1)
      throw failure("'\(scalar)' where \(what) should be", at: start)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The characters that an old-style property list allows without quotes.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(by quote: UInt8) throws(ResourceError) -> String {
    let start = position
    position += 1
    // UTF-16, for an escape may be half of a surrogate pair.
    var units: [UInt16] = []
    var run = position
    func text(upTo end: Int) -> String.UTF16View {
      String(decoding: bytes[run..<end], as: UTF8.self).utf16
    }
    while let byte = peek {
      if byte == quote {
        units.append(contentsOf: text(upTo: position))
        position += 1
        return String(decoding: units, as: UTF16.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      units.append(contentsOf: text(upTo: position))
      position += 1
      if let unit = try escape() { units.append(unit) }
      run = position
    }
    throw failure("a string without its closing quote", at: start)
  }

  /// nil where the escaped character stands for itself and is left to be read.
  private mutating func escape() throws(ResourceError) -> UInt16? {
    guard let byte = peek else { throw failure("the file ends in an escape", at: position) }
    switch byte {
    case UInt8(ascii: "n"): position += 1; return 0x0A
    case UInt8(ascii: "t"): position += 1; return 0x09
    case UInt8(ascii: "r"): position += 1; return 0x0D
    case UInt8(ascii: "a"): position += 1; return 0x07
    case UInt8(ascii: "b"): position += 1; return 0x08
    case UInt8(ascii: "f"): position += 1; return 0x0C
    case UInt8(ascii: "v"): position += 1; return 0x0B
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      position += 1
      return try digits(upTo: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return try digits(upTo: 3, radix: 8)
    case 0..<0x80:
      position += 1
      return UInt16(byte)
    default:
      // The backslash before a character beyond ASCII means nothing.
      return nil
    }
  }

  private mutating func digits(upTo limit: Int, radix: Int) throws(ResourceError) -> UInt16 {
    let start = position
    var value: UInt16 = 0
    while position - start < limit, let byte = peek, byte < 0x80,
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      value = value * UInt16(radix) + UInt16(digit)
      position += 1
    }
    guard position > start else { throw failure("\\U without hexadecimal digits", at: start) }
    return value
  }

  private mutating func skipSpace() throws(ResourceError) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        let start = position
        position += 2
        while !bytes[position...].starts(with: "*/".utf8) {
          guard position < bytes.count else {
            throw failure("a comment without its end", at: start)
          }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private func failure(_ reason: String, at offset: Int) -> ResourceError {
    file.error(.malformed(format: "strings", reason: reason), at: offset)
  }
}
