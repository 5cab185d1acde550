// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayDocuments
internal import AssayYAML

/// Reads a palette: named colors in YAML or JSON, W3C design tokens (`$value`), Tokens Studio
/// (`value`), or a style sheet's custom properties.
package enum PaletteFile {
  /// - Parameters:
  ///   - file: the name, whose ending `.css` says what it is.
  ///   - isDark: whether style sheets' dark declarations count, and system colors are dark.
  ///   - level: what pairs in the file are held to where they do not say.
  /// - Throws: `PaletteError`, also for a file without colors.
  package static func read(
    _ text: String, file: String, isDark: Bool = false, level: ContrastLevel = .aa
  ) throws(PaletteError) -> Palette {
    if file.lowercased().hasSuffix(".css") {
      return try CSSPalette.read(text, file: file, isDark: isDark)
    }
    var palette = Palette(file: file)
    let content = try content(of: text, file: file, level: level, pairs: &palette.pairs)
    // NB: among design tokens `colors` is a group like any other, whose name references hold.
    let colors = TokenTree.hasTokens(content) ? content : content["colors"] ?? content
    let tree = try TokenTree(colors, file: file)
    try TokenColors(tree: tree, file: file, isDark: isDark).read(into: &palette)
    guard !palette.entries.isEmpty || !palette.unread.isEmpty else { throw .noColors(file: file) }
    return palette
  }

  /// The map of colors, without the pairs that are declared in it.
  private static func content(
    of text: String, file: String, level: ContrastLevel, pairs: inout [PairDeclaration]
  ) throws(PaletteError) -> DocumentValue {
    do {
      var budget = DocumentBudget.written
      guard
        let root = try DocumentFile.value(of: Array(text.utf8), file: file, budget: &budget)
      else { throw PaletteError.noColors(file: file) }
      guard var entries = root.entries else {
        throw PaletteError(
          file: file, line: root.line, problem: "a palette is a mapping of names to colors")
      }
      if let declared = root["pairs"], declared.entries == nil {
        pairs = try PairReader(level: level).pairs(declared)
        entries.removeAll { $0.key == "pairs" }
      }
      return DocumentValue(.map(entries), mark: root.mark)
    } catch let error as DocumentError {
      throw PaletteError(error, file: file)
    } catch let error as PaletteError {
      throw error
    } catch {
      throw PaletteError(file: file, line: nil, problem: "\(error)")
    }
  }
}
