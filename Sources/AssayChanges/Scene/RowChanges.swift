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
    let (oldNames, newNames) = (RepeatedNames(old), RepeatedNames(new))
    let keptNew = new.indices.filter { pairs[$0] != nil }
    let keptOld = old.indices.filter { newOfOld[$0] != nil }
    /// How far down an element moved.
    func shift(_ index: Int) -> Double {
      pairs[index].map { newFrames[index].minY - oldFrames[$0].minY } ?? 0
    }
    for row in Self.rows(new.indices.filter { pairs[$0] == nil }, newFrames, kept: keptNew) {
      let above = Self.above(row[0], new, keptNew, newNames)
      let hasSunk = keptNew.contains { $0 > row[0] && shift($0) > 1 }
      guard hasSunk || Self.isRow(row, below: above) else { continue }
      // Above the first row there is nothing to name, but below it.
      let below = above == nil ? Self.below(row, new, keptNew, newNames) : nil
      Self.add(
        Row(
          elements: newNames.tellingFirst(row.map { new[$0] }), neighbor: above ?? below,
          comesBefore: below != nil), to: &inserted)
    }
    for row in Self.rows(old.indices.filter { newOfOld[$0] == nil }, oldFrames, kept: keptOld) {
      let hasRisen = keptOld.contains {
        $0 > row[0] && newOfOld[$0].map { shift($0) < -1 } ?? false
      }
      let above = Self.above(row[0], old, keptOld, oldNames)
      guard hasRisen || Self.isRow(row, below: above) else { continue }
      let elements = oldNames.tellingFirst(row.map { old[$0] })
      Self.add(Row(elements: elements, neighbor: above), to: &removed)
    }
    addReordered(old, new, pairs, newFrames, keptNew, newNames)
  }

  private mutating func addReordered(
    _ old: [AccessibilityElement], _ new: [AccessibilityElement], _ pairs: [Int?],
    _ frames: [Rect], _ kept: [Int], _ names: RepeatedNames
  ) {
    let order = kept.compactMap { pairs[$0] }
    guard order != order.sorted() else { return }
    let inOrder = Set(LongestCommonSubsequence.pairs(order.sorted(), order).map { kept[$0.1] })
    func wereBeside(_ a: Int, _ b: Int) -> Bool {
      guard let a = pairs[a], let b = pairs[b] else { return false }
      return old[a].node.frame.isBeside(old[b].node.frame)
    }
    /// Whether a row's lines moved together.
    func movedTogether(_ a: Int, _ b: Int) -> Bool {
      guard let oldA = pairs[a], let oldB = pairs[b], b == a + 1, oldB == oldA + 1 else {
        return false
      }
      let (from, to) = (old[oldB].node.frame.y - old[oldA].node.frame.y, frames[b].y - frames[a].y)
      return (from - to).magnitude < 1
    }
    var moved = Self.rows(kept.filter { !inOrder.contains($0) }, frames, kept: [])
    // A line whose words others have too is named with those that tell it apart.
    for place in moved.indices.dropFirst().reversed() {
      guard let end = moved[place - 1].last, movedTogether(end, moved[place][0]) else { continue }
      let halves = [moved[place - 1], moved[place]]
      guard halves.contains(where: { half in half.allSatisfy { names.contains(new[$0]) } }) else {
        continue
      }
      moved[place - 1] += moved[place]
      moved.remove(at: place)
    }
    for row in moved {
      guard let first = row.first, let last = row.last else { continue }
      // What came to be beside it says nothing of the row's place.
      let others = kept.filter { index in
        inOrder.contains(index)
          && !row.contains { frames[$0].isBeside(frames[index]) && !wereBeside($0, index) }
      }
      let previous = others.last { $0 < first }
      let next = others.first { $0 > last }
      func neighbor(_ index: Int, toward step: Int) -> AccessibilityElement {
        Self.speaker(
          beside: index, new, kept.filter { !row.contains($0) }, names, toward: step)
      }
      let elements = names.tellingFirst(row.map { new[$0] })
      // It came from below where what follows it was once before it.
      if let next, let oldNext = pairs[next], let oldFirst = pairs[first], oldFirst > oldNext {
        Self.add(
          Row(elements: elements, neighbor: neighbor(next, toward: 1), comesBefore: true),
          to: &reordered)
      } else if let previous {
        Self.add(Row(elements: elements, neighbor: neighbor(previous, toward: -1)), to: &reordered)
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
    _ index: Int, _ elements: [AccessibilityElement], _ kept: [Int], _ names: RepeatedNames
  ) -> AccessibilityElement? {
    guard let last = kept.last(where: { $0 < index }),
      elements[last].node.frame.maxY <= elements[index].node.frame.minY + 1
    else { return nil }
    return speaker(beside: last, elements, kept, names, toward: -1)
  }

  /// What names the row after a row, where that is below it.
  private static func below(
    _ row: [Int], _ elements: [AccessibilityElement], _ kept: [Int], _ names: RepeatedNames
  ) -> AccessibilityElement? {
    let end = row.map { elements[$0].node.frame.maxY }.max() ?? 0
    guard let last = row.last, let next = kept.first(where: { $0 > last }),
      elements[next].node.frame.minY >= end - 1
    else { return nil }
    return speaker(beside: next, elements, kept, names, toward: 1)
  }

  /// What names a row; if others have its words too, what names the next one in a direction.
  private static func speaker(
    beside index: Int, _ elements: [AccessibilityElement], _ kept: [Int], _ names: RepeatedNames,
    toward step: Int
  ) -> AccessibilityElement {
    let own = speaker(beside: index, elements, kept, names)
    guard names.contains(own), let place = kept.firstIndex(of: index),
      kept.indices.contains(place + step)
    else { return own }
    let other = speaker(beside: kept[place + step], elements, kept, names)
    return names.contains(other) ? own : other
  }

  /// The first element of a row that is no picture and has words of its own, or just the first.
  private static func speaker(
    beside index: Int, _ elements: [AccessibilityElement], _ kept: [Int], _ names: RepeatedNames
  ) -> AccessibilityElement {
    let row = kept.map { elements[$0] }.filter {
      $0.node.frame.isBeside(elements[index].node.frame)
    }
    return names.tellingFirst(row).first { !$0.node.traits.contains(.isImage) } ?? row.first
      ?? elements[index]
  }
}

/// Names that several elements of a screen have, which tell no row from another.
private struct RepeatedNames {
  private let names: Set<String>

  init(_ elements: [AccessibilityElement]) {
    var seen: Set<String> = []
    names = Set(elements.map(\.name).filter { !seen.insert($0).inserted })
  }

  func contains(_ element: AccessibilityElement) -> Bool { names.contains(element.name) }

  /// A row's elements, its first words of its own before those that other rows have too; in their
  /// order where all have, or its first words are its own.
  func tellingFirst(_ row: [AccessibilityElement]) -> [AccessibilityElement] {
    let words = row.indices.filter { !row[$0].node.traits.contains(.isImage) }
    guard let first = words.first, contains(row[first]),
      let telling = words.first(where: { !contains(row[$0]) })
    else { return row }
    var result = row
    result.insert(result.remove(at: telling), at: 0)
    return result
  }
}
