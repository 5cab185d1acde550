// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Which rows of pixels of a picture are which rows of its reference, so that an inserted row of a
/// list is one change, and what it moved is none.
///
/// ```swift
/// RowAlignment(reference: old, rendition: new)?.pieces
/// // [.same(old: 0..<300, new: 0..<300), .inserted(300..<388, isEmpty: false),
/// //  .same(old: 300..<900, new: 388..<988)]
/// ```
package struct RowAlignment: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    /// The same rows, moved where the ranges start at different rows.
    case same(old: Range<Int>, new: Range<Int>)
    /// As many rows in the same place, in which pixels differ.
    case changed(old: Range<Int>, new: Range<Int>)
    /// Empty rows have one color, which is that beside them.
    case removed(Range<Int>, isEmpty: Bool)
    case inserted(Range<Int>, isEmpty: Bool)
  }

  /// From the top.
  package let pieces: [Piece]

  /// Fewer moved rows than these are a coincidence, in pixels.
  static let fewestRows = 8

  /// Aligns two pictures; nil where nothing moved, or the pictures have different widths.
  init?(reference: Bitmap, rendition: Bitmap) {
    guard reference.width == rendition.width, reference.width > 0 else { return nil }
    let rows = RowHashes(reference, rendition)
    let runs = RowRuns(old: rows.old, new: rows.new).runs
    let hasMoved = runs.contains { run in
      run.offset != 0 && run.old.contains { !rows.oldIsPlain[$0] }
    }
    if !hasMoved { return nil }
    pieces = Self.pieces(
      of: runs, Ground(reference, rows.oldIsPlain), Ground(rendition, rows.newIsPlain))
  }

  /// How many rows were removed.
  var removedCount: Int {
    pieces.reduce(0) { if case .removed(let rows, _) = $1 { $0 + rows.count } else { $0 } }
  }

  private static func pieces(
    of runs: [RowRuns.Run], _ reference: Ground, _ rendition: Ground
  ) -> [Piece] {
    var result: [Piece] = []
    var (old, new) = (0, 0)
    func gap(to oldEnd: Int, _ newEnd: Int) {
      if oldEnd - old == newEnd - new, oldEnd > old {
        result.append(.changed(old: old..<oldEnd, new: new..<newEnd))
      } else {
        if oldEnd > old {
          result.append(.removed(old..<oldEnd, isEmpty: reference.isEmpty(old..<oldEnd)))
        }
        if newEnd > new {
          result.append(.inserted(new..<newEnd, isEmpty: rendition.isEmpty(new..<newEnd)))
        }
      }
    }
    for run in runs {
      gap(to: run.old.lowerBound, run.new.lowerBound)
      result.append(.same(old: run.old, new: run.new))
      (old, new) = (run.old.upperBound, run.new.upperBound)
    }
    gap(to: reference.isPlain.count, rendition.isPlain.count)
    return result
  }
}

/// Tells which rows of a picture are nothing but the ground of those beside them: a line across the
/// picture and a banner are not.
private struct Ground {
  let bitmap: Bitmap
  /// Whether all pixels of a row are the same.
  let isPlain: [Bool]

  init(_ bitmap: Bitmap, _ isPlain: [Bool]) {
    self.bitmap = bitmap
    self.isPlain = isPlain
  }

  func isEmpty(_ rows: Range<Int>) -> Bool {
    let color = bitmap[0, rows.lowerBound]
    guard rows.allSatisfy({ isPlain[$0] && bitmap[0, $0] == color }) else { return false }
    let beside = [rows.lowerBound - 1, rows.upperBound].filter(isPlain.indices.contains)
    return beside.isEmpty
      || beside.contains { bitmap[0, $0] == color || bitmap[bitmap.width - 1, $0] == color }
  }
}

/// A number for each row of two pictures of one width: equal rows have equal ones.
private struct RowHashes {
  var old: [UInt64]
  var new: [UInt64]
  /// Whether all pixels of a row are the same.
  let oldIsPlain: [Bool]
  let newIsPlain: [Bool]

  init(_ reference: Bitmap, _ rendition: Bitmap) {
    oldIsPlain = Self.plainRows(of: reference)
    newIsPlain = Self.plainRows(of: rendition)
    // Equal ends, which are most of most pictures, need no hash: their places tell them apart.
    let shared = min(reference.height, rendition.height)
    var head = 0
    while head < shared, Self.areEqual(reference, head, rendition, head) { head += 1 }
    var tail = 0
    while tail < shared - head,
      Self.areEqual(
        reference, reference.height - 1 - tail, rendition, rendition.height - 1 - tail)
    { tail += 1 }
    old = Self.hashes(of: reference, head: head, tail: tail)
    new = Self.hashes(of: rendition, head: head, tail: tail)
  }

  private static func hashes(of bitmap: Bitmap, head: Int, tail: Int) -> [UInt64] {
    bitmap.pixels.withUnsafeBytes { bytes in
      (0..<bitmap.height).map { y in
        if y < head { return UInt64(y) }
        if y >= bitmap.height - tail { return UInt64.max - UInt64(bitmap.height - y) }
        let stride = bitmap.width * 4
        return PixelHash(
          bytes: UnsafeRawBufferPointer(rebasing: bytes[y * stride..<(y + 1) * stride])
        ).low
      }
    }
  }

  private static func areEqual(_ a: Bitmap, _ aRow: Int, _ b: Bitmap, _ bRow: Int) -> Bool {
    a.pixels.withUnsafeBufferPointer { old in
      b.pixels.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return PixelRow.areEqual(old + aRow * a.width, new + bRow * b.width, count: a.width)
      }
    }
  }

  private static func plainRows(of bitmap: Bitmap) -> [Bool] {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return [] }
      return (0..<bitmap.height).map { y in
        let row = start + y * bitmap.width
        // A row that equals itself one pixel on has one color.
        return PixelRow.areEqual(row, row + 1, count: bitmap.width - 1)
      }
    }
  }
}

/// The runs of equal rows that ascend on both sides.
struct RowRuns {
  struct Run: Hashable {
    var old: Range<Int>
    var new: Range<Int>

    var offset: Int { new.lowerBound - old.lowerBound }
  }

  private(set) var runs: [Run] = []
  private let old: [UInt64]
  private let new: [UInt64]

  init(old: [UInt64], new: [UInt64]) {
    self.old = old
    self.new = new
    var anchors: [(old: Int, new: Int)] = []
    // The ends first: bars that stay in place may hold rows that occur twice.
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    if head > 0 { runs.append(Run(old: 0..<head, new: 0..<head)) }
    anchors = Self.ascending(
      Self.uniqueMatches(old, new, head..<old.count - tail, head..<new.count - tail))
    for anchor in anchors { extend(anchor, oldEnd: old.count - tail, newEnd: new.count - tail) }
    if tail > 0 {
      runs.append(
        Run(old: old.count - tail..<old.count, new: new.count - tail..<new.count))
    }
    runs.removeAll {
      $0.offset != 0 && $0.old.count < RowAlignment.fewestRows
        && $0.old.upperBound != old.count
    }
  }

  /// Adds the run of equal rows around a pair, unless the last run holds it.
  private mutating func extend(_ anchor: (old: Int, new: Int), oldEnd: Int, newEnd: Int) {
    let floor = (old: runs.last?.old.upperBound ?? 0, new: runs.last?.new.upperBound ?? 0)
    guard anchor.old >= floor.old, anchor.new >= floor.new else { return }
    var start = anchor
    while start.old > floor.old, start.new > floor.new, old[start.old - 1] == new[start.new - 1] {
      start = (start.old - 1, start.new - 1)
    }
    var end = anchor
    while end.old < oldEnd, end.new < newEnd, old[end.old] == new[end.new] {
      end = (end.old + 1, end.new + 1)
    }
    runs.append(Run(old: start.old..<end.old, new: start.new..<end.new))
  }

  /// The rows that occur once on each side, in the order of the old ones.
  private static func uniqueMatches(
    _ old: [UInt64], _ new: [UInt64], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    func places(_ rows: [UInt64], _ range: Range<Int>) -> [UInt64: Int] {
      var result: [UInt64: Int] = [:]
      // -1 for a row that occurs again.
      for index in range { result[rows[index]] = result[rows[index]] == nil ? index : -1 }
      return result
    }
    let oldPlaces = places(old, oldRange)
    let newPlaces = places(new, newRange)
    return oldRange.compactMap { index in
      guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]], place >= 0 else {
        return nil
      }
      return (index, place)
    }
  }

  /// The longest part of the pairs whose new rows ascend too: patience sorting.
  private static func ascending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tops[low - 1] : -1
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}
