// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Counts different pixels and gathers them in tiles.
struct DifferenceFinder {
  /// Pixels in one tile are nearer to each other than `BoxMerger.nearness`.
  static let tileSide = 8

  let tolerance: Int
  private(set) var count = 0
  private(set) var largest = 0
  /// Around the different pixels of each tile that has any, from the top, then from the left.
  private(set) var tiles: [PixelBox] = []

  init(tolerance: Int) {
    self.tolerance = tolerance
  }

  mutating func compare(_ a: Bitmap, _ b: Bitmap) {
    let width = max(a.width, b.width)
    let shared = (width: min(a.width, b.width), height: min(a.height, b.height))
    // Of one row of tiles: the first and last different columns and rows.
    var row = [PixelBox?](repeating: nil, count: width / DifferenceFinder.tileSide + 1)
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        for y in 0..<max(a.height, b.height) {
          if y < shared.height, let p = first.baseAddress, let q = second.baseAddress {
            compare(p + y * a.width, q + y * b.width, shared.width, y, &row)
          }
          // What only one picture has: the end of the row, or all of it.
          let start = y < shared.height ? shared.width : 0
          let end = y < a.height ? (y < b.height ? width : a.width) : b.width
          for x in start..<max(start, end) { add(x, y, &row) }
          if y % DifferenceFinder.tileSide == DifferenceFinder.tileSide - 1 { finish(&row) }
        }
      }
    }
    finish(&row)
  }

  private mutating func compare(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ width: Int, _ y: Int,
    _ row: inout [PixelBox?]
  ) {
    if PixelDiff.areEqual(a, b, count: width) { return }
    for x in 0..<width where a[x] != b[x] {
      let difference = DifferenceFinder.largestChannel(a[x], b[x])
      largest = max(largest, difference)
      if difference > tolerance { add(x, y, &row) }
    }
  }

  private mutating func add(_ x: Int, _ y: Int, _ row: inout [PixelBox?]) {
    count += 1
    let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
    row[x / DifferenceFinder.tileSide, default: pixel].include(pixel)
  }

  private mutating func finish(_ row: inout [PixelBox?]) {
    for index in row.indices {
      if let box = row[index] { tiles.append(box) }
      row[index] = nil
    }
  }

  static func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }
}

extension [PixelBox?] {
  fileprivate subscript(index: Int, default fallback: PixelBox) -> PixelBox {
    get { self[index] ?? fallback }
    set { self[index] = newValue }
  }
}
