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
  /// The name of its file, and its line there from 1.
  var file: String
  var line: Int
  /// The token set of Tokens Studio that it is in.
  var set: String?
  /// How Tokens Studio changes the value, such as `lighten`; nil for not at all.
  var modifier: String?
}

/// The tokens of files in their order, and the token sets of these.
struct TokenTree {
  /// Also those that a later file writes again, which only its own `$ref` names.
  private(set) var tokens: [Token] = []
  /// The last of each name.
  private(set) var index: [String: Int] = [:]
  /// Of Tokens Studio's export as one file, those that others override first; empty for other
  /// files.
  private(set) var sets: [String] = []
  private let roots: [DocumentValue]
  /// Of the file that is being read.
  private var file = ""

  /// Whether the files are design tokens, whose groups say what type their tokens have.
  private let isTokens: Bool

  /// - Parameters:
  ///   - files: each with its name; of tokens with one name the last counts.
  ///   - isTokens: whether any of them has design tokens.
  init(
    _ files: [(root: DocumentValue, name: String)], isTokens: Bool
  ) throws(PaletteError) {
    roots = files.map(\.root)
    self.isTokens = isTokens
    for (root, name) in files {
      file = name
      guard let members = root.entries else {
        throw PaletteError(
          file: name, line: root.line,
          problem: PaletteFile.expected + "; it is \(root.noun)")
      }
      let own = Self.sets(of: root, members)
      sets += own
      try collect(root, TokenGroup(path: "", sets: own, theo: TheoTokens(root)))
    }
  }

  private static func sets(of root: DocumentValue, _ members: [DocumentValue.Entry]) -> [String] {
    guard root["$themes"] != nil || root["$metadata"] != nil else { return [] }
    var order: [String] = []
    if case .list(let list)? = root["$metadata"]?["tokenSetOrder"]?.kind {
      order = list.compactMap(\.text)
    }
    let names = members.map(\.key).filter { !$0.hasPrefix("$") }
    return names.filter { !order.contains($0) } + order.filter(names.contains)
  }

  /// Whether anything in it is written as a design token: of the W3C, of Tokens Studio or of Style
  /// Dictionary.
  static func hasTokens(_ node: DocumentValue) -> Bool {
    if value(of: node) != nil || TheoTokens(node) != nil { return true }
    return (node.entries ?? []).contains { hasTokens($0.value) }
  }

  private static func value(of node: DocumentValue) -> DocumentValue? {
    if let value = node["$value"] { return value }
    if let pointer = node["$ref"] {
      return DocumentValue(
        .map([DocumentValue.Entry("$ref", mark: pointer.mark, pointer)]), mark: pointer.mark)
    }
    guard let value = node["value"] else { return nil }
    if node["type"]?.text != nil { return value }
    // Style Dictionary asks for no type: what has a value and no groups beside it is a token.
    let isToken = (node.entries ?? []).allSatisfy { entry in
      entry.key == "value" || entry.key.hasPrefix("$") || besideValue.contains(entry.key)
    }
    return isToken ? value : nil
  }

  private static func isColor(_ text: String) -> Bool {
    do {
      _ = try ColorParser(appearance: .light).color(text)
      return true
    } catch {
      return false
    }
  }

  /// What Style Dictionary and Tokens Studio write in a token beside its value.
  private static let besideValue: Set<String> = [
    "attributes", "category", "comment", "deprecated", "deprecated_comment", "description",
    "docs", "documentation", "extensions", "filePath", "group", "id", "isSource", "key", "name",
    "original", "path", "themeable", "filters", "ios", "android", "web", "public", "private",
  ]

  /// What a group hands on to the tokens in it.
  private struct TokenGroup {
    var path: String
    var type: String?
    var set: String?
    var sets: [String] = []
    /// Of a file of Theo's.
    var theo: TheoTokens?
    /// The groups that are being extended.
    var extended: [String] = []
  }

  private mutating func collect(
    _ node: DocumentValue, _ group: TokenGroup
  ) throws(PaletteError) {
    var group = group
    guard let members = node.entries else {
      if !isTokens, case .list(let colors) = node.kind, !colors.isEmpty {
        for (number, color) in colors.enumerated() {
          var inner = group
          inner.path = Self.path(of: number, in: group.path)
          try collect(color, inner)
        }
        return
      }
      return try add(
        Token(
          name: group.path, value: node, type: group.type, file: file, line: node.line,
          set: group.set))
    }
    // W3C's $type counts for the whole group; Tokens Studio writes it at each token.
    if isTokens {
      let type = node["type"]?.text.flatMap { Self.isColor($0) ? nil : $0 }
      group.type = node["$type"]?.text ?? type ?? group.type
    }
    let theo = group.theo != nil && !group.path.isEmpty ? node["value"] : nil
    if let value = theo ?? Self.value(of: node), !group.path.isEmpty {
      if group.type == "color", case .list(let colors) = value.kind, !colors.isEmpty {
        for (number, color) in colors.enumerated() {
          try add(
            Token(
              name: Self.path(of: number, in: group.path), value: color, type: group.type,
              file: file, line: color.line, set: group.set))
        }
        return
      }
      let modifier = node["$extensions"]?["studio.tokens"]?["modify"]?["type"]?.text
      return try add(
        Token(
          name: group.path, value: value, type: group.type, file: file, line: node.line,
          set: group.set, modifier: modifier))
    }
    if let base = node["$extends"] { try extend(by: base, besides: members, group) }
    for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
      // A theme has a color of types.
      if member.key == "description" || member.key == "type", let text = member.value.text,
        !Self.isColor(text)
      {
        continue
      }
      if group.path.isEmpty, let theo = group.theo {
        if !TheoTokens.groups.contains(member.key) { continue }
        group.type = member.key == TheoTokens.tokens ? theo.type : nil
      }
      var inner = group
      inner.path = group.path.isEmpty ? member.key : group.path + "." + member.key
      if group.path.isEmpty, group.sets.contains(member.key) { inner.set = member.key }
      try collect(member.value, inner)
      if let index = index[inner.path], member.value.entries == nil {
        tokens[index].line = member.line
      }
    }
  }

  /// The name of a color in a list: numbers begin at 0, as in the themes that have such lists
  /// (https://theme-ui.com/theme-spec, https://mantine.dev/theming/colors/).
  private static func path(of number: Int, in list: String) -> String { "\(list).\(number)" }

  /// The members of the group that another extends, but those that this one has (Design Tokens
  /// Format Module 2025.10, "Extending groups").
  private mutating func extend(
    by base: DocumentValue, besides own: [DocumentValue.Entry], _ group: TokenGroup
  ) throws(PaletteError) {
    let written = base["$ref"]?.text ?? base.text ?? ""
    let path = TokenText.path(ofGroup: written)
    guard !group.extended.contains(path), path != group.path,
      let found = roots.lazy.compactMap({ Self.node(at: path, in: $0) }).first
    else {
      throw PaletteError(
        file: file, line: base.line,
        problem: "$extends names '\(written)', which is no other group; correct the name")
    }
    var inner = group
    inner.extended.append(path)
    let left = (found.entries ?? []).filter { member in !own.contains { $0.key == member.key } }
    // What both have is merged.
    let both = (found.entries ?? []).compactMap { member -> DocumentValue.Entry? in
      guard !member.key.hasPrefix("$"), Self.value(of: member.value) == nil,
        let mine = own.first(where: { $0.key == member.key })?.value,
        let mineEntries = mine.entries, Self.value(of: mine) == nil
      else { return nil }
      let rest = (member.value.entries ?? []).filter { entry in
        !mineEntries.contains { $0.key == entry.key }
      }
      return DocumentValue.Entry(
        member.key, mark: member.mark, DocumentValue(.map(rest), mark: member.value.mark))
    }
    try collect(DocumentValue(.map(left + both), mark: found.mark), inner)
  }

  private static func node(at path: String, in root: DocumentValue) -> DocumentValue? {
    var node = root
    for key in path.split(separator: ".") {
      guard let next = node[String(key)] else { return nil }
      node = next
    }
    return node.entries == nil ? nil : node
  }

  private mutating func add(_ token: Token) throws(PaletteError) {
    if let earlier = index[token.name], tokens[earlier].file == token.file {
      throw PaletteError(
        file: file, line: token.line, problem: "the name '\(token.name)' is written twice")
    }
    index[token.name] = tokens.count
    tokens.append(token)
  }
}
