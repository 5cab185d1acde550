// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `symbolVariant(_:)`: the variants of symbols inside, such as `fill` or `circle.fill`, added to
/// those of views around or instead of them.
package struct SymbolVariantModifier: ModifierDescription {
  package static let name = "symbolVariant"
  package static let example = SymbolVariantModifier(variant: "fill")
  package static let form = ModifierForm(
    .environment, .string, options: ["replace": .boolean],
    note: "Parts of the names of SF Symbols with points in between, as in `circle.fill`.")

  /// Parts of SF Symbols' names with points in between; empty for none.
  package var variant: String
  package var replaces = false

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SymbolVariantModifier(
      variant: try reader.value.string(),
      replaces: try reader.map.take("replace") { try $0.bool() } ?? false)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    map.put("replace", replaces, unless: false)
    return Self.written(.string(variant), map)
  }

  package var effect: ModifierEffect {
    .environment {
      let names = Set(variant.split(separator: ".").map(String.init))
      $0.symbolVariantNames = replaces ? names : $0.symbolVariantNames.union(names)
    }
  }
}

extension ModifierNode {
  package static func symbolVariant(_ variant: String, replaces: Bool = false) -> ModifierNode {
    ModifierNode(SymbolVariantModifier(variant: variant, replaces: replaces))
  }
}
