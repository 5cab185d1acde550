// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension AssayGraphics.AffineTransform {
  /// A turn clockwise.
  static func rotation(degrees: Double, about anchor: Point) -> AssayGraphics.AffineTransform {
    let (sine, cosine) = Turn.sineAndCosine(degrees: degrees)
    return AssayGraphics.AffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: anchor.x - cosine * anchor.x + sine * anchor.y,
      ty: anchor.y - sine * anchor.x - cosine * anchor.y)
  }
}

/// Sine and cosine from + - * / alone: a C library's differ in the last bit between systems, and
/// pixels depend on them.
enum Turn {
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    // To the nearest quarter turn, so that right angles are exact, and the rest within 45 degrees.
    let quarters = (degrees / 90).rounded()
    let x = (degrees - quarters * 90) * (3.14159265358979323846 / 180)
    let (sine, cosine) = taylor(x)
    let quarter = quarters - (quarters / 4).rounded(.down) * 4
    switch quarter {
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    case 3: return (-cosine, sine)
    default: return (sine, cosine)
    }
  }

  /// Taylor's series; within 45 degrees the term of x^17 is below 2^-53.
  private static func taylor(_ x: Double) -> (sine: Double, cosine: Double) {
    let square = x * x
    var sine = x
    var cosine = 1.0
    var term = x
    var other = 1.0
    for n in 1...9 {
      let k = Double(2 * n)
      other = -other * square / (k * (k - 1))
      term = -term * square / (k * (k + 1))
      cosine += other
      sine += term
    }
    return (sine, cosine)
  }
}
