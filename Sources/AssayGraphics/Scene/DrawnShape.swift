// SPDX-License-Identifier: MIT

/// A shape of a screen in a few facts: words for a change that no accessibility element shows, such
/// as a corner's, a border's or a shadow's.
package struct DrawnShape: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case rectangle, ellipse, path, picture
    /// Items that have a shadow or another effect together.
    case group
  }

  package var kind: Kind
  /// In points of the scene, to the thousandth.
  package var frame: Rect
  /// The radii of its corners from the top left one clockwise, or one that all have; nil for square
  /// corners.
  package var radii: [Double]?
  /// Whether its corners are of the continuous style, not circular; nil for square corners, and in
  /// references of earlier versions.
  package var isContinuous: Bool?
  /// Whether its corners are those of a clip around it; nil where they are its own, and in
  /// references of earlier versions.
  package var isClipped: Bool?
  /// What it is painted with, or the colors of a gradient.
  package var colors: [RGBAColor]?
  /// Of its outline, where only that is drawn.
  package var lineWidth: Double?
  /// Of the groups that it is in, where that is not 1.
  package var opacity: Double?
  package var shadow: Shadow?
  /// Names of other effects, such as `blur of 3 pt`.
  package var effects: [String]?
  /// A hash of what the other facts do not tell: an outline, a gradient's places, a picture.
  package var content: String?

  package init(
    kind: Kind, frame: Rect, radii: [Double]? = nil, colors: [RGBAColor]? = nil,
    lineWidth: Double? = nil, opacity: Double? = nil, shadow: Shadow? = nil,
    effects: [String]? = nil, content: String? = nil
  ) {
    self.kind = kind
    self.frame = frame
    self.radii = radii
    self.colors = colors
    self.lineWidth = lineWidth
    self.opacity = opacity
    self.shadow = shadow
    self.effects = effects
    self.content = content
  }
}

extension DrawnShape: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, frame, radii, isContinuous, isClipped, colors, lineWidth, opacity, shadow, effects,
      content
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      frame: try container.decodeFrame(forKey: .frame),
      radii: try container.decodeIfPresent([Double].self, forKey: .radii),
      colors: try container.decodeIfPresent([RGBAColor].self, forKey: .colors),
      lineWidth: try container.decodeIfPresent(Double.self, forKey: .lineWidth),
      opacity: try container.decodeIfPresent(Double.self, forKey: .opacity),
      shadow: try container.decodeIfPresent(Shadow.self, forKey: .shadow),
      effects: try container.decodeIfPresent([String].self, forKey: .effects),
      content: try container.decodeIfPresent(String.self, forKey: .content))
    isContinuous = try container.decodeIfPresent(Bool.self, forKey: .isContinuous)
    isClipped = try container.decodeIfPresent(Bool.self, forKey: .isClipped)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeFrame(frame, forKey: .frame)
    try container.encodeIfPresent(radii, forKey: .radii)
    try container.encodeIfPresent(isContinuous, forKey: .isContinuous)
    try container.encodeIfPresent(isClipped, forKey: .isClipped)
    try container.encodeIfPresent(colors, forKey: .colors)
    try container.encodeIfPresent(lineWidth, forKey: .lineWidth)
    try container.encodeIfPresent(opacity, forKey: .opacity)
    try container.encodeIfPresent(shadow, forKey: .shadow)
    try container.encodeIfPresent(effects, forKey: .effects)
    try container.encodeIfPresent(content, forKey: .content)
  }
}
