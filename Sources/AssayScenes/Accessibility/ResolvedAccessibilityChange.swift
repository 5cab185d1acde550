// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// An accessibility modifier with its text in the locale's words.
enum ResolvedAccessibilityChange {
  case label(String)
  case hint(String)
  case value(String)
  case identifier(String)
  case hidden(Bool)
  case addTraits(Set<AccessibilityTrait>)
  case removeTraits(Set<AccessibilityTrait>)
  case element(children: AccessibilityChange.Children)
  case action(String)
  case sortPriority(Double)
  case ignoresInvertColors(Bool)

  init(_ change: AccessibilityChange, words: (TextNode) -> String) {
    switch change {
    case .label(let text): self = .label(words(text))
    case .hint(let text): self = .hint(words(text))
    case .value(let text): self = .value(words(text))
    case .identifier(let value): self = .identifier(value)
    case .hidden(let value): self = .hidden(value)
    case .addTraits(let value): self = .addTraits(value)
    case .removeTraits(let value): self = .removeTraits(value)
    case .element(let children): self = .element(children: children)
    case .action(let name): self = .action(words(name))
    case .sortPriority(let value): self = .sortPriority(value)
    case .ignoresInvertColors(let value): self = .ignoresInvertColors(value)
    }
  }

  func apply(to inner: [AccessibilityElement], frame: Rect) -> [AccessibilityElement] {
    switch self {
    case .hidden(let isHidden):
      return isHidden ? [] : inner
    case .label(let text):
      return one(inner, frame) { $0.label = text }
    case .hint(let text):
      return one(inner, frame) { $0.hint = text }
    case .value(let text):
      return one(inner, frame) { $0.value = text }
    case .identifier(let value):
      return inner.isEmpty
        ? one(inner, frame) { $0.identifier = value }
        : each(inner) { $0.node.identifier = value }
    case .action(let name):
      return inner.isEmpty
        ? one(inner, frame) { $0.actions.append(name) }
        : each(inner) { $0.node.actions.append(name) }
    case .addTraits(let traits):
      return each(inner) { $0.node.traits.formUnion(traits) }
    case .removeTraits(let traits):
      return each(inner) { $0.node.traits.subtract(traits) }
    case .ignoresInvertColors(let value):
      return each(inner) { $0.node.ignoresInvertColors = value }
    case .sortPriority(let priority):
      return each(inner) { $0.sortPriority = priority }
    case .element(.ignore):
      return [AccessibilityElement(node: AccessibilityNode(frame: frame))]
    case .element(.combine):
      return [
        AccessibilityElement(node: AccessibilityElement.combined(inner, frame: frame))
      ]
    case .element(.contain):
      var node = AccessibilityNode(frame: frame)
      node.children = AccessibilityElement.readingOrder(inner).map(\.node)
      return [AccessibilityElement(node: node)]
    }
  }

  /// Changes the one element inside; makes one where there is none, and a container around several.
  private func one(
    _ inner: [AccessibilityElement], _ frame: Rect, _ change: (inout AccessibilityNode) -> Void
  ) -> [AccessibilityElement] {
    if inner.count == 1 { return each(inner) { change(&$0.node) } }
    var node = AccessibilityNode(frame: frame)
    node.children = AccessibilityElement.readingOrder(inner).map(\.node)
    change(&node)
    return [AccessibilityElement(node: node)]
  }

  private func each(
    _ inner: [AccessibilityElement], _ change: (inout AccessibilityElement) -> Void
  ) -> [AccessibilityElement] {
    inner.map { element in
      var element = element
      change(&element)
      return element
    }
  }
}
