// SPDX-License-Identifier: MIT

/// JSON5 and JSON with comments, as Style Dictionary's tokens may be written: what the reader of
/// YAML does not know of them.
///
/// Keys without quotes, single quotes and trailing commas are YAML's too.
enum JSONComments {
  /// Whether a file's name says that it is written so.
  static func areAllowed(in file: String) -> Bool {
    [".json5", ".jsonc"].contains { file.lowercased().hasSuffix($0) }
  }

  /// Comments as spaces, and a space after each colon between a key and a value; lines stay.
  static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let end = endOfWhole(bytes, place)
      if let end, isQuote(bytes[place]) {
        result += bytes[place..<end]
      } else if let end {
        result += bytes[place..<end].map { $0 == 0x0A ? 0x0A : 0x20 }
      } else {
        result.append(bytes[place])
        if bytes[place] == UInt8(ascii: ":") { result.append(0x20) }
      }
      place = end ?? place + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Past the string or comment that starts here; nil where none does.
  private static func endOfWhole(_ bytes: [UInt8], _ start: Int) -> Int? {
    if isQuote(bytes[start]) {
      var place = start + 1
      while place < bytes.count, bytes[place] != bytes[start] {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(bytes.count, place + 1)
    }
    guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    case UInt8(ascii: "*"):
      var place = start + 2
      while place + 1 < bytes.count {
        if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
          return place + 2
        }
        place += 1
      }
      return bytes.count
    default: return nil
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
