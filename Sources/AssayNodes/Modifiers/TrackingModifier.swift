// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `tracking(_:)`: extra space after each character, in points.
package struct TrackingModifier: ModifierDescription {
  package static let name = "tracking"
  package static let example = TrackingModifier(points: 2)
  package static let form = ModifierForm(.text, .number)

  package var points: Double

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TrackingModifier(points: try reader.value.number())
  }

  package func written() -> DocumentValue { Self.written(.number(points)) }

  package var effect: ModifierEffect { .environment { $0.tracking = points } }
}

extension ModifierNode {
  package static func tracking(_ points: Double) -> ModifierNode {
    ModifierNode(TrackingModifier(points: points))
  }
}
