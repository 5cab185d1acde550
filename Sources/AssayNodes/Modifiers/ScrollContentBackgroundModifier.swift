// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `scrollContentBackground(_:)`: whether lists inside draw a background.
package struct ScrollContentBackgroundModifier: ModifierDescription {
  package static let name = "scrollContentBackground"
  package static let example = ScrollContentBackgroundModifier(visibility: .hidden)
  package static let form = ModifierForm(.containers, .words(Visibility.self))

  package var visibility: Visibility

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    ScrollContentBackgroundModifier(visibility: try reader.value.word("visibility"))
  }

  package func written() -> DocumentValue { Self.written(.string(visibility.rawValue)) }

  package var effect: ModifierEffect {
    .environment { $0.scrollBackgroundIsHidden = visibility == .hidden }
  }
}

extension ModifierNode {
  package static func scrollContentBackground(_ visibility: Visibility) -> ModifierNode {
    ModifierNode(ScrollContentBackgroundModifier(visibility: visibility))
  }
}
