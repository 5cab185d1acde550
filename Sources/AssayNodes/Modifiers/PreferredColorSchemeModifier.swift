// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayTraits

/// `preferredColorScheme(_:)`: the scheme of the whole screen; the outermost counts.
package struct PreferredColorSchemeModifier: ModifierDescription {
  package static let name = "preferredColorScheme"
  package static let example = PreferredColorSchemeModifier(scheme: .dark)
  package static let form = ModifierForm(.environment, .optional(.words(ColorScheme.self)))

  package var scheme: ColorScheme?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    PreferredColorSchemeModifier(scheme: try reader.value.optional { try $0.word("color scheme") })
  }

  package func written() -> DocumentValue {
    Self.written(scheme.map { .string($0.rawValue) } ?? .null)
  }

  package var effect: ModifierEffect { .container(.preferredColorScheme(scheme)) }
}

extension ModifierNode {
  package static func preferredColorScheme(_ scheme: ColorScheme?) -> ModifierNode {
    ModifierNode(PreferredColorSchemeModifier(scheme: scheme))
  }
}
