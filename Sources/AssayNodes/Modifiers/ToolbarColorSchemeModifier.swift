// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayTraits

/// `toolbarColorScheme(_:for:)`: the color scheme of bars.
package struct ToolbarColorSchemeModifier: ModifierDescription {
  package static let name = "toolbarColorScheme"
  package static let example = ToolbarColorSchemeModifier(scheme: .dark, bars: [.navigationBar])
  package static let form = ModifierForm(
    .containers, .optional(.words(ColorScheme.self)), options: ["for": BarName.form])

  /// nil for that of the screen.
  package var scheme: ColorScheme?
  /// Empty for the navigation bar.
  package var bars: [BarName]

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let bars = try reader.map.take("for", BarName.readList) ?? []
    return ToolbarColorSchemeModifier(
      scheme: try reader.notNull.map { try $0.word("color scheme") }, bars: bars)
  }

  package func written() -> DocumentValue {
    var map = MapWriter()
    if !bars.isEmpty { map.put("for", BarName.written(bars)) }
    if let scheme { return Self.written(.string(scheme.rawValue), map) }
    return bars.isEmpty ? Self.bare : Self.written(.null, map)
  }

  package var effect: ModifierEffect {
    .container(.barColorScheme(scheme, bars: bars))
  }
}

extension ModifierNode {
  package static func barColorScheme(_ scheme: ColorScheme?, bars: [BarName]) -> ModifierNode {
    ModifierNode(ToolbarColorSchemeModifier(scheme: scheme, bars: bars))
  }
}
