// SPDX-License-Identifier: MIT

/// Texts of two or four bytes a character, which no Swift compiler reads.
enum WideText {
  /// The text as UTF-8; nil where it is no such text.
  ///
  /// It starts with a byte order mark, or with a letter beside a zero: what a Swift source starts
  /// with is ASCII.
  static func utf8(of source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard source.count >= 2 else { return nil }
    let isBigEndian: Bool
    switch (source[0], source[1]) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    case (0, _): isBigEndian = true
    case (_, 0): isBigEndian = false
    default: return nil
    }
    let units = (0..<source.count / 2).map { index in
      let (first, second) = (UInt16(source[index * 2]), UInt16(source[index * 2 + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    // Of four bytes a character, every other unit is zero.
    return Array(String(decoding: units.filter { $0 != 0 }, as: UTF16.self).utf8)
  }
}
