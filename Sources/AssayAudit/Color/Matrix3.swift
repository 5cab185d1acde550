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

  /// By its adjugate; of a matrix that has one.
  var inverse: Matrix3 {
    let (a, b, c) = rows
    let columns = (b.cross(c), c.cross(a), a.cross(b))
    let determinant = a.dot(columns.0)
    return Matrix3(
      Triple(columns.0.x, columns.1.x, columns.2.x) / determinant,
      Triple(columns.0.y, columns.1.y, columns.2.y) / determinant,
      Triple(columns.0.z, columns.1.z, columns.2.z) / determinant)
  }
}

extension Triple {
  func dot(_ other: Triple) -> Double { (self * other).sum() }

  fileprivate func cross(_ other: Triple) -> Triple {
    Triple(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var clippedToUnit: Triple { clamped(lowerBound: .zero, upperBound: .one) }

  func map(_ change: (Double) -> Double) -> Triple { Triple(change(x), change(y), change(z)) }
}
