// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds what a person sees as a row: elements beside each other.
enum VisualRows {
  /// Runs of consecutive indices, in ascending order, whose elements are beside each other.
  static func runs(of indices: some Sequence<Int>, _ frames: [Rect]) -> [[Int]] {
    var result: [[Int]] = []
    for index in indices {
      // Beside any of them: two lines of text beside a picture are one row.
      if let row = result.last, row.last == index - 1,
        row.contains(where: { frames[$0].isBeside(frames[index]) })
      {
        result[result.count - 1].append(index)
      } else {
        result.append([index])
      }
    }
    return result
  }
}

extension Rect {
  /// Whether they share more than a point of height.
  func isBeside(_ other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) > 1
  }
}
