// SPDX-License-Identifier: MIT

/// Changes of a whole layout, each of which moves many elements.
struct LayoutChanges: Hashable, Sendable {
  /// Nil where the layout was not mirrored.
  let mirroring: LayoutMirroring?
  let sentences: [String]
  /// New elements whose place follows from the sentences.
  let explained: Set<AccessibilityElement>

  /// - Parameter pairs: a new element's index to its old one's.
  init(old: [AccessibilityElement], new: [AccessibilityElement], pairs: [Int?]) {
    mirroring = LayoutMirroring(old: old, new: new, pairs: pairs)
    if let mirroring {
      sentences = [mirroring.words]
      explained = Set(
        zip(new, pairs).compactMap { element, pair in
          guard let pair, mirroring.mirrors(old[pair].node.frame, element.node.frame) else {
            return nil
          }
          return element
        })
      return
    }
    let spacing = SpacingChanges(old: old, new: new, pairs: pairs)
    sentences = spacing.sentences
    explained = spacing.explained
  }
}
