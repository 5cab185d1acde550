// SPDX-License-Identifier: MIT

/// The line between two colors, along which smoothing mixes them.
struct ColorLine {
  private let origin: SIMD4<Int32>
  private let direction: SIMD4<Int32>
  /// One over the squared distance of the two.
  private let scale: Float
  /// The first of the two.
  let start: UInt32

  init(from background: UInt32, to foreground: UInt32) {
    start = background
    origin = SIMD4(pixel: background)
    direction = SIMD4(pixel: foreground) &- origin
    scale = 1 / Float(max(1, (direction &* direction).wrappedSum()))
  }

  /// How far a pixel is from the first color to the second, 0 to 1.
  @inline(__always)
  func share(of pixel: UInt32) -> Float {
    let along = (SIMD4(pixel: pixel) &- origin).product(with: direction)
    return min(1, max(0, Float(along) * scale))
  }

  /// As `share(of:)`, and whether the pixel lies farther beside the line than the tolerance.
  @inline(__always)
  func place(of pixel: UInt32, tolerance: Float) -> (share: Float, isOff: Bool) {
    let offset = SIMD4(pixel: pixel) &- origin
    let along = Float(offset.product(with: direction))
    let share = along * scale
    let beside = Float(offset.product(with: offset)) - along * share
    return (min(1, max(0, share)), beside > tolerance * tolerance)
  }

  /// The last color there is on the way from the first through the second.
  var end: UInt32 {
    var most = Float.infinity
    for channel in 0..<3 where direction[channel] != 0 {
      let room = direction[channel] > 0 ? 255 - origin[channel] : origin[channel]
      most = min(most, Float(room) / Float(abs(direction[channel])))
    }
    let color = SIMD4<Float>(origin) + (most.isFinite ? most : 0) * SIMD4<Float>(direction)
    return SIMD4<Int32>(
      color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)),
      rounding: .toNearestOrAwayFromZero
    ).pixel
  }
}

extension SIMD4<Int32> {
  // NB: lane by lane, for vectors of 32-bit integers have no product in the oldest instruction set.
  @inline(__always)
  fileprivate func product(with other: Self) -> Int32 {
    (x &* other.x &+ y &* other.y) &+ (z &* other.z &+ w &* other.w)
  }
}
