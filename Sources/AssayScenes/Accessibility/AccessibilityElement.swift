// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// An element of the accessibility tree while it is built.
struct AccessibilityElement {
  var node: AccessibilityNode
  /// Higher ones are read first within their container.
  var sortPriority = 0.0
  /// Whether something nearer than any solid color is behind it, such as a gradient.
  var hidesColorsBehind = false

  /// Elements by descending priority; equal ones stay as they are written.
  static func readingOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted {
      let (a, b) = ($0.element.sortPriority, $1.element.sortPriority)
      return a != b ? a > b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Several elements as one: labels and values joined as they are read, traits together, looks of
  /// the first that has text.
  static func combined(_ elements: [AccessibilityElement], frame: Rect) -> AccessibilityNode {
    let nodes = readingOrder(elements).map(\.node)
    var result = AccessibilityNode(frame: frame)
    result.label = joined(nodes.compactMap(\.label))
    result.value = joined(nodes.compactMap(\.value))
    result.hint = nodes.lazy.compactMap(\.hint).first
    result.traits = nodes.reduce(into: []) { $0.formUnion($1.traits) }
    result.actions = nodes.flatMap(\.actions)
    let speaker = nodes.first { $0.pointSize != nil } ?? nodes.first
    result.foreground = speaker?.foreground
    result.background = speaker?.background
    result.pointSize = speaker?.pointSize
    result.weight = speaker?.weight
    result.isItalic = speaker?.isItalic
    result.typography = speaker?.typography
    result.symbol = nodes.lazy.compactMap(\.symbol).first
    result.image = nodes.lazy.compactMap(\.image).first
    result.opacity = nodes.lazy.compactMap(\.opacity).first
    result.isTruncated = nodes.contains(where: \.isTruncated)
    return result
  }

  private static func joined(_ parts: [String]) -> String? {
    let spoken = parts.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }
}
