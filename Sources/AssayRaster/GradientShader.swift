// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A linear gradient over the pixel plane.
///
/// A pixel's place on the gradient's line is that of its centre, in 2^-24 of the line; channels
/// with alpha multiplied in are mixed between the two stops around it and rounded once. Beyond the
/// ends the end colors go on; at stops of equal location the later one begins.
struct GradientShader: RowShader {
  private struct Segment {
    /// In 2^-24 of the line.
    var lower: Int64
    var upper: Int64
    /// Channels at `lower` (red, green, blue, alpha) in 2^-36 steps of 1/255.
    var start: SIMD4<Int64>
    /// Change of the channels for each 2^-24 of the line.
    var slope: SIMD4<Int64>
  }

  private static let one: Int64 = 1 << 24

  private var segments: [Segment] = []
  let firstPixel: UInt32
  private let lastPixel: UInt32
  private let firstLocation: Int64
  private let lastLocation: Int64
  // The place on the line, as an affine function of the place on the pixel plane.
  private var perX = 0.0
  private var perY = 0.0
  private var atOrigin = 0.0

  /// Nil for a gradient without stops, or whose line is not made of numbers.
  init?(_ gradient: LinearGradientPaint, _ transform: AffineTransform) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
    var locations: [Int64] = []
    for stop in gradient.stops {
      let clamped = stop.location > 0 ? min(1, stop.location) : 0
      let location = Int64((clamped * Double(GradientShader.one) + 0.5).rounded(.down))
      locations.append(max(location, locations.last ?? 0))
    }
    firstPixel = first.color.pixel
    lastPixel = last.color.pixel
    firstLocation = locations[0]
    lastLocation = locations[locations.count - 1]
    for index in 1..<max(1, locations.count) where locations[index] > locations[index - 1] {
      let start = GradientShader.channels(gradient.stops[index - 1].color)
      let end = GradientShader.channels(gradient.stops[index].color)
      segments.append(
        Segment(
          lower: locations[index - 1], upper: locations[index], start: start,
          slope: (end &- start) / SIMD4(repeating: locations[index] - locations[index - 1])))
    }
    guard let inverse = transform.inverse else { return nil }
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

  /// Whether it is one color everywhere.
  var isUniform: Bool {
    firstPixel == lastPixel && segments.allSatisfy { $0.slope == .zero }
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let place = perX * (Double(x) + 0.5) + (perY * (Double(y) + 0.5) + atOrigin)
    let fixed = 1_099_511_627_776.0  // 2^40
    var position = Int64((min(1_048_576, max(-1_048_576, place)) * fixed).rounded())
    if perX == 0 {
      row.update(repeating: pixel(at: (position + 1 << 15) >> 16), count: count)
      return
    }
    let step = Int64((perX * fixed).rounded())
    for index in 0..<count {
      row[index] = pixel(at: (position + 1 << 15) >> 16)
      position += step
    }
  }

  @inline(__always)
  private func pixel(at location: Int64) -> UInt32 {
    if location < firstLocation { return firstPixel }
    if location >= lastLocation { return lastPixel }
    for segment in segments where location < segment.upper {
      let exact = segment.start &+ segment.slope &* SIMD4(repeating: location &- segment.lower)
      let channels = (exact &+ SIMD4(repeating: 1 << 35)) &>> 36
      // NB: each channel is rounded on its own, so one may come out a step above alpha.
      let alpha = channels[3]
      let red = min(channels[0], alpha)
      let green = min(channels[1], alpha)
      let blue = min(channels[2], alpha)
      return UInt32(truncatingIfNeeded: red | green << 8 | blue << 16 | alpha << 24)
    }
    return lastPixel
  }

  private static func channels(_ color: RGBAColor) -> SIMD4<Int64> {
    let straight = SIMD4(Int64(color.red), Int64(color.green), Int64(color.blue), 255)
    let scale = SIMD4<Int64>(repeating: Int64(color.alpha) << 36)
    return (straight &* scale &+ SIMD4(repeating: 127)) / SIMD4(repeating: 255)
  }
}

extension AffineTransform {
  /// The transform that undoes this one; nil where there is none.
  var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
