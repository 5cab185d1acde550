// SPDX-License-Identifier: MIT

/// A laid-out screen: what to draw, from back to front, and what assistive technology would be
/// told.
///
/// Layout writes it; the rasterizer and the auditor read it.
package struct Scene: Equatable, Sendable {
  /// In points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// What lies behind every item.
  package var background: RGBAColor
  /// From back to front.
  package var items: [DisplayItem]
  /// The accessibility elements in reading order.
  package var accessibility: [AccessibilityNode]
  /// What the system scrolls, keeps or decorates; inner ones first.
  package var areas: [SceneArea] = []
  /// What is drawn other than asked, each once, in the order in which it was met.
  package var diagnostics: [SceneDiagnostic] = []

  package init(
    size: Size, scale: Double, background: RGBAColor = .white, items: [DisplayItem] = [],
    accessibility: [AccessibilityNode] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
    self.accessibility = accessibility
  }

  /// The most pixels a side of a picture has.
  package static let maxPixelSide = 16_384

  /// The width of its picture in pixels, 1 to `maxPixelSide`.
  package var pixelWidth: Int { Scene.pixels(size.width * scale) }
  /// The height of its picture in pixels, 1 to `maxPixelSide`.
  package var pixelHeight: Int { Scene.pixels(size.height * scale) }

  private static func pixels(_ length: Double) -> Int {
    // NB: also 1 for a NaN, for which every comparison is false.
    guard length >= 1 else { return 1 }
    return length < Double(maxPixelSide) ? Int(length.rounded()) : maxPixelSide
  }
}
