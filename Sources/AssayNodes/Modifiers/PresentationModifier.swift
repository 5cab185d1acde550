// SPDX-License-Identifier: MIT

package import AssayDocuments

/// What SwiftUI shows over or instead of a screen while it is presented, which is not drawn. It has
/// no written form: a description is of the screen below.
package struct PresentationModifier: ModifierDescription {
  package static let name = "presentation"
  package static let example = PresentationModifier(what: "a presented sheet")

  /// As in "`what` is not drawn".
  package var what: String

  package init(what: String) {
    self.what = what
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError("a presentation has no description", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError("\(what) has no description; describe its content as a view of its own")
  }

  package var effect: ModifierEffect { .notDrawn(what) }
}
