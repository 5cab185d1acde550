// SPDX-License-Identifier: MIT

/// What assistive technology would be told of an element, and enough of its looks to say in words
/// what changed between two pictures.
package struct AccessibilityNode: Codable, Hashable, Sendable {
  /// In points of the scene.
  package var frame: Rect
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: Set<AccessibilityTrait>
  /// Names of its own actions, in the order in which they are offered.
  package var actions: [String]
  /// The color of its text or symbol, where it has one.
  package var foreground: RGBAColor?
  /// The color of its own background, where it has one.
  package var background: RGBAColor?
  /// The size of its text in points, where it has text.
  package var pointSize: Double?
  package var isTruncated: Bool
  /// The weight of its text, 100 to 900; nil where it has no text, or nobody knows.
  package var weight: Int?
  /// Whether its text is slanted; nil where it has no text, or nobody knows.
  package var isItalic: Bool?
  /// Nil where it has no text, or nobody knows.
  package var typography: Typography?
  /// The name of its symbol, such as `star.fill`; nil where it has none, or nobody knows.
  package var symbol: String?
  /// The name of its image; nil where it has none, or nobody knows.
  package var image: String?
  /// Of the groups that it is in, where that is not 1.
  package var opacity: Double?
  /// Whether Smart Invert leaves it as it is.
  package var ignoresInvertColors: Bool
  /// In reading order; empty for a leaf.
  package var children: [AccessibilityNode]

  package init(
    frame: Rect, label: String? = nil, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, traits: Set<AccessibilityTrait> = [], actions: [String] = [],
    foreground: RGBAColor? = nil, background: RGBAColor? = nil, pointSize: Double? = nil,
    isTruncated: Bool = false, ignoresInvertColors: Bool = false,
    children: [AccessibilityNode] = []
  ) {
    self.frame = frame
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.actions = actions
    self.foreground = foreground
    self.background = background
    self.pointSize = pointSize
    self.isTruncated = isTruncated
    self.ignoresInvertColors = ignoresInvertColors
    self.children = children
  }
}

/// The names are SwiftUI's `AccessibilityTraits`, with the kinds of control that UIKit tells apart.
package enum AccessibilityTrait: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case isButton, isHeader, isImage, isLink, isModal, isSearchField, isSelected, isStaticText
  case isSummaryElement, isToggle, isTextField, isTabBar, isNotEnabled, isAdjustable
  case updatesFrequently, startsMediaSession, allowsDirectInteraction, playsSound
  case causesPageTurn, isKeyboardKey

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Coded without its empty fields and with its traits in order: compact in a reference's metadata,
/// and the same bytes whatever the hash seed.
extension AccessibilityNode {
  private enum CodingKeys: String, CodingKey {
    case frame, label, value, hint, identifier, traits, actions, foreground, background, pointSize
    case isTruncated, weight, isItalic, typography, symbol, image, opacity, ignoresInvertColors
    case children
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      frame: try container.decodeFrame(forKey: .frame),
      label: try container.decodeIfPresent(String.self, forKey: .label),
      value: try container.decodeIfPresent(String.self, forKey: .value),
      hint: try container.decodeIfPresent(String.self, forKey: .hint),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      traits: Set(try container.decodeIfPresent([AccessibilityTrait].self, forKey: .traits) ?? []),
      actions: try container.decodeIfPresent([String].self, forKey: .actions) ?? [],
      foreground: try container.decodeIfPresent(RGBAColor.self, forKey: .foreground),
      background: try container.decodeIfPresent(RGBAColor.self, forKey: .background),
      pointSize: try container.decodeIfPresent(Double.self, forKey: .pointSize),
      isTruncated: try container.decodeIfPresent(Bool.self, forKey: .isTruncated) ?? false,
      ignoresInvertColors: try container.decodeIfPresent(Bool.self, forKey: .ignoresInvertColors)
        ?? false,
      children: try container.decodeIfPresent([AccessibilityNode].self, forKey: .children) ?? [])
    weight = try container.decodeIfPresent(Int.self, forKey: .weight)
    isItalic = try container.decodeIfPresent(Bool.self, forKey: .isItalic)
    typography = try container.decodeIfPresent(Typography.self, forKey: .typography)
    symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
    image = try container.decodeIfPresent(String.self, forKey: .image)
    opacity = try container.decodeIfPresent(Double.self, forKey: .opacity)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeFrame(frame, forKey: .frame)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    if !traits.isEmpty { try container.encode(traits.sorted(), forKey: .traits) }
    if !actions.isEmpty { try container.encode(actions, forKey: .actions) }
    try container.encodeIfPresent(foreground, forKey: .foreground)
    try container.encodeIfPresent(background, forKey: .background)
    try container.encodeIfPresent(pointSize, forKey: .pointSize)
    if isTruncated { try container.encode(true, forKey: .isTruncated) }
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(isItalic, forKey: .isItalic)
    try container.encodeIfPresent(typography, forKey: .typography)
    try container.encodeIfPresent(symbol, forKey: .symbol)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(opacity, forKey: .opacity)
    if ignoresInvertColors { try container.encode(true, forKey: .ignoresInvertColors) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
