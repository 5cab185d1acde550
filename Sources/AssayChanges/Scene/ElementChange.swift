// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What became of one element.
package enum ElementChange: Hashable, Sendable {
  case added(AccessibilityElement)
  case removed(AccessibilityElement)
  case changed(old: AccessibilityElement, new: AccessibilityElement, [ElementDifference])
}

/// One thing in which an element differs.
package enum ElementDifference: Hashable, Sendable {
  case label(from: String?, to: String?)
  case value(from: String?, to: String?)
  case hint(from: String?, to: String?)
  case identifier(from: String?, to: String?)
  /// In points; x grows to the right and y down.
  case moved(x: Double, y: Double)
  case resized(from: Size, to: Size)
  case foreground(from: RGBAColor?, to: RGBAColor?)
  case background(from: RGBAColor?, to: RGBAColor?)
  case pointSize(from: Double?, to: Double?)
  case truncated(Bool)
  /// 100 to 900.
  case weight(from: Int, to: Int)
  case italic(Bool)
  case typography(from: Typography, to: Typography)
  case symbol(from: String, to: String)
  case image(from: String, to: String)
  case opacity(from: Double, to: Double)
  case traits(gained: [AccessibilityTrait], lost: [AccessibilityTrait])

  /// Smaller differences of frames are none: they come of rounding, and no pixel shows them.
  static let smallestLength = 0.005

  static func all(
    from oldElement: AccessibilityElement, to newElement: AccessibilityElement
  ) -> [ElementDifference] {
    let (old, new) = (oldElement.node, newElement.node)
    var result: [ElementDifference] = []
    if old.label != new.label { result.append(.label(from: old.label, to: new.label)) }
    if old.value != new.value { result.append(.value(from: old.value, to: new.value)) }
    if old.foreground != new.foreground {
      result.append(.foreground(from: old.foreground, to: new.foreground))
    }
    if old.background != new.background {
      result.append(.background(from: old.background, to: new.background))
    }
    if old.pointSize != new.pointSize {
      result.append(.pointSize(from: old.pointSize, to: new.pointSize))
    }
    if old.isTruncated != new.isTruncated { result.append(.truncated(new.isTruncated)) }
    result += looks(from: old, to: new)
    if old.traits != new.traits {
      result.append(
        .traits(
          gained: new.traits.subtracting(old.traits).sorted(),
          lost: old.traits.subtracting(new.traits).sorted()))
    }
    if old.hint != new.hint { result.append(.hint(from: old.hint, to: new.hint)) }
    if old.identifier != new.identifier {
      result.append(.identifier(from: old.identifier, to: new.identifier))
    }
    // Last, because other changes cause it.
    return result + place(from: old.frame, to: new.frame)
  }

  static func place(from old: Rect, to new: Rect) -> [ElementDifference] {
    var result: [ElementDifference] = []
    let (x, y) = (new.x - old.x, new.y - old.y)
    if max(x.magnitude, y.magnitude) >= smallestLength { result.append(.moved(x: x, y: y)) }
    let (width, height) = (new.width - old.width, new.height - old.height)
    if max(width.magnitude, height.magnitude) >= smallestLength {
      result.append(.resized(from: old.size, to: new.size))
    }
    return result
  }

  /// What only one of them has is another element inside, which its label or its place tells.
  private static func looks(
    from old: AccessibilityNode, to new: AccessibilityNode
  ) -> [ElementDifference] {
    var result: [ElementDifference] = []
    if let from = old.weight, let to = new.weight, from != to {
      result.append(.weight(from: from, to: to))
    }
    if let from = old.isItalic, let to = new.isItalic, from != to { result.append(.italic(to)) }
    if let from = old.typography, let to = new.typography, from != to {
      result.append(.typography(from: from, to: to))
    }
    // A label that is the name itself says it already.
    func isLabel(_ from: String, _ to: String) -> Bool { old.label == from && new.label == to }
    if let from = old.symbol, let to = new.symbol, from != to, !isLabel(from, to) {
      result.append(.symbol(from: from, to: to))
    }
    if let from = old.image, let to = new.image, from != to, !isLabel(from, to) {
      result.append(.image(from: from, to: to))
    }
    let (from, to) = (old.opacity ?? 1, new.opacity ?? 1)
    if from != to { result.append(.opacity(from: from, to: to)) }
    return result
  }
}
