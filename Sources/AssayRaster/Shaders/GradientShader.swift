// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A linear gradient over the pixel plane: a pixel's place on the gradient's line is that of its
/// center.
struct GradientShader: RowShader {
  private let ramp: GradientRamp
  // The place on the line, as an affine function of the place on the pixel plane.
  private var perX = 0.0
  private var perY = 0.0
  private var atOrigin = 0.0

  /// Nil for a gradient without stops, or whose line is not made of numbers.
  init?(_ gradient: LinearGradientPaint, _ transform: AffineTransform) {
    guard let ramp = GradientRamp(gradient.stops), let inverse = transform.inverse else {
      return nil
    }
    self.ramp = ramp
    let line = gradient.end - gradient.start
    let square = line.x * line.x + line.y * line.y
    guard square.isFinite else { return nil }
    // A line without length: every pixel lies beyond its end.
    guard square > 0 else {
      atOrigin = 2
      return
    }
    let origin = inverse.apply(.zero) - gradient.start
    // No place changes by more than 64 lines a pixel, or lies further out than a million lines: the
    // arithmetic of `shade` then stays within 64 bits.
    func bounded(_ value: Double, _ limit: Double) -> Double { min(limit, max(-limit, value)) }
    perX = bounded((inverse.a * line.x + inverse.b * line.y) / square, 64)
    perY = bounded((inverse.c * line.x + inverse.d * line.y) / square, 64)
    atOrigin = (origin.x * line.x + origin.y * line.y) / square
    guard perX.isFinite, perY.isFinite, atOrigin.isFinite else { return nil }
  }

  /// Its pixel where it is one color everywhere.
  var onlyPixel: UInt32? { ramp.isUniform ? ramp.firstPixel : nil }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let place = perX * (Double(x) + 0.5) + (perY * (Double(y) + 0.5) + atOrigin)
    let fixed = 1_099_511_627_776.0  // 2^40
    var position = Int64((min(1_048_576, max(-1_048_576, place)) * fixed).rounded())
    if perX == 0 {
      row.update(repeating: ramp.pixel(at: (position + 1 << 15) >> 16), count: count)
      return
    }
    let step = Int64((perX * fixed).rounded())
    for index in 0..<count {
      row[index] = ramp.pixel(at: (position + 1 << 15) >> 16)
      position += step
    }
  }
}
