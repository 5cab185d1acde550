// SPDX-License-Identifier: MIT

/// U+FEFF at the start of a text, which editors write into a file and no reader sees.
enum ByteOrderMark {
  static func removed(from text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
