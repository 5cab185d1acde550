// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `containerShape(_:)`: the shape that `ContainerRelativeShape` follows inside.
package struct ContainerShapeModifier: ModifierDescription {
  package static let name = "containerShape"
  package static let example = ContainerShapeModifier(
    shape: .roundedRectangle(cornerRadius: 12, style: .continuous))
  package static let form = ModifierForm(.drawing, .shape)

  package var shape: ShapeGeometry

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ContainerShapeModifier(shape: try ShapeGeometry.read(reader.value))
  }

  package func written() throws -> DocumentValue {
    Self.written(try shape.written())
  }

  package var effect: ModifierEffect { .placement(.containerShape(shape)) }
}

extension ModifierNode {
  package static func containerShape(_ shape: ShapeGeometry) -> ModifierNode {
    ModifierNode(ContainerShapeModifier(shape: shape))
  }
}
