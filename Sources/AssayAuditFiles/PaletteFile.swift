// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayFindings
internal import AssayGraphics

/// Reads a palette: named colours in YAML or JSON, W3C design tokens (`$value`), Tokens Studio (`value`), or a style
/// sheet's custom properties.
package enum PaletteFile {
  /// - Parameters:
  ///   - file: the name, whose ending `.css` says what it is.
  ///   - isDark: whether style sheets' dark declarations count, and system colours are dark.
  /// - Throws: `PaletteError`.
  package static func read(
    _ text: String, file: String, isDark: Bool = false
  ) throws(PaletteError) -> Palette {
    if file.lowercased().hasSuffix(".css") {
      return try CSSPalette.read(text, file: file, isDark: isDark)
    }
    guard let root = try FileNode.read(text, file: file) else { return Palette(file: file) }
    var reader = TokenReader(file: file, isDark: isDark)
    try reader.collect(root["colors"] ?? root, path: "", type: nil, skipsPairs: true)
    var palette = Palette(file: file, entries: try reader.entries())
    if let pairs = root["pairs"] {
      palette.pairs = try PairReader(file: file).pairs(pairs, level: .aa)
    }
    return palette
  }
}

/// Gathers the leaves of a tree of groups, then follows their references.
private struct TokenReader {
  let file: String
  let isDark: Bool
  private var tokens: [(name: String, value: FileNode, type: String?, line: Int)] = []
  private var index: [String: Int] = [:]

  init(file: String, isDark: Bool) {
    self.file = file
    self.isDark = isDark
  }

  mutating func collect(
    _ node: FileNode, path: String, type: String?, skipsPairs: Bool = false
  ) throws(PaletteError) {
    guard let members = node.members else {
      if path.isEmpty {
        throw PaletteError(
          file: file, line: node.line, problem: "a palette is a mapping of names to colours")
      }
      add(path, node, type, node.line)
      return
    }
    // W3C's $type counts for the whole group; Tokens Studio writes it at each token.
    let type = node["$type"]?.text ?? node["type"]?.text ?? type
    if let value = node["$value"] ?? (node["type"] == nil ? nil : node["value"]) {
      add(path, value, type, node.line)
      return
    }
    for member in members where !member.key.hasPrefix("$") {
      if skipsPairs, member.key == "pairs" { continue }
      if member.key == "description" || member.key == "type", member.value.text != nil { continue }
      let name = path.isEmpty ? member.key : path + "." + member.key
      try collect(member.value, path: name, type: type)
      if let index = index[name], member.value.members == nil { tokens[index].line = member.line }
    }
  }

  private mutating func add(_ name: String, _ value: FileNode, _ type: String?, _ line: Int) {
    index[name] = tokens.count
    tokens.append((name, value, type, line))
  }

  func entries() throws(PaletteError) -> [Palette.Entry] {
    var entries: [Palette.Entry] = []
    for token in tokens {
      // Sizes, fonts and the like.
      if let type = token.type, type != "color" { continue }
      guard let color = try color(token.value, token.name, line: token.line, chain: [token.name])
      else { continue }
      entries.append(Palette.Entry(name: token.name, color: color, line: token.line))
    }
    return entries
  }

  private func color(
    _ value: FileNode, _ name: String, line: Int, chain: [String]
  ) throws(PaletteError) -> AuditColor? {
    if value.members != nil { return try object(value, name, line: line) }
    guard let text = value.text else {
      throw PaletteError(file: file, line: line, problem: "\(name) is no colour but a list")
    }
    if let reference = Self.reference(text) {
      if chain.contains(reference) {
        let way = (chain + [reference]).joined(separator: " -> ")
        throw PaletteError(file: file, line: line, problem: "references go in a circle: \(way)")
      }
      guard let index = index[reference] else {
        let question = NearestName.question(reference, among: tokens.map(\.name))
        throw PaletteError(
          file: file, line: line, problem: "\(name): there is no colour '\(reference)'\(question)")
      }
      let token = tokens[index]
      return try color(token.value, token.name, line: token.line, chain: chain + [reference])
    }
    do {
      return try ColorParser(appearance: isDark ? .dark : .light).color(text)
    } catch {
      throw PaletteError(file: file, line: line, problem: "\(name): \(error.description)")
    }
  }

  /// W3C design tokens of 2025: `{"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 1}`.
  private func object(
    _ node: FileNode, _ name: String, line: Int
  ) throws(PaletteError) -> AuditColor {
    guard let space = node["colorSpace"]?.text, let components = node["components"],
      case .list(let list) = components.value, list.count == 3
    else {
      throw PaletteError(
        file: file, line: line,
        problem: "\(name): a colour needs 'colorSpace' and three 'components'")
    }
    let values = list.map { $0.text ?? "none" }.joined(separator: " ")
    let alpha = node["alpha"]?.text ?? "1"
    let functions: Set<String> = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]
    let text =
      functions.contains(space)
      ? "\(space)(\(values) / \(alpha))" : "color(\(space) \(values) / \(alpha))"
    do {
      return try ColorParser().color(text)
    } catch {
      throw PaletteError(file: file, line: line, problem: "\(name): \(error.description)")
    }
  }

  /// `{group.name}` of both formats, and `$group.name` of Tokens Studio; nil for a colour.
  private static func reference(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}") { return String(text.dropFirst().dropLast()) }
    return text.hasPrefix("$") ? String(text.dropFirst()) : nil
  }
}
