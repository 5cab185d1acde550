// SPDX-License-Identifier: MIT

/// A laid-out screen: what to draw, from back to front, and what assistive technology would be told.
///
/// Layout writes it; the rasteriser and the auditor read it; a file can hold it.
public struct Scene: Codable, Hashable, Sendable {
  /// In points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What lies behind every item.
  public var background: RGBAColor
  /// From back to front.
  public var items: [DisplayItem]
  /// The accessibility elements in reading order.
  public var accessibility: [AccessibilityNode]

  public init(
    size: Size, scale: Double, background: RGBAColor = .white, items: [DisplayItem] = [],
    accessibility: [AccessibilityNode] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
    self.accessibility = accessibility
  }

  /// The width of its picture in pixels, at least 1.
  public var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
  /// The height of its picture in pixels, at least 1.
  public var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }
}
