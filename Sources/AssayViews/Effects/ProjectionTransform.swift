// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A projective transform of a view: `[x y 1]` times the matrix, divided by the third number.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates a transform that changes nothing.
  public init() {}

  /// Creates a transform from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a transform of the plane from one of space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes the transform undo itself. Returns false, and changes nothing, where none does.
  public mutating func invert() -> Bool {
    guard let inverse = node.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// Returns the transform that undoes this one; itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// Returns this transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(node.then(rhs.node))
  }

  private init(_ p: Projection) {
    (m11, m12, m13) = (CGFloat(p.m[0]), CGFloat(p.m[1]), CGFloat(p.m[2]))
    (m21, m22, m23) = (CGFloat(p.m[3]), CGFloat(p.m[4]), CGFloat(p.m[5]))
    (m31, m32, m33) = (CGFloat(p.m[6]), CGFloat(p.m[7]), CGFloat(p.m[8]))
  }

  var node: Projection {
    Projection([m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) })
  }
}
