// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `symbolRenderingMode(_:)`: how the layers of symbols are colored; nil for the default way.
package struct SymbolRenderingModeModifier: ModifierDescription {
  package static let name = "symbolRenderingMode"
  package static let example = SymbolRenderingModeModifier(mode: .hierarchical)
  package static let form = ModifierForm(
    .text, .optional(.words(SymbolMode.self)),
    note: """
      `symbolRenderingMode` colors symbols of one layer, and signs in filled forms such as \
      `plus.circle.fill`. Of other symbols it is reported as a note.
      """)

  package var mode: SymbolMode?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    SymbolRenderingModeModifier(mode: try reader.value.optional { try $0.word("mode") })
  }

  package func written() -> DocumentValue {
    Self.written(mode.map { .string($0.rawValue) } ?? .null)
  }

  package var effect: ModifierEffect { .environment { $0.symbolMode = mode } }
}

extension ModifierNode {
  package static func symbolRenderingMode(_ mode: SymbolMode?) -> ModifierNode {
    ModifierNode(SymbolRenderingModeModifier(mode: mode))
  }
}

/// How the layers of symbols are colored.
package enum SymbolMode: String, Codable, Hashable, Sendable, CaseIterable {
  case monochrome, hierarchical, palette, multicolor

  /// What is not drawn of a symbol in this mode, for a report.
  package func undrawn(of symbol: String) -> String {
    "the symbol rendering mode '\(rawValue)' of '\(symbol)'"
  }
}

extension EnvironmentValues {
  /// The way that symbols are colored: several styles of the foreground are a palette.
  package var effectiveSymbolMode: SymbolMode {
    symbolMode ?? (foregroundLevels.isEmpty ? .monochrome : .palette)
  }
}
