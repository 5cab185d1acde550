// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayDocuments

/// A value of a palette before its references are followed.
struct Token {
  /// Its path, with dots between: `color.red`.
  var name: String
  var value: DocumentValue
  /// `color` and the like, of its own or its group; nil where none is said.
  var type: String?
  var line: Int
  /// The token set of Tokens Studio that it is in.
  var set: String?
  /// How Tokens Studio changes the value, such as `lighten`; nil for not at all.
  var modifier: String?
}

/// The tokens of a file in its order, and its token sets.
struct TokenTree {
  private(set) var tokens: [Token] = []
  private(set) var index: [String: Int] = [:]
  /// Of Tokens Studio's export as one file, those that others override first; empty for other
  /// files.
  private(set) var sets: [String] = []
  private let file: String

  init(_ root: DocumentValue, file: String) throws(PaletteError) {
    self.file = file
    let members = root.entries ?? []
    if root["$themes"] != nil || root["$metadata"] != nil {
      var order: [String] = []
      if case .list(let list)? = root["$metadata"]?["tokenSetOrder"]?.kind {
        order = list.compactMap(\.text)
      }
      let names = members.map(\.key).filter { !$0.hasPrefix("$") }
      sets = names.filter { !order.contains($0) } + order.filter(names.contains)
    }
    if members.isEmpty, root.entries == nil {
      throw PaletteError(
        file: file, line: root.line, problem: "a palette is a mapping of names to colors")
    }
    try collect(root, path: "", type: nil, set: nil)
  }

  /// Whether anything in it is written as a design token, of the W3C or of Tokens Studio.
  static func hasTokens(_ node: DocumentValue) -> Bool {
    if value(of: node) != nil { return true }
    return (node.entries ?? []).contains { hasTokens($0.value) }
  }

  private static func value(of node: DocumentValue) -> DocumentValue? {
    node["$value"] ?? node["$ref"].map {
      DocumentValue(.map([DocumentValue.Entry("$ref", mark: $0.mark, $0)]), mark: $0.mark)
    }
      ?? (node["type"]?.text == nil ? nil : node["value"])
  }

  private mutating func collect(
    _ node: DocumentValue, path: String, type: String?, set: String?
  ) throws(PaletteError) {
    guard let members = node.entries else {
      return try add(Token(name: path, value: node, type: type, line: node.line, set: set))
    }
    // W3C's $type counts for the whole group; Tokens Studio writes it at each token.
    let type = node["$type"]?.text ?? node["type"]?.text ?? type
    if let value = Self.value(of: node), !path.isEmpty {
      let modifier = node["$extensions"]?["studio.tokens"]?["modify"]?["type"]?.text
      return try add(
        Token(
          name: path, value: value, type: type, line: node.line, set: set, modifier: modifier))
    }
    if let base = members.first(where: { $0.key == "$extends" }) {
      throw PaletteError(
        file: file, line: base.line,
        problem: "$extends is not read here; write out the tokens of the group that it names")
    }
    for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
      if member.key == "description" || member.key == "type", member.value.text != nil { continue }
      let name = path.isEmpty ? member.key : path + "." + member.key
      let isSet = path.isEmpty && sets.contains(member.key)
      try collect(member.value, path: name, type: type, set: isSet ? member.key : set)
      if let index = index[name], member.value.entries == nil { tokens[index].line = member.line }
    }
  }

  private mutating func add(_ token: Token) throws(PaletteError) {
    guard index.updateValue(tokens.count, forKey: token.name) == nil else {
      throw PaletteError(
        file: file, line: token.line, problem: "the name '\(token.name)' is written twice")
    }
    tokens.append(token)
  }
}
