// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds which new row is which old one, so that what rows have in common, such as an icon, stays
/// with its row.
struct RowMatching {
  /// What is known of an element.
  enum Cell: Hashable {
    /// It is the new element of this index, on both sides.
    case paired(Int)
    case unpaired(ElementKey)
    /// Its row came or went as a whole: it is on one side only.
    case alone(Int)
  }

  /// Elements that belong together, some of which were paired before.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Elements of rows that came or went as a whole.
  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []

  private let oldCells: [Cell]
  private let newCells: [Cell]
  private let oldRows: [[Int]]
  private let newRows: [[Int]]

  init(oldCells: [Cell], newCells: [Cell], oldFrames: [Rect], newFrames: [Rect]) {
    self.oldCells = oldCells
    self.newCells = newCells
    oldRows = VisualRows.runs(of: oldFrames.indices, oldFrames)
    newRows = VisualRows.runs(of: newFrames.indices, newFrames)
    matchEqualRows()
    matchRowsOfPairs()
    matchRest()
  }

  /// Rows with the same elements, first those in the same order.
  private mutating func matchEqualRows() {
    let (old, new) = (
      oldRows.map { $0.map { oldCells[$0] } }, newRows.map { $0.map { newCells[$0] } }
    )
    let inOrder = LongestCommonSubsequence.pairs(old, new)
    for (oldRow, newRow) in inOrder { pair(oldRows[oldRow], newRows[newRow]) }
    let (takenOld, takenNew) = (Set(inOrder.map(\.0)), Set(inOrder.map(\.1)))
    var waiting: [[Cell]: [Int]] = [:]
    // A single element says too little of where its row went.
    for row in old.indices.reversed() where !takenOld.contains(row) && old[row].count > 1 {
      waiting[old[row], default: []].append(row)
    }
    for row in new.indices where !takenNew.contains(row) {
      if let match = waiting[new[row]]?.popLast() { pair(oldRows[match], newRows[row]) }
    }
  }

  /// The rest of rows that share an element which was paired before.
  private mutating func matchRowsOfPairs() {
    let oldRowOfPair = Dictionary(
      oldRows.enumerated().flatMap { place, row in row.map { (oldCells[$0], place) } }
    ) { first, _ in first }
    for row in newRows {
      var seen: Set<Int> = []
      for index in row {
        guard case .paired = newCells[index], let place = oldRowOfPair[newCells[index]],
          seen.insert(place).inserted
        else { continue }
        pairCommon(oldRows[place], row)
      }
    }
  }

  /// Rows of which no element is paired: where the rows around them gained as many as they lost,
  /// each took the place of another; where they gained or lost some, those came or went.
  private mutating func matchRest() {
    let (pairedOld, pairedNew) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    let oldRest = oldRows.map { $0.count > 1 && pairedOld.isDisjoint(with: $0) }
    let newRest = newRows.map { $0.count > 1 && pairedNew.isDisjoint(with: $0) }
    var (oldStart, newStart) = (0, 0)
    for (oldEnd, newEnd) in anchors + [(oldRows.count, newRows.count)] {
      let lost = (oldStart..<oldEnd).filter { oldRest[$0] }
      let gained = (newStart..<newEnd).filter { newRest[$0] }
      if lost.count == gained.count {
        for (old, new) in zip(lost, gained) { pairCommon(oldRows[old], newRows[new]) }
      } else if lost.isEmpty || gained.isEmpty {
        removed.formUnion(lost.flatMap { oldRows[$0] })
        inserted.formUnion(gained.flatMap { newRows[$0] })
      }
      (oldStart, newStart) = (oldEnd, newEnd)
    }
  }

  /// Rows that share an element, in the same order on both sides.
  private var anchors: [(Int, Int)] {
    var oldRowOfElement: [Int: Int] = [:]
    for (place, row) in oldRows.enumerated() { for index in row { oldRowOfElement[index] = place } }
    let oldOfNew = Dictionary(pairs.map { ($0.new, $0.old) }) { first, _ in first }
    let matches = newRows.map { row in
      row.lazy.compactMap { oldOfNew[$0].flatMap { oldRowOfElement[$0] } }.first
    }
    return LongestCommonSubsequence.pairs(oldRows.indices.map(Optional.some), matches)
  }

  /// The same elements of two rows, in the same order.
  private mutating func pairCommon(_ oldRow: [Int], _ newRow: [Int]) {
    let common = LongestCommonSubsequence.pairs(
      oldRow.map { oldCells[$0] }, newRow.map { newCells[$0] })
    for (old, new) in common { pairs.append((oldRow[old], newRow[new])) }
  }

  private mutating func pair(_ oldRow: [Int], _ newRow: [Int]) {
    for (old, new) in zip(oldRow, newRow) { pairs.append((old, new)) }
  }
}
