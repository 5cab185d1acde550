// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds which new element is which old one.
struct ElementMatching {
  /// A new element's index to its old one's.
  private(set) var pairs: [Int?]

  private let old: [AccessibilityElement]
  private let new: [AccessibilityElement]
  /// An old element's index to its new one's.
  private var newOfOld: [Int?]
  /// Elements of rows that came or went as a whole, which no other element is.
  private var removed: Set<Int> = []
  private var inserted: Set<Int> = []

  init(old: [AccessibilityElement], new: [AccessibilityElement]) {
    self.old = old
    self.new = new
    pairs = Array(repeating: nil, count: new.count)
    newOfOld = Array(repeating: nil, count: old.count)
    // The order is from the surest sign to the weakest; each works on what the ones before left.
    matchIdentifiers()
    matchUniqueKeys()
    matchNeighbors()
    matchRows()
    matchInOrder()
    matchReordered()
    matchPlaces()
  }

  /// An identifier that stands once on each side is the same element whatever else changed.
  private mutating func matchIdentifiers() {
    func places(_ elements: [AccessibilityElement]) -> [String: [Int]] {
      Dictionary(grouping: elements.indices.filter { elements[$0].node.identifier != nil }) {
        elements[$0].node.identifier ?? ""
      }
    }
    let oldPlaces = places(old)
    for (identifier, newIndices) in places(new) where newIndices.count == 1 {
      guard let oldIndices = oldPlaces[identifier], oldIndices.count == 1 else { continue }
      pair(old: oldIndices[0], new: newIndices[0])
    }
  }

  /// A label with traits that stands once on each side is the same element, wherever it is.
  private mutating func matchUniqueKeys() {
    func unique(_ elements: [AccessibilityElement], _ rest: [Int]) -> [ElementKey: Int] {
      Dictionary(grouping: rest) { ElementKey(elements[$0]) }
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let oldPlaces = unique(old, oldRest)
    for (key, newIndex) in unique(new, newRest) {
      if let oldIndex = oldPlaces[key] { pair(old: oldIndex, new: newIndex) }
    }
  }

  /// What several elements say goes with its match just before or after it, such as a title that
  /// many rows have with its date: the nearest first, and then what is beside those.
  private mutating func matchNeighbors() {
    var matches = pairs.indices.filter { pairs[$0] != nil }
    // Only what the last round matched can have neighbors that no round has seen: what was free
    // beside an earlier match was matched then, or one of the two had another match by then.
    while !matches.isEmpty {
      let found = neighbors(of: matches)
      matches = found.compactMap { pairIfFree(old: $0.old, new: $0.new) ? $0.new : nil }
    }
  }

  /// What is not matched yet and is beside, above or below one of these matches in the same way on
  /// both sides; the nearest first.
  private func neighbors(of matches: [Int]) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int, gap: Double)] = []
    for newIndex in matches {
      guard let oldIndex = pairs[newIndex] else { continue }
      for step in [-1, 1] {
        let (oldNext, newNext) = (oldIndex + step, newIndex + step)
        guard old.indices.contains(oldNext), new.indices.contains(newNext),
          newOfOld[oldNext] == nil, pairs[newNext] == nil,
          ElementKey(old[oldNext]) == ElementKey(new[newNext]),
          let gap = new[newIndex].node.frame.gap(to: new[newNext].node.frame)
        else { continue }
        let way = old[oldNext].node.frame.origin - old[oldIndex].node.frame.origin
        let newWay = new[newNext].node.frame.origin - new[newIndex].node.frame.origin
        guard (way.x - newWay.x).magnitude < 1, (way.y - newWay.y).magnitude < 1 else { continue }
        found.append((oldNext, newNext, gap))
      }
    }
    found.sort { ($0.gap, $0.old, $0.new) < ($1.gap, $1.old, $1.new) }
    return found.map { ($0.old, $0.new) }
  }

  private mutating func matchRows() {
    let rows = RowMatching(
      oldCells: oldCells, newCells: newCells, oldFrames: old.map(\.node.frame),
      newFrames: new.map(\.node.frame))
    for match in rows.pairs { pairIfFree(old: match.old, new: match.new) }
    (removed, inserted) = (rows.removed, rows.inserted)
  }

  /// The longest common subsequence of those with the same label and traits, in which those that
  /// have their match already hold the rest in place.
  private mutating func matchInOrder() {
    for match in LongestCommonSubsequence.pairs(oldCells, newCells) {
      pairIfFree(old: match.0, new: match.1)
    }
  }

  /// The same label and traits in another order.
  private mutating func matchReordered() {
    var waiting: [ElementKey: [Int]] = [:]
    for index in oldRest.reversed() {
      waiting[ElementKey(old[index]), default: []].append(index)
    }
    for index in newRest {
      if let match = waiting[ElementKey(new[index])]?.popLast() { pair(old: match, new: index) }
    }
  }

  /// The same kind, or the same label, near the same place: its text or its traits changed.
  private mutating func matchPlaces() {
    struct Candidate {
      var old: Int
      var new: Int
      var distance: Double
    }
    var candidates: [Candidate] = []
    let (oldRest, newRest) = (oldRest, newRest)
    let expected = expectedFrames
    let oldFrames = oldRest.map { expected[$0] }
    for newIndex in newRest {
      let frame = new[newIndex].node.frame
      for (place, oldIndex) in oldRest.enumerated() {
        guard let distance = Self.distance(oldFrames[place], frame),
          Self.areAlike(old[oldIndex], new[newIndex])
        else { continue }
        candidates.append(Candidate(old: oldIndex, new: newIndex, distance: distance))
      }
    }
    candidates.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    for candidate in candidates {
      pairIfFree(old: candidate.old, new: candidate.new)
    }
  }

  /// Where old elements would be if they had moved up or down with their rows.
  private var expectedFrames: [Rect] {
    var frames = old.map(\.node.frame)
    for row in VisualRows.runs(of: frames.indices, frames) {
      guard let anchor = row.first(where: { newOfOld[$0] != nil }), let match = newOfOld[anchor]
      else { continue }
      let shift = new[match].node.frame.y - frames[anchor].y
      for index in row { frames[index].y += shift }
    }
    return frames
  }

  /// Whether both were free, and are a pair now.
  @discardableResult
  private mutating func pairIfFree(old oldIndex: Int, new newIndex: Int) -> Bool {
    guard pairs[newIndex] == nil, newOfOld[oldIndex] == nil else { return false }
    pair(old: oldIndex, new: newIndex)
    return true
  }

  private mutating func pair(old oldIndex: Int, new newIndex: Int) {
    pairs[newIndex] = oldIndex
    newOfOld[oldIndex] = newIndex
  }

  /// What still waits for its match.
  private var oldRest: [Int] {
    old.indices.filter { newOfOld[$0] == nil && !removed.contains($0) }
  }

  private var newRest: [Int] {
    new.indices.filter { pairs[$0] == nil && !inserted.contains($0) }
  }

  private var oldCells: [RowMatching.Cell] {
    old.indices.map { index in
      // NB: an index that is no one's on the other side.
      if removed.contains(index) { return .alone(-1 - index) }
      return newOfOld[index].map { .paired($0) } ?? .unpaired(ElementKey(old[index]))
    }
  }

  private var newCells: [RowMatching.Cell] {
    new.indices.map { index in
      if inserted.contains(index) { return .alone(index) }
      return pairs[index] == nil ? .unpaired(ElementKey(new[index])) : .paired(index)
    }
  }

  private static func areAlike(_ a: AccessibilityElement, _ b: AccessibilityElement) -> Bool {
    a.kind == b.kind || (a.node.label != nil && a.node.label == b.node.label)
  }

  /// How far one would have to go for edges or centers to meet, across and down; nil where that is
  /// further than a row of a list is high.
  private static func distance(_ a: Rect, _ b: Rect) -> Double? {
    let across = smallest(b.minX - a.minX, b.midX - a.midX, b.maxX - a.maxX)
    let down = smallest(b.minY - a.minY, b.midY - a.midY, b.maxY - a.maxY)
    let distance = across + down
    return distance <= 44 ? distance : nil
  }

  private static func smallest(_ a: Double, _ b: Double, _ c: Double) -> Double {
    min(a.magnitude, b.magnitude, c.magnitude)
  }
}

extension Rect {
  /// The room between two rectangles, across or down; 0 where they touch, nil where one is neither
  /// beside the other nor above or below it.
  fileprivate func gap(to other: Rect) -> Double? {
    let across = max(0, other.minX - maxX, minX - other.maxX)
    let down = max(0, other.minY - maxY, minY - other.maxY)
    return across > 0 && down > 0 ? nil : across + down
  }
}

/// What two elements that are the same have in common.
struct ElementKey: Hashable {
  private var label: String?
  private var value: String?
  private var traits: Set<AccessibilityTrait>

  init(_ element: AccessibilityElement) {
    label = element.node.label
    // A label names it well enough, and then a value may change.
    value = label == nil ? element.node.value : nil
    traits = element.node.traits
  }
}
