// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Foreign text for the inside of an element or of a quoted attribute.
///
/// Mustache's own escaping looks at whole characters, so a quote with a combining mark behind it
/// would pass and end an attribute. This one looks at scalars, and spells out control characters.
package enum HTMLText {
  package static func escape(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // A pipeline takes `##[` for a command, anywhere in a line.
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "\t"
      default: Printable.append(scalar, to: &result)
      }
    }
    return result
  }
}
