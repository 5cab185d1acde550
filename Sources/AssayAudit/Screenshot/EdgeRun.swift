// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Pixels beside each other in one row, each of which differs from the one to its right or the one
/// below.
///
/// So the left and upper edge of a shape is marked one pixel before it, the right and lower one on
/// its last pixels.
struct EdgeRun {
  var row: Int32
  var left: Int32
  /// Behind the last pixel.
  var right: Int32
}

extension EdgeRun {
  /// The least difference of two neighbors, summed over the channels of 0 to 255.
  ///
  /// Gradients and shadows of interfaces change by a few levels a pixel. The faintest text that
  /// some people can still read, 1.1:1, differs by 30 and shares that among two or three pixels of
  /// a smoothed edge.
  static let leastStep: Int32 = 16

  /// From the top, in each row from the left. One pass over the pixels; equal neighbors are passed
  /// over eight at a time.
  static func runs(in picture: Bitmap) -> [EdgeRun] {
    let (width, height) = (picture.width, picture.height)
    var runs: [EdgeRun] = []
    picture.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, width > 0 else { return }
      // Rows that are as the two around them have the runs of the one above.
      var above: Range<Int>?
      for y in 0..<height {
        let row = base + y * width
        // The last row has nothing below, which is as good as its like.
        let below = y + 1 < height ? row + width : row
        let start = runs.count
        let isRepeated = PixelRow.areEqual(row, below, count: width)
        if isRepeated, let above {
          for index in above {
            runs.append(EdgeRun(row: Int32(y), left: runs[index].left, right: runs[index].right))
          }
        } else {
          addRuns(of: row, below: below, y: y, width: width, to: &runs)
        }
        above = isRepeated ? start..<runs.count : nil
      }
    }
    return runs
  }

  private static func addRuns(
    of row: UnsafePointer<UInt32>, below: UnsafePointer<UInt32>, y: Int, width: Int,
    to runs: inout [EdgeRun]
  ) {
    var x = 0
    var start = -1
    // Up to here eight pixels are known not to be flat.
    var uneven = 0
    while x < width {
      if start < 0, x >= uneven {
        while x + 9 <= width, isFlat(row + x, below + x) { x += 8 }
        if x >= width { break }
        uneven = x + 8
      }
      let pixel = row[x]
      let isEdge =
        PixelStep.between(pixel, below[x]) >= leastStep
        || (x + 1 < width && PixelStep.between(pixel, row[x + 1]) >= leastStep)
      if isEdge {
        if start < 0 { start = x }
      } else if start >= 0 {
        runs.append(EdgeRun(row: Int32(y), left: Int32(start), right: Int32(x)))
        start = -1
      }
      x += 1
    }
    if start >= 0 {
      runs.append(EdgeRun(row: Int32(y), left: Int32(start), right: Int32(width)))
    }
  }

  /// Whether eight pixels are equal to their neighbors to the right and below.
  @inline(__always)
  private static func isFlat(
    _ row: UnsafePointer<UInt32>, _ below: UnsafePointer<UInt32>
  ) -> Bool {
    PixelStep.areEqual(row, row + 1, below)
  }
}

/// How much two pixels differ.
enum PixelStep {
  /// Whether eight pixels in a row are equal to eight at each of two other places.
  @inline(__always)
  static func areEqual(
    _ pixels: UnsafePointer<UInt32>, _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) -> Bool {
    let (here, one, other) = (
      UnsafeRawPointer(pixels), UnsafeRawPointer(first), UnsafeRawPointer(second)
    )
    let words = here.loadUnaligned(as: SIMD4<UInt64>.self)
    // NB: `==` of vectors goes through memory, lane by lane; differences and unions do not.
    let difference =
      (words ^ one.loadUnaligned(as: SIMD4<UInt64>.self))
      | (words ^ other.loadUnaligned(as: SIMD4<UInt64>.self))
    let half = difference.lowHalf | difference.highHalf
    return half[0] | half[1] == 0
  }

  /// Summed over red, green, blue and alpha, 0 to 1020.
  @inline(__always)
  static func between(_ first: UInt32, _ second: UInt32) -> Int32 {
    if first == second { return 0 }
    var sum: Int32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference =
        Int32(truncatingIfNeeded: first >> shift & 0xFF)
        - Int32(truncatingIfNeeded: second >> shift & 0xFF)
      sum += abs(difference)
    }
    return sum
  }
}
