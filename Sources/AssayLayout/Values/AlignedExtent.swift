// SPDX-License-Identifier: MIT

/// The length that covers several views once a guide of each lies on one line.
struct AlignedExtent {
  /// From the start to the line.
  private(set) var before: Double = 0
  private var after: Double = 0
  private var isEmpty = true

  mutating func include(length: Double, guide: Double) {
    // NB: infinity less infinity is no number. A view without end covers everything.
    let ownAfter = length.isInfinite ? .infinity : length - guide
    let ownBefore = length.isInfinite ? 0 : guide
    before = isEmpty ? ownBefore : max(before, ownBefore)
    after = isEmpty ? ownAfter : max(after, ownAfter)
    isEmpty = false
  }

  var length: Double { before + after }

  /// Where a view starts.
  func origin(length: Double, guide: Double) -> Double {
    length.isInfinite ? 0 : before - guide
  }
}
