// SPDX-License-Identifier: MIT

/// A text or a symbol of a screen that no accessibility element speaks, in a few facts: words for a
/// change of what is hidden from assistive technology, such as a decorative icon's.
package struct DrawnText: Hashable, Sendable {
  /// The text, or the name of the symbol.
  package var string: String
  /// Whether it is a symbol.
  package var isSymbol: Bool
  /// In points of the scene, to the hundredth.
  package var frame: Rect
  /// Of its first glyphs, such as `Inter-Regular`.
  package var face: String
  /// Of its first glyphs, in points.
  package var pointSize: Double
  /// Of its first glyphs; nil where they are painted with something else.
  package var color: RGBAColor?
  /// Of the groups that it is in, where that is not 1.
  package var opacity: Double?

  package init(
    _ string: String, isSymbol: Bool = false, frame: Rect, face: String, pointSize: Double,
    color: RGBAColor? = nil, opacity: Double? = nil
  ) {
    self.string = string
    self.isSymbol = isSymbol
    self.frame = frame
    self.face = face
    self.pointSize = pointSize
    self.color = color
    self.opacity = opacity
  }
}

/// Coded without its empty fields: each reference holds it.
extension DrawnText: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, symbol, frame, face, size, color, opacity
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
    self.init(
      try symbol ?? container.decode(String.self, forKey: .text), isSymbol: symbol != nil,
      frame: try container.decodeFrame(forKey: .frame),
      face: try container.decode(String.self, forKey: .face),
      pointSize: try container.decode(Double.self, forKey: .size),
      color: try container.decodeIfPresent(RGBAColor.self, forKey: .color),
      opacity: try container.decodeIfPresent(Double.self, forKey: .opacity))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(string, forKey: isSymbol ? .symbol : .text)
    try container.encodeFrame(frame, forKey: .frame)
    try container.encode(face, forKey: .face)
    try container.encode(pointSize, forKey: .size)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encodeIfPresent(opacity, forKey: .opacity)
  }
}
