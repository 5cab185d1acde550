// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `ignoresSafeArea(edges:)`: to the edges of the screen.
package struct IgnoresSafeAreaModifier: ModifierDescription {
  package static let name = "ignoresSafeArea"
  package static let example = IgnoresSafeAreaModifier(edges: .all)
  package static let form = ModifierForm(
    .layout, .edges,
    guide: """
      - ignoresSafeArea
      - ignoresSafeArea: top
      """)

  package var edges: Edge.Set

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    IgnoresSafeAreaModifier(edges: try reader.main.map { try Edge.Set.read($0) } ?? .all)
  }

  package func written() -> DocumentValue {
    edges == .all ? Self.bare : Self.written(edges.written)
  }

  package var effect: ModifierEffect {
    .layout(ModifierLayout(IgnoresSafeAreaLayout(edges: edges)))
  }
}

extension ModifierNode {
  package static func ignoresSafeArea(edges: Edge.Set) -> ModifierNode {
    ModifierNode(IgnoresSafeAreaModifier(edges: edges))
  }
}
