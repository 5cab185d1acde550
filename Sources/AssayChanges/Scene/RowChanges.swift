// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Rows of a screen that are new, gone or in another place: elements beside each other that came,
/// went or moved together, with no other element beside them.
struct RowChanges: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    var elements: [AccessibilityElement]
    /// What is above it, or below it; for a moved one, what it now comes after or before.
    var neighbor: AccessibilityElement?
    /// Whether the neighbor comes after it.
    var comesBefore = false
  }

  /// By element, where those below moved with it, or it is several; each of a row's elements has
  /// the same row.
  private(set) var inserted: [AccessibilityElement: Row] = [:]
  private(set) var removed: [AccessibilityElement: Row] = [:]
  private(set) var reordered: [AccessibilityElement: Row] = [:]

  /// Above this many elements, only what came and went is reported.
  private static let mostElements = 1500

  /// - Parameter pairs: a new element's index to its old one's.
  init(old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]) {
    guard old.count <= Self.mostElements, new.count <= Self.mostElements else { return }
    var newOfOld = [Int?](repeating: nil, count: old.count)
    for (index, pair) in pairs.enumerated() {
      if let pair { newOfOld[pair] = index }
    }
    let (oldFrames, newFrames) = (old.map(\.node.frame), new.map(\.node.frame))
    let keptNew = new.indices.filter { pairs[$0] != nil }
    let keptOld = old.indices.filter { newOfOld[$0] != nil }
    /// How far down an element moved.
    func shift(_ index: Int) -> Double {
      pairs[index].map { newFrames[index].minY - oldFrames[$0].minY } ?? 0
    }
    for row in Self.rows(new.indices.filter { pairs[$0] == nil }, newFrames, kept: keptNew) {
      let above = Self.above(row[0], new, keptNew)
      let hasSunk = keptNew.contains { $0 > row[0] && shift($0) > 1 }
      guard hasSunk || Self.isRow(row, below: above) else { continue }
      // Above the first row there is nothing to name, but below it.
      let below = above == nil ? Self.below(row, new, keptNew) : nil
      Self.add(
        Row(elements: row.map { new[$0] }, neighbor: above ?? below, comesBefore: below != nil),
        to: &inserted)
    }
    for row in Self.rows(old.indices.filter { newOfOld[$0] == nil }, oldFrames, kept: keptOld) {
      let hasRisen = keptOld.contains {
        $0 > row[0] && newOfOld[$0].map { shift($0) < -1 } ?? false
      }
      let above = Self.above(row[0], old, keptOld)
      guard hasRisen || Self.isRow(row, below: above) else { continue }
      Self.add(Row(elements: row.map { old[$0] }, neighbor: above), to: &removed)
    }
    addReordered(old, new, pairs, newFrames, keptNew)
  }

  private mutating func addReordered(
    _ old: [AccessibilityElement], _ new: [AccessibilityElement], _ pairs: [Int?],
    _ frames: [Rect], _ kept: [Int]
  ) {
    let order = kept.compactMap { pairs[$0] }
    guard order != order.sorted() else { return }
    let inOrder = Set(LongestCommonSubsequence.pairs(order.sorted(), order).map { kept[$0.1] })
    func wereBeside(_ a: Int, _ b: Int) -> Bool {
      guard let a = pairs[a], let b = pairs[b] else { return false }
      return old[a].node.frame.isBeside(old[b].node.frame)
    }
    for row in Self.rows(kept.filter { !inOrder.contains($0) }, frames, kept: []) {
      guard let first = row.first, let last = row.last else { continue }
      // What came to be beside it says nothing of the row's place.
      let others = kept.filter { index in
        inOrder.contains(index)
          && !row.contains { frames[$0].isBeside(frames[index]) && !wereBeside($0, index) }
      }
      let previous = others.last { $0 < first }
      let next = others.first { $0 > last }
      func neighbor(_ index: Int) -> AccessibilityElement {
        Self.speaker(beside: index, new, kept.filter { !row.contains($0) })
      }
      let elements = row.map { new[$0] }
      // It came from below where what follows it was once before it.
      if let next, let oldNext = pairs[next], let oldFirst = pairs[first], oldFirst > oldNext {
        Self.add(
          Row(elements: elements, neighbor: neighbor(next), comesBefore: true), to: &reordered)
      } else if let previous {
        Self.add(Row(elements: elements, neighbor: neighbor(previous)), to: &reordered)
      }
    }
  }

  /// Whether elements are a row for being several below another: the last row moves nothing.
  private static func isRow(_ row: [Int], below above: AccessibilityElement?) -> Bool {
    row.count > 1 && above != nil
  }

  private static func add(_ row: Row, to rows: inout [AccessibilityElement: Row]) {
    for element in row.elements { rows[element] = row }
  }

  /// Rows of the elements at indices, but for those beside a kept element.
  private static func rows(_ indices: [Int], _ frames: [Rect], kept: [Int]) -> [[Int]] {
    VisualRows.runs(of: indices, frames).filter { row in
      !row.contains { index in kept.contains { frames[$0].isBeside(frames[index]) } }
    }
  }

  /// What names the row before an element, where that is above it.
  private static func above(
    _ index: Int, _ elements: [AccessibilityElement], _ kept: [Int]
  ) -> AccessibilityElement? {
    guard let last = kept.last(where: { $0 < index }),
      elements[last].node.frame.maxY <= elements[index].node.frame.minY + 1
    else { return nil }
    return speaker(beside: last, elements, kept)
  }

  /// What names the row after a row, where that is below it.
  private static func below(
    _ row: [Int], _ elements: [AccessibilityElement], _ kept: [Int]
  ) -> AccessibilityElement? {
    let end = row.map { elements[$0].node.frame.maxY }.max() ?? 0
    guard let last = row.last, let next = kept.first(where: { $0 > last }),
      elements[next].node.frame.minY >= end - 1
    else { return nil }
    return speaker(beside: next, elements, kept)
  }

  /// The first element of a row that is no picture, or just the first.
  private static func speaker(
    beside index: Int, _ elements: [AccessibilityElement], _ kept: [Int]
  ) -> AccessibilityElement {
    let row = kept.map { elements[$0] }.filter {
      $0.node.frame.isBeside(elements[index].node.frame)
    }
    return row.first { !$0.node.traits.contains(.isImage) } ?? row.first ?? elements[index]
  }
}
