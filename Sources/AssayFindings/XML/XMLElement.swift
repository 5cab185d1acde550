// SPDX-License-Identifier: MIT

import AssayFiles

/// An element of an XML 1.0 document that holds either elements or text.
package struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement]
  var text: String?

  /// Attributes without a value are left out.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    children: [XMLElement] = [], text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.children = children
    self.text = text
  }

  /// The whole document, in UTF-8, with two spaces of indentation.
  package var document: String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &result, indentation: "")
    return result
  }

  private func write(to result: inout String, indentation: String) {
    result += indentation + "<" + name
    for (name, value) in attributes {
      result += " " + name + "=\"" + Self.escape(value, isAttribute: true) + "\""
    }
    if let text {
      result += ">" + Self.escape(text, isAttribute: false) + "</" + name + ">\n"
    } else if children.isEmpty {
      result += "/>\n"
    } else {
      result += ">\n"
      for child in children { child.write(to: &result, indentation: indentation + "  ") }
      result += indentation + "</" + name + ">\n"
    }
  }

  /// White space goes as character references where a parser would change it: in attributes (XML
  /// 1.0, §3.3.3) and CR everywhere (§2.11). `>` is escaped for the sake of `]]>` (§2.4). What is
  /// no `Char` (§2.2), and other controls, are spelled out, for a reference cannot save them
  /// (§4.1).
  private static func escape(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    var isLineStart = false
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer {
        isLineStart =
          (scalar == "\n" && !isAttribute) || (isLineStart && scalar.properties.isWhitespace)
        previous = scalar
      }
      switch scalar {
      // What pipelines take for commands: `::` at the start of a line, `##[` anywhere.
      case ":" where isLineStart: result += "&#58;"
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: Printable.append(scalar, to: &result)
      }
    }
    return result
  }
}
