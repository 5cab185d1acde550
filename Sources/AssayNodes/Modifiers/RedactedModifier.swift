// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `redacted(reason:)`, of which `placeholder` is drawn.
package struct RedactedModifier: ModifierDescription {
  package static let name = "redacted"
  package static let example = RedactedModifier(reason: .placeholder)
  package static let form = ModifierForm(
    .drawing, .words(RedactionReason.self),
    guide: """
      - redacted
      - redacted: privacy
      """)

  package var reason: RedactionReason

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    RedactedModifier(reason: try reader.main?.word("reason") ?? .placeholder)
  }

  package func written() -> DocumentValue {
    reason == .placeholder ? Self.bare : Self.written(.string(reason.rawValue))
  }

  package var effect: ModifierEffect { .environment { $0.redactions.insert(reason) } }
}

extension ModifierNode {
  package static func redacted(_ reason: RedactionReason) -> ModifierNode {
    ModifierNode(RedactedModifier(reason: reason))
  }
}

/// A reason why the content of a view is not shown.
package enum RedactionReason: String, Codable, Hashable, Sendable, CaseIterable {
  /// The content is a placeholder, private or not up to date.
  case placeholder, privacy, invalidated
}
