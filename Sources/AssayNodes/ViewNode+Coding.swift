// SPDX-License-Identifier: MIT

package import AssayDocuments

extension ViewNode {
  /// A view: a bare text, or a map with a `kind`, the keys of the kind, and `modifiers`.
  package static func read(_ value: DocumentValue) throws -> ViewNode {
    if case .string(let key) = value.kind { return ViewNode(.text(TextNode(key: key))) }
    var map = try MapReader(value, expected: "a view: a text or a map with a 'kind'")
    guard map.contains("kind") else {
      throw DocumentError("missing key 'kind' of a view", at: value.mark)
    }
    let (name, type) = try map.require("kind", kind)
    let content = try type.read(name, &map).content
    let modifiers = try map.take("modifiers") { try $0.list(ModifierNode.read) }
    try map.finish(name)
    return ViewNode(content, modifiers: modifiers ?? [])
  }

  private static func kind(
    _ value: DocumentValue
  ) throws -> (name: String, type: any KindDescription.Type) {
    guard case .string(let name) = value.kind else {
      throw DocumentError.expected(
        "kind (\(KindList.names.joined(separator: ", ")))", found: value)
    }
    guard let type = KindList.type(named: name) else {
      throw DocumentError.unknown("kind", name, known: KindList.names, at: value.mark)
    }
    return (name, type)
  }

  /// Views: one, or a list. A text among them may be written as one, without `kind: Text`.
  static func readList(_ value: DocumentValue) throws -> [ViewNode] {
    guard case .list = value.kind else { return [try readListed(value)] }
    return try value.list(readListed)
  }

  private static func readListed(_ value: DocumentValue) throws -> ViewNode {
    guard TextNode.isWritten(in: value) else { return try read(value) }
    return ViewNode(.text(try TextNode.read(value)))
  }

  /// The written form, without what has its default value.
  ///
  /// - Throws: `DocumentError` for layouts, shapes and alignment guides that are Swift code.
  package func written() throws -> DocumentValue {
    if modifiers.isEmpty, case .text(let text) = content, case .string(let key) = text.written.kind
    {
      return .string(key)
    }
    if case .geometryReader(let reader) = content {
      var view = reader.written
      view.modifiers += modifiers
      return try view.written()
    }
    var map = MapWriter()
    try content.kind.write(to: &map)
    let modifiers = modifiers.filter { !$0.effect.isForSwiftCode }
    if !modifiers.isEmpty {
      let list = try modifiers.map { node in
        try MapReader.at("modifiers") { try node.modifier.written() }
      }
      map.put("modifiers", .list(list))
    }
    return map.map
  }

  /// One view as it is, several as a list.
  static func written(_ nodes: [ViewNode]) throws -> DocumentValue? {
    if nodes.isEmpty { return nil }
    if nodes.count == 1 { return try nodes[0].written() }
    return .list(try nodes.map { try $0.written() })
  }
}

/// The written form in any coder: an `Encoder` gets plain maps, lists and scalars.
extension ViewNode: Codable {
  package init(from decoder: any Decoder) throws {
    self = try ViewNode.read(try DocumentValue(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try written().encode(to: encoder)
  }
}
