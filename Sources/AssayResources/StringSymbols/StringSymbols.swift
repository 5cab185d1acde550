// SPDX-License-Identifier: MIT

/// The symbols that Xcode generates for the keys of String Catalogs that people manage, as Swift
/// source: `Text(.title)`, and `.subtitle(count: 2)` for a text with `%(count)lld`.
package struct StringSymbols: Sendable {
  private let tables: [(name: String, symbols: [StringSymbol])]

  /// - Parameters:
  ///   - catalogs: paths of `.xcstrings` files.
  ///   - declared: static members that the app gives to `LocalizedStringResource` itself: they are
  ///     left out.
  /// - Throws: `ResourceError`.
  package init(
    catalogs: [String], declared: Set<String> = []
  ) throws(ResourceError) {
    let read = try StringTables(paths: catalogs)
    var tables: [(name: String, symbols: [StringSymbol])] = []
    for (name, table) in read.tables.sorted(by: { $0.key < $1.key })
    where !Self.systemTables.contains(name) {
      var taken: Set<String> = []
      var symbols: [StringSymbol] = []
      for key in table.manualKeys.sorted() {
        guard let symbol = StringSymbol(key: key, in: table), !declared.contains(symbol.name),
          taken.insert(symbol.signature).inserted
        else { continue }
        symbols.append(symbol)
      }
      if !symbols.isEmpty { tables.append((name, symbols)) }
    }
    self.tables = tables
  }

  /// Tables that no code asks for.
  private static let systemTables: Set<String> = ["InfoPlist", "AppShortcuts"]

  package var isEmpty: Bool { tables.isEmpty }

  /// The source of a file. It declares nothing on Apple's systems, where Xcode writes such a file.
  ///
  /// - Parameters:
  ///   - header: a comment without its slashes.
  ///   - module: what the file imports.
  package func source(header: String, module: String) -> String {
    var lines = [
      "// \(header)", "#if !canImport(Darwin)", "import Foundation", "import \(module)", "",
    ]
    for (name, symbols) in tables {
      if name == StringTables.defaultTable {
        lines.append("extension LocalizedStringResource {")
        lines += symbols.map { "  " + $0.declaration(table: nil) }
        lines += ["}", ""]
        // Initializers of views take keys. Apple's take resources, too.
        lines.append("extension LocalizedStringKey {")
        lines += symbols.map { "  " + $0.keyDeclaration }
        lines += ["}", ""]
      } else if let type = AssetSymbolName.namespace(name) {
        lines.append("extension LocalizedStringResource {")
        lines.append("  enum \(AssetSymbolName.declared(type)) {")
        lines += symbols.map { "    " + $0.declaration(table: name) }
        lines += ["  }", "}", ""]
      }
    }
    return lines.joined(separator: "\n") + "#endif\n"
  }
}
