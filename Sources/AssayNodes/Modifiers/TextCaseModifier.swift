// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `textCase(_:)`; nil for texts as they are written.
package struct TextCaseModifier: ModifierDescription {
  package static let name = "textCase"
  package static let example = TextCaseModifier(textCase: .uppercase)
  package static let form = ModifierForm(.text, .optional(.words(TextCase.self)))

  package var textCase: TextCase?

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TextCaseModifier(textCase: try reader.value.optional { try $0.word("case") })
  }

  package func written() -> DocumentValue {
    Self.written(textCase.map { .string($0.rawValue) } ?? .null)
  }

  package var effect: ModifierEffect { .environment { $0.textCase = textCase } }
}

extension ModifierNode {
  package static func textCase(_ textCase: TextCase?) -> ModifierNode {
    ModifierNode(TextCaseModifier(textCase: textCase))
  }
}

// Nested, because SwiftUI has no such name at the top level and tests import what is public here.
extension EnvironmentValues {
  /// The case that text is shown in.
  public enum TextCase: String, Codable, Hashable, Sendable, CaseIterable {
    /// All letters in upper case or in lower case.
    case uppercase, lowercase
  }
}

package typealias TextCase = EnvironmentValues.TextCase
