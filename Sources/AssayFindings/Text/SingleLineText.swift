// SPDX-License-Identifier: MIT

/// Foreign text made safe for one line of a terminal: what would move the cursor, start a color,
/// break the line or turn its direction is spelled out as Swift spells it (`\n`, `\u{1B}`).
package enum SingleLineText {
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// For formats that have characters of their own to escape first.
  package static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnsafe(scalar):
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// C0 and C1 controls, the line and paragraph separators, and the explicit directional formatting
  /// characters of UAX #9 (§2.1 to §2.4), which make text read otherwise than it is ("Trojan
  /// Source").
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
