// SPDX-License-Identifier: MIT

package import AssayAudit

/// Reads a palette: named colours in YAML or JSON, W3C design tokens (`$value`), Tokens Studio (`value`), or a style
/// sheet's custom properties.
package enum PaletteFile {
  /// - Parameters:
  ///   - file: the name, whose ending `.css` says what it is.
  ///   - isDark: whether style sheets' dark declarations count, and system colours are dark.
  ///   - level: what pairs in the file are held to where they do not say.
  /// - Throws: `PaletteError`, also for a file without colours.
  package static func read(
    _ text: String, file: String, isDark: Bool = false, level: ContrastLevel = .aa
  ) throws(PaletteError) -> Palette {
    if file.lowercased().hasSuffix(".css") {
      return try CSSPalette.read(text, file: file, isDark: isDark)
    }
    guard let root = try FileNode.read(text, file: file) else { throw .noColors(file: file) }
    guard var members = root.members else {
      throw PaletteError(
        file: file, line: root.line, problem: "a palette is a mapping of names to colours")
    }
    var palette = Palette(file: file)
    if let pairs = root["pairs"], pairs.members == nil {
      palette.pairs = try PairReader(file: file).pairs(pairs, level: level)
      members.removeAll { $0.key == "pairs" }
    }
    let content = FileNode(value: .map(members), line: root.line)
    // NB: among design tokens `colors` is a group like any other, whose name references hold.
    let colors = TokenTree.hasTokens(content) ? content : content["colors"] ?? content
    let tree = try TokenTree(colors, file: file)
    try TokenColors(tree: tree, file: file, isDark: isDark).read(into: &palette)
    guard !palette.entries.isEmpty || !palette.unread.isEmpty else { throw .noColors(file: file) }
    return palette
  }
}
