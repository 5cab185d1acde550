// SPDX-License-Identifier: MIT

/// Counts different pixels and gathers them in tiles, row by row.
struct DifferenceFinder {
  /// Pixels in one tile are nearer to each other than `BoxMerger.nearness`.
  static let tileSide = 8

  private(set) var count = 0
  private(set) var byteCount = 0
  /// The largest difference of each byte, in the order of memory.
  private var largestBytes = SIMD32<UInt8>(repeating: 0)
  /// Around the different pixels of each tile that has any, from the top, then from the left.
  private(set) var tiles: [PixelBox] = []
  /// Of one row of tiles.
  private var row: [TileExtent]
  private var isRowUsed = false
  private let countsBytes: Bool

  /// - Parameters:
  ///   - width: of the wider picture.
  ///   - countsBytes: whether `byteCount` is wanted.
  init(width: Int, countsBytes: Bool = false) {
    row = Array(repeating: TileExtent(), count: width / Self.tileSide + 1)
    self.countsBytes = countsBytes
  }

  /// The largest difference of a channel of two pixels that were compared.
  var largest: Int { Int(largestBytes.max()) }

  /// Compares a row of two pictures; each pixel whose bytes differ counts.
  mutating func compare(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, width: Int, y: Int
  ) {
    if PixelDiff.areEqual(a, b, count: width) { return }
    let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var x = 0
    while x + Self.tileSide <= width {
      let old = first.loadUnaligned(fromByteOffset: x * 4, as: SIMD32<UInt8>.self)
      let new = second.loadUnaligned(fromByteOffset: x * 4, as: SIMD32<UInt8>.self)
      if old != new { compareTile(old, new, x, y) }
      x += Self.tileSide
    }
    while x < width {
      if a[x] != b[x] { add(x, y, a[x], b[x]) }
      x += 1
    }
  }

  private mutating func compareTile(
    _ old: SIMD32<UInt8>, _ new: SIMD32<UInt8>, _ x: Int, _ y: Int
  ) {
    let difference = pointwiseMax(old, new) &- pointwiseMin(old, new)
    largestBytes = pointwiseMax(largestBytes, difference)
    let words = unsafeBitCast(difference, to: SIMD8<UInt32>.self)
    var bits: UInt8 = 0
    for lane in 0..<8 where words[lane] != 0 { bits |= 1 << UInt8(lane) }
    count += bits.nonzeroBitCount
    if countsBytes {
      let changed = SIMD32<UInt8>(repeating: 0).replacing(
        with: SIMD32<UInt8>(repeating: 1), where: difference .!= 0)
      byteCount += Int(changed.wrappedSum())
    }
    include(x + bits.trailingZeroBitCount, x + 7 - bits.leadingZeroBitCount, y)
  }

  /// Counts a pixel that someone else judged.
  mutating func add(_ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32) {
    note(old, new)
    count += 1
    if countsBytes { byteCount += Self.differentBytes(old, new) }
    include(x, x, y)
  }

  /// Takes a difference into account that does not count.
  mutating func note(_ old: UInt32, _ new: UInt32) {
    var (a, b) = (SIMD8<UInt32>(repeating: 0), SIMD8<UInt32>(repeating: 0))
    (a[0], b[0]) = (old, new)
    let (first, second) = (
      unsafeBitCast(a, to: SIMD32<UInt8>.self), unsafeBitCast(b, to: SIMD32<UInt8>.self)
    )
    largestBytes = pointwiseMax(
      largestBytes, pointwiseMax(first, second) &- pointwiseMin(first, second))
  }

  /// Counts pixels of a row that only one picture has.
  mutating func addMissing(_ columns: Range<Int>, y: Int) {
    guard !columns.isEmpty else { return }
    count += columns.count
    byteCount += columns.count * 4
    for x in columns { include(x, x, y) }
  }

  private mutating func include(_ first: Int, _ last: Int, _ y: Int) {
    row[first / Self.tileSide].include(Int32(first), Int32(last), Int32(y))
    isRowUsed = true
  }

  /// Ends a row of pixels.
  mutating func finishRow(_ y: Int) {
    if y % Self.tileSide == Self.tileSide - 1 { finish() }
  }

  /// Ends the picture.
  mutating func finish() {
    guard isRowUsed else { return }
    isRowUsed = false
    for index in row.indices where row[index].bottom >= 0 {
      tiles.append(row[index].box)
      row[index] = TileExtent()
    }
  }

  static func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  private static func differentBytes(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).count { (a ^ b) >> $0 & 255 != 0 }
  }
}

/// The first and last different columns and rows of a tile; none where the bottom is below 0.
private struct TileExtent {
  var left = Int32.max
  var right = Int32(-1)
  var top = Int32.max
  var bottom = Int32(-1)

  mutating func include(_ first: Int32, _ last: Int32, _ y: Int32) {
    left = min(left, first)
    right = max(right, last)
    top = min(top, y)
    bottom = y
  }

  var box: PixelBox {
    PixelBox(
      x: Int(left), y: Int(top), width: Int(right - left) + 1, height: Int(bottom - top) + 1)
  }
}
