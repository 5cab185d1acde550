// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `coordinateSpace(_:)`: a name of the view's coordinates for Swift code inside. A description has
/// no such code, so the written form of a view leaves it out.
package struct CoordinateSpaceModifier: ModifierDescription {
  package static let name = "coordinateSpace"
  package static let example = CoordinateSpaceModifier(space: .named("space"))

  package var space: CoordinateSpaceName

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError(
      "'coordinateSpace' has a meaning in Swift code only; leave it out", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError("a coordinate space has a meaning in Swift code only; leave it out")
  }

  package var effect: ModifierEffect { .geometry(.space(space)) }
}

extension ModifierNode {
  package static func coordinateSpace(_ space: CoordinateSpaceName) -> ModifierNode {
    ModifierNode(CoordinateSpaceModifier(space: space))
  }
}
