// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `progressViewStyle(_:)`: the progress view style inside.
package struct ProgressViewStyleModifier: ModifierDescription {
  package static let name = "progressViewStyle"
  package static let example = ProgressViewStyleModifier(style: .circular)
  package static let form = ModifierForm(.controls, .words(ProgressViewStyleNode.self))

  package var style: ProgressViewStyleNode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ProgressViewStyleModifier(style: try reader.value.word("progress view style"))
  }

  package func written() -> DocumentValue { Self.written(.string(style.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.progressViewStyle = style } }
}

extension ModifierNode {
  package static func progressViewStyle(_ style: ProgressViewStyleNode) -> ModifierNode {
    ModifierNode(ProgressViewStyleModifier(style: style))
  }
}

package enum ProgressViewStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, linear, circular
}
