// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A radial gradient: a pixel's place is the distance of its center from the gradient's.
struct RadialShader: RowShader {
  private let ramp: GradientRamp
  /// From the pixel plane to the plane in which both circles are circles around the origin.
  private let toCircle: AffineTransform
  private let startRadius: Double
  private let endRadius: Double

  /// Nil for a gradient without stops or size, or that is not made of numbers.
  init?(_ gradient: RadialGradientPaint, _ transform: AffineTransform) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = transform.inverse else {
      return nil
    }
    let (x, y) = (1 / gradient.stretch.width, 1 / gradient.stretch.height)
    toCircle = inverse.then(
      AffineTransform(
        a: x, b: 0, c: 0, d: y, tx: -gradient.center.x * x, ty: -gradient.center.y * y))
    guard toCircle.isFinite, gradient.startRadius.isFinite, gradient.endRadius.isFinite else {
      return nil
    }
    self.ramp = ramp
    startRadius = gradient.startRadius
    endRadius = gradient.endRadius
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let width = endRadius - startRadius
    for index in 0..<count {
      let place = toCircle.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      let radius = (place.x * place.x + place.y * place.y).squareRoot()
      // Circles of one size: inside is before the start, outside is beyond the end.
      let fraction = width == 0 ? (radius < startRadius ? -1 : 2) : (radius - startRadius) / width
      row[index] = ramp.pixel(atFraction: fraction)
    }
  }
}
