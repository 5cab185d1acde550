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
