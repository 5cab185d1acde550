// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `clipShape(_:)`: clipped to a shape.
package struct ClipShapeModifier: ModifierDescription {
  package static let name = "clipShape"
  package static let example = ClipShapeModifier(shape: .circle)
  package static let form = ModifierForm(.drawing, .shape)

  package var shape: ShapeGeometry

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ClipShapeModifier(shape: try ShapeGeometry.read(reader.value))
  }

  package func written() throws -> DocumentValue { Self.written(try shape.written()) }

  package var effect: ModifierEffect { .drawing(.clip(shape)) }
}

extension ModifierNode {
  package static func clipShape(_ shape: ShapeGeometry) -> ModifierNode {
    ModifierNode(ClipShapeModifier(shape: shape))
  }
}
