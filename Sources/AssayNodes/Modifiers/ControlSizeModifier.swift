// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `controlSize(_:)`: the control size inside.
package struct ControlSizeModifier: ModifierDescription {
  package static let name = "controlSize"
  package static let example = ControlSizeModifier(size: .large)
  package static let form = ModifierForm(.controls, .words(ControlSize.self))

  package var size: ControlSize

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ControlSizeModifier(size: try reader.value.word("control size"))
  }

  package func written() -> DocumentValue { Self.written(.string(size.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.controlSize = size } }
}

extension ModifierNode {
  package static func controlSize(_ size: ControlSize) -> ModifierNode {
    ModifierNode(ControlSizeModifier(size: size))
  }
}

/// The size of controls.
public enum ControlSize: String, Codable, Hashable, Sendable, CaseIterable {
  /// A size. The default is `regular`.
  case mini, small, regular, large, extraLarge
}
