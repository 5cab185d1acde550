// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What changed between two screens, in words, from their accessibility trees.
///
/// Equal trees give no sentence:
///
/// ```swift
/// SceneDiff(from: old, to: new).sentences()
/// // ["button \"Save\" became \"Store\" and grew from 100x44 to 120x44",
/// //  "text \"Help\" is gone"]
/// ```
package struct SceneDiff: Hashable, Sendable {
  /// In reading order; what is gone stands where it stood.
  package var changes: [ElementChange]
  /// Of each screen.
  let oldElements: [AccessibilityElement]
  let newElements: [AccessibilityElement]
  private let rows: RowChanges
  private let gaps: GapChanges
  let layout: LayoutChanges

  package init(from old: [AccessibilityNode], to new: [AccessibilityNode]) {
    let old = AccessibilityElement.elements(of: old)
    let new = AccessibilityElement.elements(of: new)
    let pairs = ElementMatching(old: old, new: new).pairs
    changes = Self.changes(old: old, new: new, pairs: pairs)
    oldElements = old
    newElements = new
    rows = RowChanges(old: old, new: new, pairs: pairs)
    gaps = GapChanges(old: old, new: new, pairs: pairs)
    layout = LayoutChanges(old: old, new: new, pairs: pairs)
  }

  /// One sentence a change, at most `limit` of them and then how many more there are.
  ///
  /// A change of the layout that explains what moved comes first, and those elements are not named.
  /// Elements that only moved, all by the same way, share a sentence, and so do those of a row that
  /// is new or gone.
  package func sentences(limit: Int = 12) -> [String] {
    precondition(limit >= 0, "A limit of sentences cannot be negative")
    let all = SentenceWriter(layout: layout, rows: rows, gaps: gaps).sentences(for: changes)
    guard all.count > limit else { return all }
    return all.prefix(limit) + ["and \(all.count - limit) more"]
  }

  private static func changes(
    old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]
  ) -> [ElementChange] {
    var isMatched = [Bool](repeating: false, count: old.count)
    for case let index? in pairs { isMatched[index] = true }
    var result: [ElementChange] = []
    var nextOld = 0
    for (newIndex, element) in new.enumerated() {
      guard let oldIndex = pairs[newIndex] else {
        result.append(.added(element))
        continue
      }
      // What is gone from before this element's old place comes first, so that it stands where it
      // was.
      while nextOld < oldIndex {
        if !isMatched[nextOld] { result.append(.removed(old[nextOld])) }
        nextOld += 1
      }
      let differences = ElementDifference.all(from: old[oldIndex], to: element)
      if !differences.isEmpty {
        result.append(.changed(old: old[oldIndex], new: element, differences))
      }
    }
    while nextOld < old.count {
      if !isMatched[nextOld] { result.append(.removed(old[nextOld])) }
      nextOld += 1
    }
    return result
  }
}
