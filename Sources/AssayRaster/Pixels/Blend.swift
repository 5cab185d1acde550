// SPDX-License-Identifier: MIT

/// Source-over on 8-bit channels with alpha multiplied in.
///
/// One rule serves every drawing: `result = round((S c + D (255 - round(Sa c / 255))) / 255)` for a
/// source S with alpha Sa, a coverage c and a destination D, rounded once a channel. It never lifts
/// a channel above alpha. Arithmetic is done on the four channels of a pixel at once, in 16-bit
/// lanes.
enum Blend {
  private static var mask: UInt64 { 0x00FF_00FF_00FF_00FF }

  /// `round(value / 255)`, exact for 0...65,407, thus for every product of two bytes.
  @inline(__always)
  static func divideBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }

  /// A pixel's bytes in four 16-bit lanes.
  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let word = UInt64(pixel)
    return (word | word << 24) & mask
  }

  /// The pixel whose bytes are the lanes, each divided by 255 and rounded.
  @inline(__always)
  static func packed(dividingBy255 lanes: UInt64) -> UInt32 {
    let biased = lanes &+ 0x0080_0080_0080_0080
    let quotient = (biased &+ (biased >> 8 & mask)) >> 8 & mask
    return UInt32(truncatingIfNeeded: quotient | quotient >> 24)
  }

  /// A straight color's pixel, alpha multiplied in.
  static func premultiplied(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    let straight = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
    return scaled(straight, by: UInt32(alpha))
  }

  /// Every channel times a factor of 0...255 over 255, rounded.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    packed(dividingBy255: spread(pixel) &* UInt64(factor))
  }

  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let rest = UInt64(255 &- (source >> 24))
    return packed(dividingBy255: spread(source) &* 255 &+ spread(destination) &* rest)
  }

  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32, coverage: UInt32) -> UInt32 {
    let rest = UInt64(255 &- divideBy255((source >> 24) &* coverage))
    return packed(
      dividingBy255: spread(source) &* UInt64(coverage) &+ spread(destination) &* rest)
  }

  /// `coverage` of one pixel and the rest of another: the change of a group that is faded or
  /// clipped.
  @inline(__always)
  static func mix(_ new: UInt32, _ old: UInt32, coverage: UInt32) -> UInt32 {
    packed(
      dividingBy255: spread(new) &* UInt64(coverage) &+ spread(old) &* UInt64(255 &- coverage))
  }
}

/// The same over rows of pixels: the hot loops.
///
/// NB: in one file with the arithmetic, for a debug build optimizes file by file, and a call a
/// pixel into another file would make `swift test` three times slower.
extension Blend {
  /// One pixel value, at one coverage, over a row.
  static func over(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32 = 255
  ) {
    let alpha = divideBy255((source >> 24) &* coverage)
    if alpha == 255 {
      row.update(repeating: source, count: count)
      return
    }
    if source == 0 || coverage == 0 { return }
    let added = spread(source) &* UInt64(coverage)
    let rest = UInt64(255 &- alpha)
    for x in 0..<count {
      row[x] = packed(dividingBy255: added &+ spread(row[x]) &* rest)
    }
  }

  /// One pixel value over a row, at each pixel's own coverage: nothing changes where it is 0.
  static func over(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    if source >> 24 == 255 { return overOpaque(source, row, count: count, coverage: coverage) }
    var x = 0
    while x &+ 4 <= count {
      if UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self) != 0 {
        for pixel in x..<(x &+ 4) {
          row[pixel] = over(source, row[pixel], coverage: UInt32(coverage[pixel]))
        }
      }
      x &+= 4
    }
    while x < count {
      row[x] = over(source, row[x], coverage: UInt32(coverage[x]))
      x &+= 1
    }
  }

  /// Four pixels at a time: most of a glyph's are all empty or all full, and the rest are worked
  /// out without a branch a pixel, which no machine guesses well at the edge of a stroke.
  private static func overOpaque(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let lanes = spread(source)
    var x = 0
    while x &+ 4 <= count {
      let shares = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      if shares == .max {
        (row + x).update(repeating: source, count: 4)
      } else if shares != 0 {
        for pixel in x..<(x &+ 4) {
          row[pixel] = over(opaque: lanes, row[pixel], share: coverage[pixel])
        }
      }
      x &+= 4
    }
    while x < count {
      row[x] = over(opaque: lanes, row[x], share: coverage[x])
      x &+= 1
    }
  }

  /// Exact at both ends: nothing of the source at 0, nothing else at 255.
  @inline(__always)
  private static func over(opaque lanes: UInt64, _ destination: UInt32, share: UInt8) -> UInt32 {
    packed(
      dividingBy255: lanes &* UInt64(share) &+ spread(destination) &* UInt64(255 &- share))
  }

  /// A row of pixels over another, at one coverage.
  static func over(
    _ source: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32 = 255
  ) {
    if coverage == 255 {
      for x in 0..<count {
        let pixel = source[x]
        if pixel >> 24 == 255 {
          row[x] = pixel
        } else if pixel != 0 {
          row[x] = over(pixel, row[x])
        }
      }
      return
    }
    for x in 0..<count where source[x] != 0 {
      row[x] = over(source[x], row[x], coverage: coverage)
    }
  }

  /// A row of pixels over another, at each pixel's own coverage.
  static func over(
    _ source: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    for x in 0..<count where coverage[x] != 0 {
      row[x] = over(source[x], row[x], coverage: UInt32(coverage[x]))
    }
  }

  /// Fades a row back towards what it was.
  static func restore(
    _ old: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32
  ) {
    for x in 0..<count where row[x] != old[x] {
      row[x] = mix(row[x], old[x], coverage: coverage)
    }
  }

  /// Fades a row back towards what it was, at each pixel's own coverage.
  static func restore(
    _ old: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>, times factor: UInt32 = 255
  ) {
    for x in 0..<count where row[x] != old[x] {
      let share = factor == 255 ? UInt32(coverage[x]) : divideBy255(UInt32(coverage[x]) &* factor)
      row[x] = mix(row[x], old[x], coverage: share)
    }
  }
}
