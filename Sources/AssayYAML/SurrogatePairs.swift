// SPDX-License-Identifier: MIT

/// JSON writes a character beyond the first plane as two escapes (RFC 8259, §7), which YAML's
/// reader refuses.
enum SurrogatePairs {
  /// The text with `\ud83d\ude00` as `\U0001F600`; lines stay as they are.
  static func joined(in text: String) -> String {
    guard text.contains("\\ud") || text.contains("\\uD") else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        result.append(bytes[place])
        place += 1
        continue
      }
      guard let high = unit(bytes, place), UTF16.isSurrogate(high) else {
        // An escape of two letters, so that the second of "\\\\" starts none.
        result += bytes[place...place + 1]
        place += 2
        continue
      }
      place += 6
      var units = [high]
      if UTF16.isLeadSurrogate(high), let low = unit(bytes, place), UTF16.isTrailSurrogate(low) {
        units.append(low)
        place += 6
      }
      // NB: half a pair becomes U+FFFD.
      for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code unit of an escape `\uXXXX` that starts here.
  private static func unit(_ bytes: [UInt8], _ start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[start + 2..<start + 6], as: UTF8.self), radix: 16)
  }
}
