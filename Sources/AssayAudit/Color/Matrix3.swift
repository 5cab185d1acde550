// SPDX-License-Identifier: MIT

/// Three numbers: the channels of a color in some space.
typealias Triple = SIMD3<Double>

/// A 3 x 3 matrix in rows.
struct Matrix3: Sendable {
  var rows: (Triple, Triple, Triple)

  init(_ first: Triple, _ second: Triple, _ third: Triple) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: Triple) -> Triple {
    Triple(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }
}

extension Triple {
  func dot(_ other: Triple) -> Double { (self * other).sum() }

  var clippedToUnit: Triple { clamped(lowerBound: .zero, upperBound: .one) }

  func map(_ change: (Double) -> Double) -> Triple { Triple(change(x), change(y), change(z)) }
}
