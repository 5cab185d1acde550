// SPDX-License-Identifier: MIT

/// The smallest parts of CSS text.
enum CSSText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Past the bracket that closes the one here; the end where none does.
  static func endOfBrackets(_ bytes: [UInt8], _ start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      if let end = endOfWhole(bytes, place) {
        place = max(end, place + 1)
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return place }
    }
    return bytes.count
  }

  /// Where a string, an escape or an unquoted `url()` that starts here ends; nil where none starts.
  static func endOfWhole(_ bytes: [UInt8], _ start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\\"): return min(bytes.count, start + 2)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var place = start + 1
      while place < bytes.count, bytes[place] != bytes[start] {
        // NB: a line's end ends a string that was not closed.
        if bytes[place] == UInt8(ascii: "\n") { return place }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(bytes.count, place + 1)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard start + 4 <= bytes.count,
        String(decoding: bytes[start..<start + 4], as: UTF8.self).lowercased() == "url(",
        start == 0 || !isName(bytes[start - 1])
      else { return nil }
      var place = start + 4
      while place < bytes.count, isSpace(bytes[place]) { place += 1 }
      // One in quotes is a function like any other.
      if place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) {
        return nil
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(bytes.count, place + 1)
    default: return nil
    }
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    let tail = text.drop(while: \.isWhitespace)
    return String(tail.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Parts between commas, or another letter, that no bracket, string or url() holds.
  static func split(_ text: String, at separator: Unicode.Scalar = ",") -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var (start, place, depth) = (0, 0, 0)
    while place < bytes.count {
      if let end = endOfWhole(bytes, place) {
        place = end
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: separator) where depth == 0:
        parts.append(trimmed(String(decoding: bytes[start..<place], as: UTF8.self)))
        start = place + 1
      default: break
      }
      place += 1
    }
    parts.append(trimmed(String(decoding: bytes[start...], as: UTF8.self)))
    return parts
  }
}
