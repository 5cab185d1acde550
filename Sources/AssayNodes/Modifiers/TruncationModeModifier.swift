// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `truncationMode(_:)`: where the ellipsis of a text that does not fit goes.
package struct TruncationModeModifier: ModifierDescription {
  package static let name = "truncationMode"
  package static let example = TruncationModeModifier(mode: .head)
  package static let form = ModifierForm(.text, .words(TruncationMode.self))

  package var mode: TruncationMode

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    TruncationModeModifier(mode: try reader.value.word("truncation mode"))
  }

  package func written() -> DocumentValue { Self.written(.string(mode.rawValue)) }

  package var effect: ModifierEffect { .environment { $0.truncationMode = mode } }
}

extension ModifierNode {
  package static func truncationMode(_ mode: TruncationMode) -> ModifierNode {
    ModifierNode(TruncationModeModifier(mode: mode))
  }
}

// Nested, because SwiftUI has no such name at the top level and tests import what is public here.
extension EnvironmentValues {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: String, Codable, Hashable, Sendable, CaseIterable {
    /// The start, the middle or the end of the text.
    case head, middle, tail
  }
}

package typealias TruncationMode = EnvironmentValues.TruncationMode
