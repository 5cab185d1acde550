// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `headerProminence(_:)`: how strong the headers of sections are.
package struct HeaderProminenceModifier: ModifierDescription {
  package static let name = "headerProminence"
  package static let example = HeaderProminenceModifier(prominence: .increased)
  package static let form = ModifierForm(.containers, .words(Prominence.self))

  package var prominence: Prominence

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    HeaderProminenceModifier(prominence: try reader.value.word("prominence"))
  }

  package func written() -> DocumentValue { Self.written(.string(prominence.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.headerProminence = prominence } }
}

extension ModifierNode {
  package static func headerProminence(_ prominence: Prominence) -> ModifierNode {
    ModifierNode(HeaderProminenceModifier(prominence: prominence))
  }
}

/// How strong the header of a section is.
public enum Prominence: String, Codable, Hashable, Sendable, CaseIterable {
  /// As the style of the list suggests, or larger and stronger.
  case standard, increased
}
