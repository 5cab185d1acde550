// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `symbolRenderingMode(_:)`, of which only `monochrome` is drawn.
package struct SymbolRenderingModeModifier: ModifierDescription {
  package static let name = "symbolRenderingMode"
  package static let example = SymbolRenderingModeModifier(mode: "hierarchical")
  package static let form = ModifierForm(.text, .string)

  package var mode: String

  package init(mode: String) { self.mode = mode }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SymbolRenderingModeModifier(mode: try reader.value.string())
  }

  package func written() -> DocumentValue { Self.written(.string(mode)) }

  package var effect: ModifierEffect {
    notDrawn.map { .notDrawn($0) } ?? .environment { _ in }
  }

  /// What is not drawn, for a report; nil for the mode that is drawn.
  package var notDrawn: String? {
    mode == "monochrome" ? nil : "the symbol rendering mode '\(mode)'"
  }
}

extension ModifierNode {
  package static func symbolRenderingMode(_ mode: String) -> ModifierNode {
    ModifierNode(SymbolRenderingModeModifier(mode: mode))
  }
}
