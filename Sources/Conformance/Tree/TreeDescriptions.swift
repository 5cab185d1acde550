// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayNodes

/// What a case writes as view descriptions do is read by their own reader, so that each kind and
/// each modifier of the product can stand in a tree.
extension TreeReader {
  /// A modifier and its options; nil for a name or a value that descriptions do not know.
  func described(_ name: String, _ entry: [String: JSONValue]) -> ModifierNode? {
    if name == "layoutDirection", let value = entry[name] {
      return described("environment", ["environment": .object([name: value])])
    }
    let whole = DocumentValue.map(
      entry.sorted { $0.key < $1.key }.map { DocumentValue.Entry($0.key, $0.value.document) })
    let forms: [DocumentValue] =
      switch entry[name] {
      case .bool(true)?, .null?: [.string(name), whole]
      case let value?: [whole, .map([DocumentValue.Entry(name, value.document)])]
      case nil: []
      }
    for form in forms {
      if let node = Self.view([Self.entry("EmptyView"), .init("modifiers", .list([form]))]) {
        return node.modifiers.first
      }
    }
    return nil
  }

  /// A kind with the keys that descriptions know; nil for a kind that they do not. Keys that they
  /// do not take are left for the modifiers.
  mutating func describedKind(
    _ kind: String, _ value: JSONValue
  ) throws -> (node: ViewNode, keys: Set<String>)? {
    guard KindList.names.contains(kind) else { return nil }
    var entries = [Self.entry(kind)]
    var keys: Set<String> = []
    var result = Self.view(entries)
    for (key, property) in (value.object ?? [:]).sorted(by: { $0.key < $1.key })
    where key != "kind" && key != "modifiers" {
      let isViews = ["children", "child", "content"].contains(key)
      let written: DocumentValue =
        isViews || property["kind"] != nil
        ? .list(try readAll(property).map { try $0.written() }) : property.document
      let more = entries + [DocumentValue.Entry(isViews ? "children" : key, written)]
      guard let node = Self.view(more) else {
        // Some keys are read only beside others.
        if result == nil { entries = more }
        continue
      }
      (entries, result) = (more, node)
      keys.insert(key)
    }
    return result.map { ($0, keys) }
  }

  private static func entry(_ kind: String) -> DocumentValue.Entry {
    DocumentValue.Entry("kind", .string(kind))
  }

  private static func view(_ entries: [DocumentValue.Entry]) -> ViewNode? {
    do { return try ViewNode.read(.map(entries)) } catch { return nil }
  }
}

extension JSONValue {
  var document: DocumentValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let values): .list(values.map(\.document))
    case .object(let members):
      .map(
        members.sorted { $0.key < $1.key }.map { DocumentValue.Entry($0.key, $0.value.document) })
    }
  }
}
