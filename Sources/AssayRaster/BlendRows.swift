// SPDX-License-Identifier: MIT

/// `Blend` over rows of pixels: the hot loops.
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

  /// One pixel value over a row, at each pixel's own coverage.
  static func over(
    _ source: UInt32, _ row: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    if source >> 24 == 255 {
      let lanes = spread(source)
      for x in 0..<count {
        let share = UInt64(coverage[x])
        if share == 0 { continue }
        row[x] =
          share == 255
          ? source
          : packed(dividingBy255: lanes &* share &+ spread(row[x]) &* (255 &- share))
      }
      return
    }
    for x in 0..<count where coverage[x] != 0 {
      row[x] = over(source, row[x], coverage: UInt32(coverage[x]))
    }
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
