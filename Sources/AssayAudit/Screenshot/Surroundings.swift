// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The pixels just around a box: what is behind a glyph.
struct Surroundings {
  /// The most common color, or the middle of the most common alike ones.
  var color: UInt32
  /// The darkest and the lightest of those alike; both are `color` where the background is of one
  /// color.
  var darkest: UInt32
  var lightest: UInt32

  var isOneColor: Bool { darkest == lightest }

  /// Colors this near count as the same background: what a gradient changes by along a glyph.
  private static let likeness: Int32 = 40
  private static let mostSamples = 96
  /// In pixels: the faintest smoothing of a glyph lies beside its box.
  private static let distance = 2

  /// Nil where no color and its like make up most of it: a picture, or another shape, is behind.
  init?(around box: PixelBox, in picture: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    let ring = Ring(
      box: PixelBox(
        left: max(0, box.left - Self.distance), top: max(0, box.top - Self.distance),
        right: min(width, box.right + Self.distance),
        bottom: min(height, box.bottom + Self.distance)),
      picture: picture, width: width,
      step: max(1, 2 * (box.width + box.height) / Self.mostSamples))
    var cluster = Vote()
    ring.forEach { cluster.add($0) { PixelStep.between($0, $1) <= Self.likeness } }
    let middle = cluster.candidate
    var tally = Tally(darkest: middle, lightest: middle)
    ring.forEach { pixel in
      tally.total += 1
      if PixelStep.between(pixel, middle) <= Self.likeness { tally.add(pixel) }
    }
    guard tally.alike * 2 > tally.total else { return nil }
    var equal = 0
    ring.forEach { if $0 == tally.vote.candidate { equal += 1 } }
    // What else is alike smooths the edges of neighbors; but a gradient from the top has one
    // color above, another below.
    if equal * 10 >= tally.alike * 4, !ring.isDifferentBelow(Self.likeness) {
      color = tally.vote.candidate
      (darkest, lightest) = (color, color)
    } else {
      (color, darkest, lightest) = (tally.mean, tally.darkest, tally.lightest)
    }
  }

  /// Boyer and Moore's majority vote.
  private struct Vote {
    private(set) var candidate: UInt32 = 0
    private var votes = 0

    @inline(__always)
    mutating func add(_ pixel: UInt32, isLike: (UInt32, UInt32) -> Bool = { $0 == $1 }) {
      if votes == 0 {
        (candidate, votes) = (pixel, 1)
      } else {
        votes += isLike(pixel, candidate) ? 1 : -1
      }
    }
  }

  /// Of the pixels that are alike.
  private struct Tally {
    var darkest: UInt32
    var lightest: UInt32
    /// Also of those that are not.
    var total = 0
    private(set) var alike = 0
    private(set) var vote = Vote()
    private var sums = SIMD4<Int32>(repeating: 0)

    init(darkest: UInt32, lightest: UInt32) {
      self.darkest = darkest
      self.lightest = lightest
    }

    @inline(__always)
    mutating func add(_ pixel: UInt32) {
      alike += 1
      vote.add(pixel)
      let channels = SIMD4<Int32>(pixel: pixel)
      sums &+= channels
      let sum = channels.wrappedSum()
      if sum < SIMD4<Int32>(pixel: darkest).wrappedSum() { darkest = pixel }
      if sum > SIMD4<Int32>(pixel: lightest).wrappedSum() { lightest = pixel }
    }

    var mean: UInt32 {
      let count = Int32(max(1, alike))
      return ((sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)).pixel
    }
  }

  /// Every `step`th pixel of a box's border.
  private struct Ring {
    var box: PixelBox
    var picture: UnsafeBufferPointer<UInt32>
    var width: Int
    var step: Int

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

    /// Whether the row above is mostly of one color, and the row below of another that is like it.
    func isDifferentBelow(_ likeness: Int32) -> Bool {
      guard let above = commonest(ofRow: box.top), let below = commonest(ofRow: box.bottom - 1)
      else { return false }
      return above != below && PixelStep.between(above, below) <= likeness
    }

    private func commonest(ofRow y: Int) -> UInt32? {
      var vote = Vote()
      var (equal, total) = (0, 0)
      for x in stride(from: box.left, to: box.right, by: step) { vote.add(picture[y * width + x]) }
      for x in stride(from: box.left, to: box.right, by: step) {
        total += 1
        if picture[y * width + x] == vote.candidate { equal += 1 }
      }
      return equal * 10 >= total * 6 ? vote.candidate : nil
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
