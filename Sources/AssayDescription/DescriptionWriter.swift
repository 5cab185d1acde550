// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayYAML
import Yams

/// Writes a description as YAML: maps in the order given, small maps and lists of words on one
/// line.
enum DescriptionWriter {
  static func yaml(of value: DocumentValue) throws -> String {
    do {
      return try Yams.serialize(node: node(of: value, key: nil), width: -1, allowUnicode: true)
    } catch let error as YamlError {
      throw DocumentError("the view cannot be written as YAML: \(error)")
    }
  }

  /// The keys whose values are lists of views or modifiers, each on a line of its own.
  private static let blockKeys: Set<String> = [
    "children", "modifiers", "header", "footer", "label", "title", "icon", "toolbar", "overlay",
    "background", "mask", "tabItem", "pieces", "view",
  ]

  private static func node(of value: DocumentValue, key: String?) -> Node {
    switch value.kind {
    case .null: return Node("null", .implicit, .plain)
    case .bool(let flag): return Node(flag ? "true" : "false", .implicit, .plain)
    case .number(let number):
      return Node(DocumentValue.text(of: number), .implicit, .plain)
    case .string(let text): return scalar(text)
    case .list(let values):
      let isFlat = values.isEmpty || values.allSatisfy(\.isScalar) && !blockKeys.contains(key ?? "")
      return Node(values.map { node(of: $0, key: key) }, .implicit, isFlat ? .flow : .block)
    case .map(let entries):
      let isFlat =
        entries.isEmpty
        || key != nil && !blockKeys.contains(key ?? "") && entries.allSatisfy(\.value.isScalar)
      let pairs = entries.map { (scalar($0.key), node(of: $0.value, key: $0.key)) }
      return Node(pairs, .implicit, isFlat ? .flow : .block)
    }
  }

  /// Plain where YAML 1.1 and 1.2 both read a text.
  private static func scalar(_ text: String) -> Node {
    let isSafe =
      PlainScalar.kind(of: text) == .string(text) && !resembles(text)
      && !text.contains(where: { $0.isNewline || $0 == "\t" })
    return Node(text, .implicit, isSafe ? .plain : .doubleQuoted)
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
