// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `lineLimit(_:)`; nil for as many lines as there is room for.
package struct LineLimitModifier: ModifierDescription {
  package static let name = "lineLimit"
  package static let example = LineLimitModifier(limit: 1)
  package static let form = ModifierForm(
    .text, .optional(.atLeast(0)),
    guide: """
      - lineLimit: 2
      - lineLimit: null
      """)

  package var limit: Int?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    LineLimitModifier(
      limit: try reader.value.optional { try $0.wholeNumber() })
  }

  package func written() -> DocumentValue {
    Self.written(limit.map { .number(Double($0)) } ?? .null)
  }

  package var effect: ModifierEffect {
    .environment {
      $0.lineLimit = limit
      $0.reservedLines = 0
    }
  }
}

extension ModifierNode {
  package static func lineLimit(_ limit: Int?) -> ModifierNode {
    ModifierNode(LineLimitModifier(limit: limit))
  }
}
