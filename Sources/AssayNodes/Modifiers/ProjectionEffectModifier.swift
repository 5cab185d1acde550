// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// `projectionEffect(_:)`, and `transformEffect(_:)`, whose transform has six numbers
/// (`[a, b, c, d, tx, ty]`) instead of the nine of a projection, row by row. The layout does not
/// change.
package struct ProjectionEffectModifier: ModifierDescription {
  package static let name = "projectionEffect"
  package static let example = ProjectionEffectModifier(
    projection: Projection([1, 0, 0, 0.3, 1, 0, 5, 0, 1]))
  package static let form = ModifierForm(
    .drawing, .anyOf([.numbers(9), .numbers(6)]),
    note: "Nine numbers are a projection, row by row; six are an affine transform "
      + "(a, b, c, d, tx, ty).")

  package var projection: Projection

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let numbers = try reader.value.list { try $0.number() }
    switch numbers.count {
    case 6:
      return ProjectionEffectModifier(
        projection: Projection([
          numbers[0], numbers[1], 0, numbers[2], numbers[3], 0, numbers[4], numbers[5], 1,
        ]))
    case 9: return ProjectionEffectModifier(projection: Projection(numbers))
    default:
      throw DocumentError(
        "'projectionEffect' needs 6 numbers (an affine transform) or 9 (a projection), found "
          + "\(numbers.count)", at: reader.whole.mark)
    }
  }

  package func written() -> DocumentValue {
    Self.written(.list(projection.m.map { .number($0) }))
  }

  package var effect: ModifierEffect { .drawing(.projection(.fixed(projection))) }
}

extension ModifierNode {
  package static func projectionEffect(_ projection: Projection) -> ModifierNode {
    ModifierNode(ProjectionEffectModifier(projection: projection))
  }
}
