// SPDX-License-Identifier: MIT

/// The indices of a list by a key of its elements, by a counting sort: for many elements and few keys.
struct IndexGroups: Sendable {
  /// The indices, one key's beside each other, each in the list's order.
  let order: [Int32]
  let starts: [Int32]

  /// - Parameters:
  ///   - count: of the list's elements.
  ///   - keyCount: one more than the greatest key.
  ///   - key: of the element at an index, from 0.
  init(count: Int, keyCount: Int, key: (Int) -> Int) {
    starts = Self.starts(count: count, keyCount: keyCount, key: key)
    var next = starts
    var order = [Int32](repeating: 0, count: count)
    for index in 0..<count {
      let key = key(index)
      order[Int(next[key])] = Int32(index)
      next[key] += 1
    }
    self.order = order
  }

  /// By key: where its elements start in the order; one more at the end.
  static func starts(count: Int, keyCount: Int, key: (Int) -> Int) -> [Int32] {
    var starts = [Int32](repeating: 0, count: keyCount + 1)
    for index in 0..<count { starts[key(index) + 1] += 1 }
    for index in 0..<keyCount { starts[index + 1] += starts[index] }
    return starts
  }

  subscript(key: Int) -> ArraySlice<Int32> { order[Int(starts[key])..<Int(starts[key + 1])] }
}
