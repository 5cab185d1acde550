// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayRaster

/// What a screen was drawn for, as far as rules care.
package struct ScreenTraits: Hashable, Sendable {
  /// The trait set's name, for reports: `iPhone13.dark`.
  package var name: String
  package var appearance: ColorAppearance
  /// Dynamic Type's size, 0 for the smallest to 11 for the largest; 3 is the default.
  package var textSize: Int
  package var locale: String
  package var isRightToLeft: Bool

  package init(
    name: String, appearance: ColorAppearance = .light, textSize: Int = 3, locale: String = "en",
    isRightToLeft: Bool = false
  ) {
    self.name = name
    self.appearance = appearance
    self.textSize = textSize
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }
}

/// A screen with all that was measured of it: what rules look at.
package struct AuditScreen: Sendable {
  package var scene: Scene
  var traits: ScreenTraits
  var picture: Bitmap
  /// In the order in which they are drawn.
  var texts: [DrawnText]
  /// One a text.
  var measurements: [TextMeasurement]
  /// In reading order.
  let elements: [AuditElement]
  /// Of the elements that cannot be used.
  let disabledFrames: [Rect]
  /// Keys that the locale has no text for, as they are told.
  var missingKeys: [String]
  /// Whether its shapes are known; of a picture only pixels and elements are.
  var hasScene = true

  /// Draws the scene and measures its texts.
  package init(
    _ scene: Scene, traits: ScreenTraits, missingKeys: [String] = [], rasterizer: Rasterizer
  ) {
    self.scene = scene
    self.traits = traits
    self.missingKeys = missingKeys
    picture = rasterizer.draw(scene)
    texts = TextCollector.texts(of: scene, engine: rasterizer.engine)
    measurements =
      TextMeter(rasterizer: rasterizer, scene: scene, picture: picture, texts: texts)
      .measurements()
    elements = AuditElement.elements(of: scene.accessibility)
    disabledFrames = AuditElement.disabledFrames(in: elements)
  }
}

/// An element that assistive technology stops at.
package struct AuditElement: Hashable, Sendable {
  package var node: AccessibilityNode
  /// Whether a tab bar holds it, which the system keeps at one size.
  package var isInTabBar: Bool

  static func disabledFrames(in elements: [AuditElement]) -> [Rect] {
    elements.filter { $0.node.traits.contains(.isNotEnabled) }.map(\.node.frame)
  }

  /// What a person can act on.
  var isInteractive: Bool {
    !node.traits.isDisjoint(with: Self.interactiveTraits)
  }

  private static let interactiveTraits: Set<AccessibilityTrait> = [
    .isButton, .isLink, .isToggle, .isTextField, .isSearchField, .isAdjustable, .isKeyboardKey,
    .allowsDirectInteraction,
  ]

  /// What a report calls it: its label, else what it is.
  package var name: String {
    let label = node.label ?? node.identifier ?? ""
    return label.isEmpty ? "an unnamed \(kind)" : "'\(label.shortened(to: 40))'"
  }

  /// "button", "link", "text": by its traits.
  package var kind: String {
    let kinds: [(AccessibilityTrait, String)] = [
      (.isToggle, "toggle"), (.isTextField, "text field"), (.isSearchField, "search field"),
      (.isAdjustable, "slider"), (.isButton, "button"), (.isLink, "link"),
      (.isHeader, "heading"), (.isImage, "image"), (.isStaticText, "text"),
    ]
    return kinds.first { node.traits.contains($0.0) }?.1 ?? "element"
  }

  /// The leaves, and containers that have a label of their own, in reading order.
  static func elements(of nodes: [AccessibilityNode], inTabBar: Bool = false) -> [AuditElement] {
    nodes.flatMap { node -> [AuditElement] in
      let isInTabBar = inTabBar || node.traits.contains(.isTabBar)
      if node.children.isEmpty { return [AuditElement(node: node, isInTabBar: isInTabBar)] }
      return elements(of: node.children, inTabBar: isInTabBar)
    }
  }
}

extension String {
  /// On one line, cut with an ellipsis where it is longer.
  func shortened(to length: Int) -> String {
    // Most are short and of plain letters: nothing to look for.
    if utf8.count <= length, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    let line = split { $0.isNewline }.joined(separator: " ")
    return line.count > length ? line.prefix(length - 1) + "…" : line
  }
}
