// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// JSON text with the keys in their order, and with short values on one line.
enum SchemaText {
  static func text(of value: DocumentValue, indent: String = "", used: Int = 0) -> String {
    let flat = flat(value)
    if indent.count + used + flat.count <= 100 { return flat }
    let inner = indent + "  "
    switch value.kind {
    case .list(let values):
      let lines = values.map { inner + text(of: $0, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .map(let entries):
      let lines = entries.map { entry in
        let key = quoted(entry.key) + ": "
        return inner + key + text(of: entry.value, indent: inner, used: key.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    case .null, .bool, .number, .string: return flat
    }
  }

  private static func flat(_ value: DocumentValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): DocumentValue.text(of: number)
    case .string(let text): quoted(text)
    case .list(let values): "[" + values.map(flat).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { quoted($0.key) + ": " + flat($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Escapes what JSON requires: quotes, backslashes and control characters.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
