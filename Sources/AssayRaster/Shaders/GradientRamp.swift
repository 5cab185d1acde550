// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The colors of a gradient by their location.
///
/// A location is in 2^-24 of the gradient; channels with alpha multiplied in are mixed between the
/// two stops around it and rounded once. Beyond the ends the end colors go on; at stops of equal
/// location the later one begins.
struct GradientRamp {
  private struct Segment {
    /// In 2^-24 of the gradient.
    var lower: Int64
    var upper: Int64
    /// Channels at `lower` (red, green, blue, alpha) in 2^-36 steps of 1/255.
    var start: SIMD4<Int64>
    /// Change of the channels for each 2^-24 of the gradient.
    var slope: SIMD4<Int64>
  }

  static let one: Int64 = 1 << 24

  private var segments: [Segment] = []
  let firstPixel: UInt32
  let lastPixel: UInt32
  private let firstLocation: Int64
  private let lastLocation: Int64

  /// Nil without stops.
  init?(_ stops: [LinearGradientPaint.Stop]) {
    guard let first = stops.first, let last = stops.last else { return nil }
    var locations: [Int64] = []
    for stop in stops {
      let clamped = stop.location > 0 ? min(1, stop.location) : 0
      let location = Int64((clamped * Double(GradientRamp.one) + 0.5).rounded(.down))
      locations.append(max(location, locations.last ?? 0))
    }
    firstPixel = first.color.pixel
    lastPixel = last.color.pixel
    firstLocation = locations[0]
    lastLocation = locations[locations.count - 1]
    for index in 1..<max(1, locations.count) where locations[index] > locations[index - 1] {
      let start = GradientRamp.channels(stops[index - 1].color)
      let end = GradientRamp.channels(stops[index].color)
      segments.append(
        Segment(
          lower: locations[index - 1], upper: locations[index], start: start,
          slope: (end &- start) / SIMD4(repeating: locations[index] - locations[index - 1])))
    }
  }

  /// Whether it is one color everywhere.
  var isUniform: Bool {
    firstPixel == lastPixel && segments.allSatisfy { $0.slope == .zero }
  }

  /// The pixel at a fraction of the gradient, which may be beyond its ends.
  @inline(__always)
  func pixel(atFraction fraction: Double) -> UInt32 {
    let clamped = fraction > 0 ? min(2, fraction) : -1
    return pixel(at: Int64((clamped * Double(GradientRamp.one) + 0.5).rounded(.down)))
  }

  @inline(__always)
  func pixel(at location: Int64) -> UInt32 {
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
