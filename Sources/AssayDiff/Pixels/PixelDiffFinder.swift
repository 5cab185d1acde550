// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Counts different pixels and gathers them in tiles, row by row.
struct DifferenceFinder {
  /// Pixels in one tile are nearer to each other than `BoxMerger.nearness`.
  static let tileSide = 8

  private(set) var count = 0
  private(set) var byteCount = 0
  private var largestDifference = LargestDifference()
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
  var largest: Int { largestDifference.value }

  /// Compares a row of two pictures; each pixel whose bytes differ counts.
  mutating func compare(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, width: Int, y: Int
  ) {
    if PixelRow.areEqual(a, b, count: width) { return }
    var x = 0
    while x + Self.tileSide <= width {
      let (old, new) = (PixelTile(a + x), PixelTile(b + x))
      let difference = old ^ new
      if !difference.isZero { addTile(old, new, difference, x, y) }
      x += Self.tileSide
    }
    while x < width {
      if a[x] != b[x] { add(x, y, a[x], b[x]) }
      x += 1
    }
  }

  @inline(__always)
  private mutating func addTile(
    _ old: PixelTile, _ new: PixelTile, _ difference: PixelTile, _ x: Int, _ y: Int
  ) {
    largestDifference.include(old.words.0, new.words.0)
    largestDifference.include(old.words.1, new.words.1)
    largestDifference.include(old.words.2, new.words.2)
    largestDifference.include(old.words.3, new.words.3)
    let bits = difference.pixels
    count += bits.nonzeroBitCount
    if countsBytes { byteCount += difference.byteCount }
    include(x + bits.trailingZeroBitCount, x + 7 - bits.leadingZeroBitCount, y)
  }

  /// Counts a pixel that someone else judged.
  mutating func add(_ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32) {
    note(old, new)
    count += 1
    if countsBytes { byteCount += LargestDifference.nonzeroBytes(UInt64(old ^ new)) }
    include(x, x, y)
  }

  /// Takes a difference into account that does not count.
  mutating func note(_ old: UInt32, _ new: UInt32) {
    largestDifference.include(UInt64(old), UInt64(new))
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
}

/// Eight pixels of a row, in words of two.
private struct PixelTile {
  var words: (UInt64, UInt64, UInt64, UInt64)

  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    let bytes = UnsafeRawPointer(pixels)
    words = (
      bytes.loadUnaligned(as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    )
  }

  @inline(__always)
  static func ^ (first: Self, second: Self) -> Self {
    var result = first
    result.words.0 ^= second.words.0
    result.words.1 ^= second.words.1
    result.words.2 ^= second.words.2
    result.words.3 ^= second.words.3
    return result
  }

  @inline(__always)
  var isZero: Bool { words.0 | words.1 | words.2 | words.3 == 0 }

  /// A bit for each pixel that is not zero, the first one lowest.
  @inline(__always)
  var pixels: UInt8 {
    Self.pixels(words.0) | Self.pixels(words.1) << 2 | Self.pixels(words.2) << 4
      | Self.pixels(words.3) << 6
  }

  /// How many bytes are not zero.
  @inline(__always)
  var byteCount: Int {
    LargestDifference.nonzeroBytes(words.0) + LargestDifference.nonzeroBytes(words.1)
      + LargestDifference.nonzeroBytes(words.2) + LargestDifference.nonzeroBytes(words.3)
  }

  @inline(__always)
  private static func pixels(_ word: UInt64) -> UInt8 {
    // NB: the first pixel of a word is its low half only where bytes are in that order.
    let word = UInt64(littleEndian: word)
    return (UInt32(truncatingIfNeeded: word) == 0 ? 0 : 1) | (word >> 32 == 0 ? 0 : 2)
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
