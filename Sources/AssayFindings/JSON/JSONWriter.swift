// SPDX-License-Identifier: MIT

import AssayFiles

/// Writes JSON (RFC 8259) with two spaces of indentation and a line break at the end.
///
/// Control characters, DEL and C1 included, and the line and paragraph separators are escaped even
/// where RFC 8259 (§7) allows them, so that a report is safe to print to a terminal.
struct JSONWriter {
  private var text = ""

  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indentation: 0)
    return Printable.json(writer.text) + "\n"
  }

  /// On one line, with a space after each colon and comma.
  static func line(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indentation: nil)
    return Printable.json(writer.text)
  }

  private mutating func write(_ value: JSONValue, indentation: Int?) {
    switch value {
    case .string(let string): write(string)
    case .number(let number): text += String(number)
    case .decimal(let number): text += number.isFinite ? "\(number)" : "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let values):
      write(values, "[", "]", indentation: indentation) { $0.write($1, indentation: $2) }
    case .object(let members):
      write(members, "{", "}", indentation: indentation) {
        $0.write($1.key)
        $0.text += ": "
        $0.write($1.value, indentation: $2)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, indentation: Int?,
    _ writeElement: (inout JSONWriter, Element, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 2 }
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      writeElement(&self, element, inner)
    }
    if let indentation, !elements.isEmpty {
      text += "\n" + String(repeating: " ", count: indentation)
    }
    text += close
  }

  private mutating func write(_ string: String) {
    // Almost every string is of plain characters and goes in whole.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += "\"" + string + "\""
      return
    }
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
