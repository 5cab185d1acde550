// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `cornerRadius(_:)`: clipped to a rectangle with round corners, in points.
package struct CornerRadiusModifier: ModifierDescription {
  package static let name = "cornerRadius"
  package static let example = CornerRadiusModifier(radius: 20)
  package static let form = ModifierForm(.drawing, .number)

  package var radius: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    CornerRadiusModifier(radius: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(radius)) }

  package var effect: ModifierEffect {
    .drawing(.clip(.roundedRectangle(cornerRadius: radius, style: .circular)))
  }
}

extension ModifierNode {
  package static func cornerRadius(_ radius: Double) -> ModifierNode {
    ModifierNode(CornerRadiusModifier(radius: radius))
  }
}
