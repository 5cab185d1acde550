// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A gradient around a center: a pixel's place is the direction in which its center lies.
///
/// As in SwiftUI, a gradient of more than a turn shows its last turn, and what one of less leaves
/// free has the two end colors, which meet in the middle.
struct AngularShader: RowShader {
  private let ramp: GradientRamp
  private let toGradient: AffineTransform
  /// In turns.
  private let start: Double
  private let span: Double

  /// Nil for a gradient without stops, or that is not made of numbers.
  init?(_ gradient: AngularGradientPaint, _ transform: AffineTransform) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = transform.inverse,
      gradient.start.isFinite, gradient.end.isFinite
    else { return nil }
    toGradient = inverse.then(
      AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -gradient.center.x, ty: -gradient.center.y))
    guard toGradient.isFinite else { return nil }
    self.ramp = ramp
    start = gradient.start
    span = gradient.end - gradient.start
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    for index in 0..<count {
      let place = toGradient.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      row[index] = ramp.pixel(atFraction: fraction(Turns.direction(of: place)))
    }
  }

  private func fraction(_ turns: Double) -> Double {
    if span == 0 { return 2 }
    // The distance from the start in the gradient's sense, within its last turn.
    let along = span > 0 ? turns - start : start - turns
    let length = span.magnitude
    var rest = along - along.rounded(.down)
    if length >= 1 {
      let whole = length - 1
      rest = (rest - whole) - (rest - whole).rounded(.down) + whole
      return rest / length
    }
    if rest <= length { return rest / length }
    return rest < length + (1 - length) / 2 ? 2 : -1
  }
}

/// Directions from + - * / and square roots alone, so that every machine draws the same pixels.
enum Turns {
  /// The direction of a point from the origin, in 0..<1 turns clockwise from the x axis.
  static func direction(of point: Point) -> Double {
    let (x, y) = (point.x.magnitude, point.y.magnitude)
    guard x + y > 0 else { return 0 }
    let steep = y > x
    var turns = arcTangent(steep ? x / y : y / x) / (2 * 3.14159265358979323846)
    if steep { turns = 0.25 - turns }
    if point.x < 0 { turns = 0.5 - turns }
    if point.y < 0 { turns = 1 - turns }
    return turns >= 1 ? 0 : turns
  }

  /// Of 0...1. The angle is halved twice, after which Taylor's series needs few terms.
  private static func arcTangent(_ slope: Double) -> Double {
    var t = slope
    for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
    let square = t * t
    // t is below 0.2: the term of t^23 is below 2^-56.
    var sum = 0.0
    for n in (0...10).reversed() {
      sum = (n % 2 == 0 ? 1 : -1) / Double(2 * n + 1) + square * sum
    }
    return 4 * t * sum
  }
}
