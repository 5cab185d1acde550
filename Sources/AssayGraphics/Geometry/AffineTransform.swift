// SPDX-License-Identifier: MIT

/// x' = a x + c y + tx, y' = b x + d y + ty: scaling, rotation and translation.
public struct AffineTransform: Codable, Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func scale(x: Double, y: Double, about anchor: Point) -> AffineTransform {
    AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
  }

  public func apply(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  /// This transform first, then the other.
  public func then(_ o: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: o.a * a + o.c * b, b: o.b * a + o.d * b,
      c: o.a * c + o.c * d, d: o.b * c + o.d * d,
      tx: o.a * tx + o.c * ty + o.tx, ty: o.b * tx + o.d * ty + o.ty)
  }
}
