// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds which new element is which old one.
struct ElementMatching {
  /// A new element's index to its old one's.
  private(set) var pairs: [Int?]

  private let old: [AccessibilityElement]
  private let new: [AccessibilityElement]
  private var isOldTaken: [Bool]

  init(old: [AccessibilityElement], new: [AccessibilityElement]) {
    self.old = old
    self.new = new
    pairs = Array(repeating: nil, count: new.count)
    isOldTaken = Array(repeating: false, count: old.count)
    // The order is from the surest sign to the weakest; each works on what the ones before left.
    matchIdentifiers()
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

  /// The longest common subsequence of those with the same label and traits.
  private mutating func matchInOrder() {
    let oldRest = old.indices.filter { !isOldTaken[$0] }
    let newRest = new.indices.filter { pairs[$0] == nil }
    let matches = LongestCommonSubsequence.pairs(
      oldRest.map { Key(old[$0]) }, newRest.map { Key(new[$0]) })
    for match in matches { pair(old: oldRest[match.0], new: newRest[match.1]) }
  }

  /// The same label and traits in another order.
  private mutating func matchReordered() {
    var waiting: [Key: [Int]] = [:]
    for index in old.indices.reversed() where !isOldTaken[index] {
      waiting[Key(old[index]), default: []].append(index)
    }
    for index in new.indices where pairs[index] == nil {
      if let match = waiting[Key(new[index])]?.popLast() { pair(old: match, new: index) }
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
    let oldRest = old.indices.filter { !isOldTaken[$0] }
    let newRest = new.indices.filter { pairs[$0] == nil }
    let oldFrames = oldRest.map { old[$0].node.frame }
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
    for candidate in candidates
    where pairs[candidate.new] == nil && !isOldTaken[candidate.old] {
      pair(old: candidate.old, new: candidate.new)
    }
  }

  private mutating func pair(old oldIndex: Int, new newIndex: Int) {
    pairs[newIndex] = oldIndex
    isOldTaken[oldIndex] = true
  }

  private struct Key: Hashable {
    var label: String?
    var value: String?
    var traits: Set<AccessibilityTrait>

    init(_ element: AccessibilityElement) {
      label = element.node.label
      // A label names it well enough, and then a value may change.
      value = label == nil ? element.node.value : nil
      traits = element.node.traits
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
