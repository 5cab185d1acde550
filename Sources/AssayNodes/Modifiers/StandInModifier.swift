// SPDX-License-Identifier: MIT

package import AssayDocuments

/// What `AsyncImage` draws until its picture is loaded: audits do not know what will be there. It
/// is not part of a description.
package struct StandInModifier: ModifierDescription {
  package static let name = "standIn"
  package static let example = StandInModifier()

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError(
      "'standIn' has a meaning in Swift code only; leave it out", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError("a stand-in has a meaning in Swift code only; leave it out")
  }

  package var effect: ModifierEffect { .geometry(.standIn) }
}

extension ModifierNode {
  package static var standIn: ModifierNode { ModifierNode(StandInModifier()) }
}
