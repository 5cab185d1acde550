// SPDX-License-Identifier: MIT

/// How many cells of a terminal text takes: two for wide characters (UAX #11), none for marks
/// alone.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let hasEmojiSelector = character.unicodeScalars.contains { $0.value == 0xFE0F }
    return hasEmojiSelector || first.properties.isEmojiPresentation || isWide(first.value) ? 2 : 1
  }

  /// The blocks whose East_Asian_Width is W or F: EastAsianWidth.txt of Unicode 16, by whole
  /// blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
