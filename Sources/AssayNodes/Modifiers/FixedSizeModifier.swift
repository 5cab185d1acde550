// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `fixedSize(horizontal:vertical:)`: the ideal length on an axis.
package struct FixedSizeModifier: ModifierDescription {
  package static let name = "fixedSize"
  package static let example = FixedSizeModifier(horizontal: true, vertical: true)
  package static let form = ModifierForm(
    .layout, .anyOf([.boolean, .map(["horizontal": .boolean, "vertical": .boolean])]),
    guide: """
      - fixedSize
      - fixedSize: {horizontal: false, vertical: true}
      """)

  package var horizontal: Bool
  package var vertical: Bool

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    guard let main = reader.main else {
      return FixedSizeModifier(horizontal: true, vertical: true)
    }
    if case .bool(let both) = main.kind {
      return FixedSizeModifier(horizontal: both, vertical: both)
    }
    return try reader.keys {
      FixedSizeModifier(
        horizontal: try $0.take("horizontal") { try $0.bool() } ?? false,
        vertical: try $0.take("vertical") { try $0.bool() } ?? false)
    }
  }

  package func written() -> DocumentValue {
    if horizontal, vertical { return Self.bare }
    var map = MapWriter()
    map.put("horizontal", horizontal, unless: false)
    map.put("vertical", vertical, unless: false)
    return Self.written(map.map)
  }

  package var effect: ModifierEffect {
    .layout(ModifierLayout(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }
}

extension ModifierNode {
  package static func fixedSize(horizontal: Bool, vertical: Bool) -> ModifierNode {
    ModifierNode(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
