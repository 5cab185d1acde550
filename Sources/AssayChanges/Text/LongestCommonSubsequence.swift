// SPDX-License-Identifier: MIT

/// The longest list of pairs that ascends on both sides.
enum LongestCommonSubsequence {
  /// Work beyond this (the product of both lengths) is not done: the common ends are all there is.
  static let mostWork = 4_000_000

  static func pairs<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [(Int, Int)] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let head = (0..<start).map { ($0, $0) }
    let tail = (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
    let middle = middlePairs(old[start..<(old.count - end)], new[start..<(new.count - end)])
    return head + middle + tail
  }

  /// The textbook table: `lengths[i][j]` is the length for what follows `i` and `j`.
  private static func middlePairs<Element: Hashable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= mostWork else { return [] }
    let width = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        lengths[i * width + j] =
          old[oldStart + i] == new[newStart + j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[oldStart + i] == new[newStart + j] {
        result.append((oldStart + i, newStart + j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}
