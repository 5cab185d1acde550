// SPDX-License-Identifier: MIT

/// A projective transform of the plane: `[x y 1]` times a matrix of three rows, divided by the
/// third number of the result.
package struct Projection: Hashable, Sendable {
  /// Nine numbers, row by row.
  package var m: [Double]

  package init(_ m: [Double]) {
    precondition(m.count == 9, "A projection is nine numbers")
    self.m = m
  }

  package init(_ t: AffineTransform) {
    m = [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1]
  }

  /// The same as an affine transform; nil where it has perspective.
  package var affine: AffineTransform? {
    guard m[2] == 0, m[5] == 0, m[8] != 0 else { return nil }
    let w = m[8]
    return AffineTransform(
      a: m[0] / w, b: m[1] / w, c: m[3] / w, d: m[4] / w, tx: m[6] / w, ty: m[7] / w)
  }

  /// Where a point is drawn; nil for one that is behind the eye.
  package func apply(_ p: Point) -> Point? {
    let w = p.x * m[2] + p.y * m[5] + m[8]
    guard w > 0 else { return nil }
    return Point(
      x: (p.x * m[0] + p.y * m[3] + m[6]) / w, y: (p.x * m[1] + p.y * m[4] + m[7]) / w)
  }

  /// The affine transform that is nearest to it around a point; nil behind the eye.
  package func linearized(at p: Point) -> AffineTransform? {
    guard let place = apply(p) else { return nil }
    let w = p.x * m[2] + p.y * m[5] + m[8]
    let (a, b) = ((m[0] - place.x * m[2]) / w, (m[1] - place.y * m[2]) / w)
    let (c, d) = ((m[3] - place.x * m[5]) / w, (m[4] - place.y * m[5]) / w)
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * p.x - c * p.y, ty: place.y - b * p.x - d * p.y)
  }

  /// This projection first, then the other.
  package func then(_ o: Projection) -> Projection {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        product[row * 3 + column] =
          m[row * 3] * o.m[column] + m[row * 3 + 1] * o.m[3 + column]
          + m[row * 3 + 2] * o.m[6 + column]
      }
    }
    return Projection(product)
  }

  /// The projection that undoes this one; nil where there is none.
  package var inverse: Projection? {
    let adjugate = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = adjugate.map { $0 / determinant }
    return inverse.allSatisfy(\.isFinite) ? Projection(inverse) : nil
  }
}
