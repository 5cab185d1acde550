// SPDX-License-Identifier: MIT

/// A Gaussian blur as three box blurs in each direction, in integers.
///
/// Sizes and places of the boxes are those of the W3C's Filter Effects Module Level 1, section 9.6
/// (feGaussianBlur): d = floor(s 3 sqrt(2 pi) / 4 + 0.5); three boxes of an odd d, or two of an
/// even d, one to either side, and one of d + 1.
struct BoxBlur {
  private struct Box {
    /// Pixels before and after the one computed.
    var before: Int
    var after: Int
    var size: Int { before + after + 1 }
  }

  private let boxes: [Box]

  /// Wider blurs are cut to this, in pixels.
  private static let maxSize = 1023.0

  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  init(deviation: Double) {
    let wanted = deviation * 3 * 2.506628274631 / 4 + 0.5
    let size = wanted >= 2 ? Int(min(BoxBlur.maxSize, wanted)) : 1
    let half = size / 2
    if size == 1 {
      boxes = []
    } else if size % 2 == 1 {
      boxes = [Box](repeating: Box(before: half, after: half), count: 3)
    } else {
      boxes = [
        Box(before: half, after: half - 1), Box(before: half - 1, after: half),
        Box(before: half, after: half),
      ]
    }
  }

  /// How far from a pixel its light reaches.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs rows of 16-bit values; what is outside is 0.
  func apply(_ values: inout [UInt16], width: Int, height: Int) {
    guard width > 0, height > 0, !boxes.isEmpty else { return }
    var spare = [UInt16](repeating: 0, count: width * height)
    values.withUnsafeMutableBufferPointer { values in
      spare.withUnsafeMutableBufferPointer { spare in
        guard var from = values.baseAddress, var to = spare.baseAddress else { return }
        for box in boxes {
          for y in 0..<height { BoxBlur.row(from + y * width, to + y * width, width, box) }
          swap(&from, &to)
        }
        for box in boxes {
          BoxBlur.columns(from, to, width, height, box)
          swap(&from, &to)
        }
        // NB: three boxes each way are six passes: the result is back where it came from.
      }
    }
  }

  /// The average, rounded: exact for a constant row.
  @inline(__always)
  private static func average(_ sum: UInt32, _ factor: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt64(sum) &* factor &+ 1 << 31) >> 32)
  }

  private static func factor(_ box: Box) -> UInt64 {
    ((1 << 32) + UInt64(box.size / 2)) / UInt64(box.size)
  }

  private static func row(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ count: Int,
    _ box: Box
  ) {
    let factor = factor(box)
    var sum: UInt32 = 0
    for x in 0..<min(box.after, count) { sum &+= UInt32(from[x]) }
    for x in 0..<count {
      let entering = x &+ box.after
      if entering < count { sum &+= UInt32(from[entering]) }
      to[x] = average(sum, factor)
      let leaving = x &- box.before
      if leaving >= 0 { sum &-= UInt32(from[leaving]) }
    }
  }

  private static func columns(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int,
    _ height: Int, _ box: Box
  ) {
    let factor = factor(box)
    var sums = [UInt32](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      func add(_ y: Int) {
        let row = from + y * width
        for x in 0..<width { sums[x] &+= UInt32(row[x]) }
      }
      for y in 0..<min(box.after, height) { add(y) }
      for y in 0..<height {
        if y + box.after < height { add(y + box.after) }
        let row = to + y * width
        for x in 0..<width { row[x] = average(sums[x], factor) }
        if y >= box.before {
          let old = from + (y - box.before) * width
          for x in 0..<width { sums[x] &-= UInt32(old[x]) }
        }
      }
    }
  }
}
