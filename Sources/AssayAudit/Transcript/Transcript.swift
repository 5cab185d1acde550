// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What VoiceOver says on a screen, swipe by swipe: one line an element in reading order.
package struct Transcript: Sendable {
  /// A place where a swipe stops.
  package struct Line: Sendable {
    /// From 1.
    var number: Int
    package var node: AccessibilityNode
    /// Empty where nothing is spoken.
    package var spoken: String
    /// The middle of what is on the screen, where a double tap touches; nil where nothing is.
    package var activationPoint: Point?
    /// Labels of the containers around it, the outermost first.
    package var containers: [String]
    /// What is wrong with it; nil where nothing is.
    package fileprivate(set) var fault: String?

    /// Whether the rotor stops here at headings.
    package var isHeading: Bool { node.traits.contains(.isHeader) }
    /// Whether what it says changes by itself: a live region.
    package var isLive: Bool { node.traits.contains(.updatesFrequently) }
  }

  package private(set) var lines: [Line] = []
  /// Elements that are not read because something modal is in front of them.
  package private(set) var unreadCount = 0

  package init(_ screen: AuditScreen) {
    add(Self.ordered(screen.scene), in: [], on: Rect(size: screen.scene.size))
    mark(ReadingOrder.steps(on: screen).filter(\.isBackward))
  }

  /// The bar at the top is read first, whatever was drawn first.
  private static func ordered(_ scene: Scene) -> [AccessibilityNode] {
    let bars = scene.areas.filter { $0.kind == .bar && $0.frame.midY < scene.size.height / 2 }
    let frames = Set(bars.flatMap(\.elements))
    let nodes = scene.accessibility
    return nodes.filter { frames.contains($0.frame) } + nodes.filter { !frames.contains($0.frame) }
  }

  /// Whether each element says something, and in the order in which it is seen.
  package var hasFaults: Bool { lines.contains { $0.fault != nil } }

  private mutating func add(_ nodes: [AccessibilityNode], in containers: [String], on screen: Rect)
  {
    let isModal = nodes.contains { $0.traits.contains(.isModal) }
    for node in nodes {
      if isModal, !node.traits.contains(.isModal) {
        unreadCount += node.leaves.count
      } else if node.children.isEmpty {
        add(node, position: nil, in: containers, on: screen)
      } else if node.traits.contains(.isTabBar) {
        addTabs(node, in: containers, on: screen)
      } else {
        add(node.children, in: containers + [node.containerName].compactMap { $0 }, on: screen)
      }
    }
  }

  private mutating func addTabs(_ bar: AccessibilityNode, in containers: [String], on screen: Rect)
  {
    let tabs = bar.leaves
    let names = containers + [bar.containerName ?? "Tab Bar"]
    for (index, tab) in tabs.enumerated() {
      let position = SpokenWords.Position(index: index + 1, count: tabs.count)
      add(tab, position: position, in: names, on: screen)
    }
  }

  private mutating func add(
    _ node: AccessibilityNode, position: SpokenWords.Position?, in containers: [String],
    on screen: Rect
  ) {
    let words = SpokenWords(node, position: position)
    let visible = node.frame.intersection(screen)
    lines.append(
      Line(
        number: lines.count + 1, node: node, spoken: words.text,
        activationPoint: visible.isEmpty ? nil : Point(x: visible.midX, y: visible.midY),
        containers: containers,
        fault: words.hasName ? nil : "VoiceOver stops here and says no name"))
  }

  private mutating func mark(_ steps: [ReadingOrder.Step]) {
    for step in steps {
      let first = step.after.leaves.first ?? step.after
      guard let index = lines.firstIndex(where: { $0.node == first }) else { continue }
      let before = AuditElement(node: step.before.leaves.last ?? step.before, isInBar: false)
      lines[index].fault = "read after \(before.name), which is below it"
    }
  }
}

extension AccessibilityNode {
  fileprivate var containerName: String? { (label ?? "").isEmpty ? nil : label }
}
