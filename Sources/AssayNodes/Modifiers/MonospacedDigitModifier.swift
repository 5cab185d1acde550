// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `monospacedDigit()`: digits of one width.
package struct MonospacedDigitModifier: ModifierDescription {
  package static let name = "monospacedDigit"
  package static let example = MonospacedDigitModifier()
  package static let form = ModifierForm(.text, .alone)

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    try reader.bare()
    return MonospacedDigitModifier()
  }

  package func written() -> DocumentValue { Self.bare }

  package var effect: ModifierEffect { .environment { $0.hasMonospacedDigits = true } }
}

extension ModifierNode {
  package static var monospacedDigit: ModifierNode { ModifierNode(MonospacedDigitModifier()) }
}
