// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Compares two pictures row by row, from the top, under a tolerance.
///
/// Rows may come from files while they are read, unless the tolerance ignores antialiasing, which
/// needs the rows around.
package struct PixelComparison {
  private let sizes: (reference: PixelSize, rendition: PixelSize)
  private let tolerance: SnapshotTolerance
  private let masks: [PixelBox]
  private let rule: ColorRule
  private var finder: DifferenceFinder
  private var ignored = PixelDiff.Ignored()
  /// 1 for each pixel that counts, where the tolerance limits a window.
  private var map: [UInt8] = []
  private let width: Int
  private let height: Int

  package init(
    sizes: (PixelSize, PixelSize), tolerance: SnapshotTolerance, masks: [PixelBox]
  ) {
    self.sizes = sizes
    self.tolerance = tolerance
    self.masks = masks
    rule = ColorRule(tolerance)
    width = max(sizes.0.width, sizes.1.width)
    height = max(sizes.0.height, sizes.1.height)
    finder = DifferenceFinder(width: width, countsBytes: tolerance.limitsBytes)
    if tolerance.densestWindow != nil { map = Array(repeating: 0, count: width * height) }
  }

  /// Compares whole pictures.
  mutating func compare(_ reference: Bitmap, _ rendition: Bitmap) {
    reference.pixels.withUnsafeBufferPointer { old in
      rendition.pixels.withUnsafeBufferPointer { new in
        let rows = old.baseAddress.flatMap { old in
          new.baseAddress.map { new in
            (
              PixelRows(width: reference.width, height: reference.height, pixels: old),
              PixelRows(width: rendition.width, height: rendition.height, pixels: new)
            )
          }
        }
        for y in 0..<height {
          compareRow(
            y, old.baseAddress.map { $0 + y * reference.width },
            new.baseAddress.map { $0 + y * rendition.width }, in: rows)
        }
      }
    }
  }

  /// Compares the next row; a row that a picture does not have is not read.
  package mutating func compareRow(
    _ y: Int, _ reference: UnsafePointer<UInt32>?, _ rendition: UnsafePointer<UInt32>?
  ) {
    compareRow(y, reference, rendition, in: nil)
  }

  private mutating func compareRow(
    _ y: Int, _ reference: UnsafePointer<UInt32>?, _ rendition: UnsafePointer<UInt32>?,
    in rows: (PixelRows, PixelRows)?
  ) {
    let (old, new) = sizes
    var shared = 0
    if y < min(old.height, new.height), let reference, let rendition {
      shared = min(old.width, new.width)
      if tolerance.comparesExactly, masks.isEmpty, map.isEmpty {
        finder.compare(reference, rendition, width: shared, y: y)
      } else if !PixelRow.areEqual(reference, rendition, count: shared) {
        judge(reference, rendition, shared, y, rows)
      }
    }
    let end = max(y < old.height ? old.width : 0, y < new.height ? new.width : 0)
    if end > shared { finder.addMissing(shared..<end, y: y) }
    finder.finishRow(y)
  }

  private mutating func judge(
    _ reference: UnsafePointer<UInt32>, _ rendition: UnsafePointer<UInt32>, _ count: Int,
    _ y: Int, _ rows: (PixelRows, PixelRows)?
  ) {
    let masked = masks.filter { $0.y <= y && y < $0.maxY }
    var next = PixelDiff.firstDifference(reference, rendition, 0..<count)
    while let x = next {
      next = PixelDiff.firstDifference(reference, rendition, x + 1..<count)
      let (old, new) = (reference[x], rendition[x])
      if masked.contains(where: { $0.x <= x && x < $0.maxX }) {
        ignored.masked += 1
      } else if rule.areNear(old, new, offset: (y * count + x) * 4) {
        ignored.nearInColor += 1
        finder.note(old, new)
      } else if isAntialiasing(x, y, rows) {
        ignored.antialiasing += 1
        finder.note(old, new)
      } else {
        finder.add(x, y, old, new)
        if !map.isEmpty { map[y * width + x] = 1 }
      }
    }
  }

  private func isAntialiasing(_ x: Int, _ y: Int, _ rows: (PixelRows, PixelRows)?) -> Bool {
    guard tolerance.antialiasing != .counted, let rows else { return false }
    return AntialiasingDetector(
      rule: tolerance.antialiasing, reference: rows.0, rendition: rows.1
    ).isAntialiasing(x, y)
  }

  /// What was found in all rows.
  package mutating func result() -> PixelDiff {
    finder.finish()
    let window = tolerance.densestWindow.map {
      DensestWindow(of: map, width: width, height: height, side: $0.side)
    }
    return PixelDiff(
      sizes: (sizes.reference, sizes.rendition), tolerance: tolerance, finder: finder,
      window: window, ignored: ignored)
  }
}

/// Which colors are too near to count.
private struct ColorRule {
  private let largestDeltaE: Double?
  private let threshold: SnapshotTolerance.Threshold?

  init(_ tolerance: SnapshotTolerance) {
    largestDeltaE =
      tolerance.perceptualPrecision < 1 ? (1 - tolerance.perceptualPrecision) * 100 : nil
    threshold = tolerance.threshold
  }

  func areNear(_ old: UInt32, _ new: UInt32, offset: Int) -> Bool {
    if let largestDeltaE, ColorDistance.deltaE(old, new) <= largestDeltaE { return true }
    switch threshold {
    case .channels(let limit): return DifferenceFinder.largestChannel(old, new) <= limit
    case .pixelmatch(let limit): return ColorDistance.oklab(old, new, offset: offset) <= limit
    case .odiff(let limit):
      return ColorDistance.yiq(old, new) <= ColorDistance.largestYIQ * limit * limit
    case nil: return false
    }
  }
}
