// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayYAML

/// Writes a description as YAML: maps in the order given, small maps and lists of words on one
/// line.
enum DescriptionWriter {
  static func yaml(of value: DocumentValue) throws -> String {
    guard let text = YAMLWriter.text(of: node(of: value, key: nil)) else {
      throw DocumentError("the view cannot be written as YAML")
    }
    return text
  }

  /// The keys whose values are lists of views or modifiers, each on a line of its own.
  private static let blockKeys: Set<String> = [
    "children", "modifiers", "header", "footer", "label", "title", "icon", "toolbar", "overlay",
    "background", "mask", "tabItem", "pieces", "view",
  ]

  private static func node(of value: DocumentValue, key: String?) -> YAMLNode {
    switch value.kind {
    case .null: return .scalar("null", isQuoted: false)
    case .bool(let flag): return .scalar(flag ? "true" : "false", isQuoted: false)
    case .number(let number): return .scalar(DocumentValue.text(of: number), isQuoted: false)
    case .string(let text): return scalar(text)
    case .list(let values):
      let isFlat = values.isEmpty || values.allSatisfy(\.isScalar) && !blockKeys.contains(key ?? "")
      return .list(values.map { node(of: $0, key: key) }, isOnOneLine: isFlat)
    case .map(let entries):
      let isFlat =
        entries.isEmpty
        || key != nil && !blockKeys.contains(key ?? "") && entries.allSatisfy(\.value.isScalar)
      let pairs = entries.map {
        (key: scalar($0.key), value: node(of: $0.value, key: $0.key))
      }
      return .map(pairs, isOnOneLine: isFlat)
    }
  }

  /// Plain where YAML 1.1 and 1.2 both read a text.
  private static func scalar(_ text: String) -> YAMLNode {
    let isSafe =
      PlainScalar.kind(of: text) == .string(text) && !resembles(text)
      && !text.contains(where: { $0.isNewline || $0 == "\t" })
    return .scalar(text, isQuoted: !isSafe)
  }

  /// What readers of YAML 1.1 take for a boolean, a number, a date or a merge.
  private static func resembles(_ text: String) -> Bool {
    let words: Set<String> = ["y", "n", "yes", "no", "on", "off", "<<", "="]
    guard let first = text.unicodeScalars.first else { return true }
    return words.contains(text.lowercased()) || ("0"..."9").contains(first)
      || ["+", "-", "."].contains(first)
  }
}

extension DocumentValue {
  fileprivate var isScalar: Bool {
    switch kind {
    case .list, .map: false
    case .null, .bool, .number, .string: true
    }
  }
}
