// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `preference(key:value:)` and its kind: what Swift code tells to Swift code around it. It draws
/// nothing, so all are equal, and the written form of a view leaves it out.
package struct PreferenceModifier: ModifierDescription {
  package static let name = "preference"
  package static let example = PreferenceModifier(.change { _, _ in })

  private let step: PreferenceStep

  package init(_ step: PreferenceStep) { self.step = step }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError(
      "'preference' has a meaning in Swift code only; leave it out", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError("a preference has a meaning in Swift code only; leave it out")
  }

  package var effect: ModifierEffect { .geometry(.preferences(step)) }

  package static func == (a: Self, b: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
