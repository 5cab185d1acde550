// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `kerning(_:)`: extra space after each character, in points.
package struct KerningModifier: ModifierDescription {
  package static let name = "kerning"
  package static let example = KerningModifier(points: 2)
  package static let form = ModifierForm(.text, .number)

  package var points: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    KerningModifier(points: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(points)) }

  package var effect: ModifierEffect { .environment { $0.kerning = points } }
}

extension ModifierNode {
  package static func kerning(_ points: Double) -> ModifierNode {
    ModifierNode(KerningModifier(points: points))
  }
}
