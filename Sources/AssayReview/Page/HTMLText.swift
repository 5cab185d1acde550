// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Foreign text for the inside of an element or of a quoted attribute.
///
/// Mustache's own escaping looks at whole characters, so a quote with a combining mark behind it
/// would pass and end an attribute. This one looks at scalars, and spells out control characters.
enum HTMLText {
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "\t"
      default: SingleLineText.append(scalar, to: &result)
      }
    }
    return result
  }
}
