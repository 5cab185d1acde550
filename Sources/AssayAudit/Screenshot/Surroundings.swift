// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The pixels just around a box: what lies behind a glyph.
struct Surroundings {
  /// The commonest colour, or the middle of the commonest alike ones.
  var color: UInt32
  /// The darkest and the lightest of those alike; both are `color` where the background is of one colour.
  var darkest: UInt32
  var lightest: UInt32

  var isOneColor: Bool { darkest == lightest }

  /// Colours this near count as the same background: what a gradient changes by along a glyph.
  private static let likeness: Int32 = 40
  private static let mostSamples = 96

  /// Nil where no colour and its like make up most of it: a picture, or another shape, is behind.
  init?(around box: PixelBox, in picture: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    let ring = PixelBox(
      left: max(0, box.left - 1), top: max(0, box.top - 1), right: min(width, box.right + 1),
      bottom: min(height, box.bottom + 1))
    let step = max(1, 2 * (ring.width + ring.height) / Self.mostSamples)
    let samples = Ring(box: ring, step: step, picture: picture, width: width)
    // Boyer and Moore's majority vote, with "alike" for "equal".
    var candidate: UInt32 = 0
    var votes = 0
    samples.forEach { pixel in
      if votes == 0 {
        candidate = pixel
        votes = 1
      } else {
        votes += PixelStep.between(pixel, candidate) <= Self.likeness ? 1 : -1
      }
    }
    var (total, alike, equal) = (0, 0, 0)
    var sums = SIMD4<Int32>(repeating: 0)
    var (dark, light) = (candidate, candidate)
    samples.forEach { pixel in
      total += 1
      if pixel == candidate { equal += 1 }
      guard PixelStep.between(pixel, candidate) <= Self.likeness else { return }
      alike += 1
      let channels = SIMD4<Int32>(pixel: pixel)
      sums &+= channels
      if channels.wrappedSum() < SIMD4<Int32>(pixel: dark).wrappedSum() { dark = pixel }
      if channels.wrappedSum() > SIMD4<Int32>(pixel: light).wrappedSum() { light = pixel }
    }
    guard alike * 2 > total else { return nil }
    if equal * 10 >= alike * 6 {
      // What else is alike smooths an edge.
      (color, darkest, lightest) = (candidate, candidate, candidate)
    } else {
      let half = Int32(alike / 2)
      color = ((sums &+ SIMD4(repeating: half)) / SIMD4(repeating: Int32(alike))).pixel
      (darkest, lightest) = (dark, light)
    }
  }

  /// Every `step`th pixel of a box's border.
  private struct Ring {
    var box: PixelBox
    var step: Int
    var picture: UnsafeBufferPointer<UInt32>
    var width: Int

    @inline(__always)
    func forEach(_ body: (UInt32) -> Void) {
      for x in stride(from: box.left, to: box.right, by: step) {
        body(picture[box.top * width + x])
        body(picture[(box.bottom - 1) * width + x])
      }
      for y in stride(from: box.top + 1, to: box.bottom - 1, by: step) {
        body(picture[y * width + box.left])
        body(picture[y * width + box.right - 1])
      }
    }
  }
}

extension SIMD4<Int32> {
  /// Red, green, blue and alpha, as a bitmap holds them.
  @inline(__always)
  init(pixel: UInt32) {
    self.init(
      Int32(pixel & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel >> 16 & 0xFF),
      Int32(pixel >> 24))
  }

  var pixel: UInt32 {
    UInt32(truncatingIfNeeded: x) & 0xFF | (UInt32(truncatingIfNeeded: y) & 0xFF) << 8
      | (UInt32(truncatingIfNeeded: z) & 0xFF) << 16 | UInt32(truncatingIfNeeded: w) << 24
  }
}
