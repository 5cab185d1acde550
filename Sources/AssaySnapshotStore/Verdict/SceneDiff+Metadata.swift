// SPDX-License-Identifier: MIT

internal import AssayChanges
internal import AssayGraphics

extension SceneDiff {
  /// What changed since a reference, by what both know: a reference of an earlier version says
  /// nothing of weights, symbols, images and opacities.
  init(from details: SnapshotMetadata.Details, to rendition: Rendition) {
    var (old, new) = (details.accessibility, rendition.accessibility)
    if details.hasLooks != true || !rendition.hasLooks {
      (old, new) = (old.map(\.withoutLooks), new.map(\.withoutLooks))
    }
    // NB: a reference without texts may name a color farther behind an element than the one that
    // is seen. Its shapes tell of both.
    if details.shapes != nil, rendition.collectShapes != nil,
      (details.texts == nil) != (rendition.texts == nil)
    {
      (old, new) = (old.map(\.withoutBackground), new.map(\.withoutBackground))
    }
    self.init(from: old, to: new)
  }
}

extension SceneDiff {
  /// Sentences on elements, then on texts that none speaks, and on shapes where no element's change
  /// explains them. A reference of an earlier version knows no shapes, or no such texts.
  static func words(from details: SnapshotMetadata.Details, to rendition: Rendition) -> [String] {
    let elements = SceneDiff(from: details, to: rendition)
    var words = elements.sentences()
    if let old = details.texts, let new = rendition.texts {
      words += UnspokenTextDiff(from: old, to: new, explainedBy: elements).sentences()
    }
    guard let old = details.shapes, let new = rendition.shapes else { return words }
    let shapes = ShapeDiff(
      from: old, to: new, explainedBy: elements,
      bothKnowClips: details.knowsClips == true && rendition.knowsClips)
    return words + shapes.sentences()
  }
}

extension AccessibilityNode {
  fileprivate var withoutLooks: AccessibilityNode {
    var node = self
    (node.weight, node.isItalic, node.typography, node.symbol) = (nil, nil, nil, nil)
    (node.image, node.opacity) = (nil, nil)
    node.children = children.map(\.withoutLooks)
    return node
  }

  fileprivate var withoutBackground: AccessibilityNode {
    var node = self
    node.background = nil
    node.children = children.map(\.withoutBackground)
    return node
  }
}
