// SPDX-License-Identifier: MIT

/// Which pixels of a picture's row or column make up each pixel drawn, and with which weights.
///
/// Smaller than the picture, a pixel is the average of what it covers; larger, it lies between its
/// two nearest neighbors. Weights are whole numbers with one sum for all, so that the result is
/// exact.
struct ImageAxis {
  /// What the weights of each pixel drawn add up to.
  let total: UInt64
  /// Of the n-th pixel drawn in `range`: the taps `starts[n]..<starts[n + 1]`.
  private(set) var starts: [Int] = [0]
  private(set) var indices: [Int] = []
  private(set) var weights: [UInt32] = []

  /// - Parameters:
  ///   - source: pixels in the picture.
  ///   - target: pixels it is drawn as.
  ///   - range: those of them that are needed, within 0..<target.
  init(source: Int, target: Int, range: Range<Int>) {
    if source >= target {
      // In units of 1/target of a source pixel: source pixel k is k * target ..< (k + 1) * target,
      // and pixel i drawn is i * source ..< (i + 1) * source.
      total = UInt64(source)
      for i in range {
        var k = i * source / target
        while k * target < (i + 1) * source {
          let overlap = min((k + 1) * target, (i + 1) * source) - max(k * target, i * source)
          append(k, overlap)
          k += 1
        }
        starts.append(indices.count)
      }
    } else {
      // The center of pixel i drawn is at (i + 1/2) source / target - 1/2 between the source's
      // centers: in units of 1 / (2 target), at (2 i + 1) source - target.
      let unit = 2 * target
      total = UInt64(unit)
      for i in range {
        let place = (2 * i + 1) * source - target
        let k = place >= 0 ? place / unit : -1
        let rest = place - k * unit
        append(max(0, k), unit - rest)
        append(min(source - 1, k + 1), rest)
        starts.append(indices.count)
      }
    }
  }

  /// The nearest pixel alone for each pixel drawn.
  init(nearest source: Int, target: Int, range: Range<Int>) {
    total = 1
    for i in range {
      append((2 * i + 1) * source / (2 * target), 1)
      starts.append(indices.count)
    }
  }

  private mutating func append(_ index: Int, _ weight: Int) {
    guard weight > 0 else { return }
    indices.append(index)
    weights.append(UInt32(weight))
  }
}
