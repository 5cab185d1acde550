// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `symbolVariant(_:)`: the variants of symbols inside, such as `fill` or `circle.fill`.
package struct SymbolVariantModifier: ModifierDescription {
  package static let name = "symbolVariant"
  package static let example = SymbolVariantModifier(variant: "fill")

  /// In the order of SF Symbols' names: `circle`, `square` or `rectangle`, `fill`, `slash`.
  package var variant: String

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SymbolVariantModifier(variant: try reader.value.string())
  }

  package func written() -> DocumentValue {
    Self.written(.string(variant))
  }

  package var effect: ModifierEffect {
    // NB: `none` takes away what modifiers around added.
    .environment {
      let names = variant.split(separator: ".").map(String.init)
      $0.symbolVariants = names == ["none"] ? [] : $0.symbolVariants.union(names)
    }
  }
}

extension ModifierNode {
  package static func symbolVariant(_ variant: String) -> ModifierNode {
    ModifierNode(SymbolVariantModifier(variant: variant))
  }
}
