// SPDX-License-Identifier: MIT

/// Texts in Swift sources.
enum SwiftLiteral {
  /// What is between the quotes of a literal on one line.
  static func contents(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
