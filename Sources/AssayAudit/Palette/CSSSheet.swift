// SPDX-License-Identifier: MIT

/// One style sheet: its custom properties, and its cascade layers in their order.
struct CSSSheet: Sendable {
  var declarations: [CSSScanner.Declaration]
  /// By their paths; those inside of others before these (CSS Cascade 5, section 6.4.3).
  private(set) var layers: [String] = []
  /// The files that it imports, which are not read unless they are named too.
  let imports: [CSSImport]

  init(_ text: String) {
    var scanner = CSSScanner(text)
    declarations = scanner.declarations()
    imports = scanner.imports
    for names in scanner.layers {
      for name in names where !name.isEmpty && !layers.contains(name) {
        let parent = layers.firstIndex { name.hasPrefix($0 + ".") }
        layers.insert(name, at: parent ?? layers.count)
      }
    }
  }
}
