// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayRaster
package import AssayTraits

/// What a screen was drawn for, as far as rules care.
package struct ScreenTraits: Hashable, Sendable {
  /// The trait set's name, for reports: `iPhone13.dark`.
  package var name: String
  /// The name of the device or size, to compare screens of one canvas.
  package var canvas: String
  package var appearance: ColorAppearance
  /// Of the system's colors.
  package var style: InterfaceStyle
  package var textSize: DynamicTypeSize
  package var locale: String
  package var isRightToLeft: Bool

  package init(
    name: String, canvas: String = "", appearance: ColorAppearance = .light,
    style: InterfaceStyle = .ios18, textSize: DynamicTypeSize = .large, locale: String = "en",
    isRightToLeft: Bool = false
  ) {
    self.name = name
    self.canvas = canvas
    self.appearance = appearance
    self.style = style
    self.textSize = textSize
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }

  package init(_ traits: TraitSet) {
    self.init(
      name: traits.name, canvas: traits.canvas.name,
      appearance: ColorAppearance(
        isDark: traits.appearance.colorScheme == .dark,
        isIncreasedContrast: traits.appearance.contrast == .increased),
      style: traits.look.interfaceStyle, textSize: traits.dynamicTypeSize, locale: traits.locale,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
  }

  /// The system's colors by name.
  var systemColors: ColorParser { ColorParser(appearance: appearance, style: style) }
}

/// A screen with all that was measured of it: what rules look at.
package struct AuditScreen: Sendable {
  package var scene: Scene
  var traits: ScreenTraits
  package private(set) var picture: Bitmap
  /// In the order in which they are drawn.
  var texts: [DrawnText]
  /// One a text.
  var measurements: [TextMeasurement]
  /// In reading order.
  let elements: [AuditElement]
  /// Of the elements that cannot be used.
  let disabledFrames: [Rect]
  let bars: AuditBars
  /// What lies over what: three rules ask.
  let covers: Covers
  /// Keys that the locale has no text for, as they are reported.
  var missingKeys: [String]
  /// What the scene was drawn with; nil for a picture, of which only pixels and elements are known.
  let rasterizer: Rasterizer?
  /// The same screen with the focus on one thing and the next, where that is drawn.
  var focused: [AuditScreen] = []

  /// Whether nothing is drawn on it, and nothing spoken.
  var isEmpty: Bool { hasScene && scene.items.isEmpty && elements.isEmpty }

  /// Whether its shapes are known.
  var hasScene: Bool { rasterizer != nil }

  /// Draws the scene and measures its texts.
  ///
  /// - Parameter focused: the scenes with the focus on one thing and the next, where that is drawn.
  package init(
    _ scene: Scene, focused: [Scene] = [], traits: ScreenTraits, missingKeys: [String] = [],
    rasterizer: Rasterizer
  ) {
    self.scene = scene
    self.traits = traits
    self.missingKeys = missingKeys
    self.rasterizer = rasterizer
    covers = Covers(of: scene)
    picture = rasterizer.draw(scene)
    texts = TextCollector.texts(of: scene, engine: rasterizer.engine)
    // What a bar lies over for now is like what is below the end of the screen.
    for index in texts.indices {
      let frame = texts[index].frame
      texts[index].frame = covers.seen(of: index, in: frame, line: texts[index].size.points)
      texts[index].isUnderBar = texts[index].frame != frame
    }
    measurements =
      TextMeter(rasterizer: rasterizer, scene: scene, picture: picture, texts: texts)
      .measurements()
    elements = AuditElement.elements(
      of: scene.accessibility, barFrames: scene.barElementFrames)
    disabledFrames = AuditElement.disabledFrames(in: elements)
    bars = AuditBars(elements, scene.accessibility)
    self.focused = focused.map { AuditScreen($0, traits: traits, rasterizer: rasterizer) }
  }

  /// A picture and what is known of it.
  init(
    scene: Scene, traits: ScreenTraits, picture: Bitmap, texts: [DrawnText],
    measurements: [TextMeasurement], elements: [AuditElement]
  ) {
    self.scene = scene
    self.traits = traits
    self.picture = picture
    self.texts = texts
    self.measurements = measurements
    self.elements = elements
    disabledFrames = AuditElement.disabledFrames(in: elements)
    bars = AuditBars(elements, scene.accessibility)
    missingKeys = []
    covers = Covers(of: scene)
    rasterizer = nil
  }

  /// What can be drawn again, without its pictures.
  var withoutPicture: AuditScreen {
    guard hasScene else { return self }
    var result = self
    result.picture = Bitmap(width: 0, height: 0)
    result.focused = []
    return result
  }

  /// With its picture, drawn again where it has been let go.
  var withPicture: AuditScreen {
    guard let rasterizer, picture.width == 0 else { return self }
    var result = self
    result.picture = rasterizer.draw(scene)
    return result
  }
}

extension AuditScreen {
  /// What measures its texts once more, where it has a scene.
  var meter: TextMeter? {
    rasterizer.map {
      TextMeter(rasterizer: $0, scene: scene, picture: picture, texts: texts)
    }
  }

  /// The colors along a text's glyphs.
  func colors(of text: DrawnText) -> TextColors {
    guard let index = texts.firstIndex(of: text) else { return TextColors() }
    return meter?.colors(of: index) ?? TextColors()
  }
}

/// An element that assistive technology stops at.
package struct AuditElement: Hashable, Sendable {
  package var node: AccessibilityNode
  /// Whether one of the system's bars holds it, which are kept at one size.
  package var isInBar: Bool

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

  /// With its kind: "button 'Pay'", "an unnamed button".
  var title: String {
    (node.label ?? node.identifier ?? "").isEmpty ? name : "\(kind) \(name)"
  }

  /// "button", "link", "text": by its traits.
  package var kind: String { node.kind }

  /// The leaves, and containers that have a label of their own, in reading order.
  ///
  /// - Parameter barFrames: of the elements that the system's bars at the top and the bottom hold.
  static func elements(
    of nodes: [AccessibilityNode], barFrames: Set<Rect> = [], inBar: Bool = false
  ) -> [AuditElement] {
    nodes.flatMap { node -> [AuditElement] in
      let isInBar =
        inBar || node.traits.contains(.isTabBar) || barFrames.contains(node.frame)
      if node.children.isEmpty { return [AuditElement(node: node, isInBar: isInBar)] }
      return elements(of: node.children, barFrames: barFrames, inBar: isInBar)
    }
  }
}

extension Scene {
  /// Of the elements in navigation bars and toolbars.
  var barElementFrames: Set<Rect> {
    Set(areas.filter { $0.kind == .bar }.flatMap(\.elements))
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
