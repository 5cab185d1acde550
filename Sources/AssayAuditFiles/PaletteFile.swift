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
    if isStyleSheet(file) { return try CSSPalette.read(text, file: file, isDark: isDark) }
    return try read([(text, file)], isDark: isDark, level: level)
  }

  /// Whether a file's name says that it is a style sheet.
  package static func isStyleSheet(_ file: String) -> Bool {
    file.lowercased().hasSuffix(".css")
  }

  /// Reads files as one palette, such as sets of base and of semantic tokens: references go from
  /// one to another, and of colors with one name the last counts.
  ///
  /// - Parameter files: no style sheets, each with its name.
  /// - Throws: `PaletteError`, also where they have no colors.
  package static func read(
    _ files: [(text: String, name: String)], isDark: Bool = false, level: ContrastLevel = .aa
  ) throws(PaletteError) -> Palette {
    let name = files.map(\.name).joined(separator: ", ")
    var palette = Palette(file: name)
    var roots: [(root: DocumentValue, name: String)] = []
    for (text, name) in files {
      guard let root = try content(of: text, file: name, level: level, pairs: &palette.pairs)
      else {
        if files.count == 1 { throw .noColors(file: name) }
        continue
      }
      roots.append((root, name))
    }
    let isTokens = roots.contains { TokenTree.hasTokens($0.root) }
    // NB: among design tokens `colors` is a group like any other, whose name references hold.
    if !isTokens { roots = roots.map { ($0.root["colors"] ?? $0.root, $0.name) } }
    let tree = try TokenTree(roots, isTokens: isTokens)
    let colors = TokenColors(tree: tree, isDark: isDark, isLenient: isTokens)
    do throws(PaletteError) {
      try colors.read(into: &palette)
    } catch {
      throw isTokens ? error : Self.explained(error, colors.counts())
    }
    guard !palette.entries.isEmpty || !palette.unread.isEmpty else { throw .noColors(file: name) }
    return palette
  }

  static let expected = "a palette is a mapping of names to colors, such as ink: \"#222222\""

  /// The error of a file that is not wrong in one place, but no palette: a theme's settings, or a
  /// list of colors with their names and numbers.
  private static func explained(
    _ error: PaletteError, _ counts: (colors: Int, others: Int)
  ) -> PaletteError {
    if counts.others < 2 { return error }
    var error = error
    error.problem +=
      "; \(expected), or design tokens ($value), and \(counts.colors) of the \(counts.colors + counts.others) values "
      + "here are colors; name a file that holds colors alone, such as a style sheet (.css)"
    return error
  }

  /// Whether a text is a file of design tokens, among others in a folder.
  package static func hasTokens(_ text: String, name: String) -> Bool {
    var pairs: [PairDeclaration] = []
    do throws(PaletteError) {
      return try content(of: text, file: name, level: .aa, pairs: &pairs).map(TokenTree.hasTokens)
        ?? false
    } catch {
      return false
    }
  }

  /// The map of colors, without the pairs that are declared in it; nil for an empty file.
  private static func content(
    of text: String, file: String, level: ContrastLevel, pairs: inout [PairDeclaration]
  ) throws(PaletteError) -> DocumentValue? {
    do {
      var budget = DocumentBudget.written
      let text = JSONComments.areAllowed(in: file) ? JSONComments.removed(from: text) : text
      guard
        let root = try DocumentFile.value(of: Array(text.utf8), file: file, budget: &budget)
      else { return nil }
      guard var entries = root.entries else {
        throw PaletteError(
          file: file, line: root.line,
          problem: expected + "; it is \(root.noun)")
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
