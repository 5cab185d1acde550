// SPDX-License-Identifier: MIT

internal import AssayChanges
internal import AssayGraphics

extension SceneDiff {
  /// What changed since a reference, by what both know: a reference of an earlier version says
  /// nothing of weights, symbols, images and opacities.
  init(from details: SnapshotMetadata.Details, to rendition: Rendition) {
    if details.hasLooks == true, rendition.hasLooks {
      self.init(from: details.accessibility, to: rendition.accessibility)
    } else {
      self.init(
        from: details.accessibility.map(\.withoutLooks),
        to: rendition.accessibility.map(\.withoutLooks))
    }
  }
}

extension SceneDiff {
  /// Sentences on elements, and then on shapes where no element's change explains them. A reference
  /// of an earlier version knows no shapes.
  static func words(from details: SnapshotMetadata.Details, to rendition: Rendition) -> [String] {
    let elements = SceneDiff(from: details, to: rendition)
    guard let old = details.shapes, let new = rendition.shapes else { return elements.sentences() }
    let shapes = ShapeDiff(
      from: old, to: new, explainedBy: elements,
      bothKnowClips: details.knowsClips == true && rendition.knowsClips)
    return elements.sentences() + shapes.sentences()
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
}
