// SPDX-License-Identifier: MIT

extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}
/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}
/// Whether a transform stays in its plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.rows[2] == [0, 0, 1, 0] && t.rows.map { $0[2] } == [0, 0, 1, 0]
    && t.rows.map { $0[3] } == [0, 0, 0, 1]
}
/// The part of a transform that stays in its plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
/// The transform that undoes another one; the same transform where none does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot of each column.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] = left[column].map { $0 / factor }
    right[column] = right[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
    }
  }
  var inverse = CATransform3D()
  (inverse.m11, inverse.m12, inverse.m13, inverse.m14) =
    (right[0][0], right[0][1], right[0][2], right[0][3])
  (inverse.m21, inverse.m22, inverse.m23, inverse.m24) =
    (right[1][0], right[1][1], right[1][2], right[1][3])
  (inverse.m31, inverse.m32, inverse.m33, inverse.m34) =
    (right[2][0], right[2][1], right[2][2], right[2][3])
  (inverse.m41, inverse.m42, inverse.m43, inverse.m44) =
    (right[3][0], right[3][1], right[3][2], right[3][3])
  return inverse
}
