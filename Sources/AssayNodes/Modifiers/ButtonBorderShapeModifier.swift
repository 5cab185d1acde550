// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `buttonBorderShape(_:)`: the shape of buttons with a border.
package struct ButtonBorderShapeModifier: ModifierDescription {
  package static let name = "buttonBorderShape"
  package static let example = ButtonBorderShapeModifier(shape: .capsule)
  package static let form = ModifierForm(
    .controls, .anyOf([.names(ButtonBorderShapeNode.names.map(\.name)), .number]))

  package var shape: ButtonBorderShapeNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    if case .number = try reader.value.kind {
      return ButtonBorderShapeModifier(
        shape: .roundedRectangle(radius: try reader.value.number()))
    }
    return ButtonBorderShapeModifier(
      shape: try reader.value.name("border shape", among: ButtonBorderShapeNode.names))
  }

  package func written() -> DocumentValue {
    if case .roundedRectangle(let radius?) = shape { return Self.written(.number(radius)) }
    let name = ButtonBorderShapeNode.names.first { $0.value == shape }?.name ?? "automatic"
    return Self.written(.string(name))
  }

  package var effect: ModifierEffect { .environment { $0.buttonBorderShape = shape } }
}

extension ModifierNode {
  package static func buttonBorderShape(_ shape: ButtonBorderShapeNode) -> ModifierNode {
    ModifierNode(ButtonBorderShapeModifier(shape: shape))
  }
}

package enum ButtonBorderShapeNode: Hashable, Sendable {
  case automatic, capsule, circle
  /// In points; nil for the radius of the control size.
  case roundedRectangle(radius: Double?)

  static var names: [(name: String, value: ButtonBorderShapeNode)] {
    [
      ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle(radius: nil)),
    ]
  }
}
