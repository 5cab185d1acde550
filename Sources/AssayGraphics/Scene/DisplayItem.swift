// SPDX-License-Identifier: MIT

/// One thing to draw. All lengths are in points of the scene.
package indirect enum DisplayItem: Equatable, Sendable {
  case fill(Shape, Paint)
  /// A line of `width` points centered on the shape's outline.
  case stroke(Shape, Paint, StrokeStyle)
  case text(TextItem)
  case image(ImageItem)
  case group(GroupItem)
}

/// A picture in a rectangle.
package struct ImageItem: Equatable, Sendable {
  package var bitmap: Bitmap
  package var frame: Rect
  /// Where set, the picture's alpha is painted in this color (a template image).
  package var tint: RGBAColor?
  /// True where an enlarged picture shows its pixels as squares; nil for smooth ones.
  package var showsPixels: Bool?

  package init(
    bitmap: Bitmap, frame: Rect, tint: RGBAColor? = nil, showsPixels: Bool? = nil
  ) {
    self.bitmap = bitmap
    self.frame = frame
    self.tint = tint
    self.showsPixels = showsPixels
  }
}

/// Items drawn together: clipped, faded, shadowed, filtered or transformed as one.
package struct GroupItem: Equatable, Sendable {
  package var items: [DisplayItem]
  /// In 0...1, of the group as a whole: overlapping items do not show through each other.
  package var opacity: Double
  package var clip: Shape?
  /// Cast by the group's alpha, drawn behind it.
  package var shadow: Shadow?
  package var transform: AffineTransform?
  /// Applied to the group with its clip and its shadow, before it fades.
  package var layer: LayerEffect?

  package init(
    items: [DisplayItem], opacity: Double = 1, clip: Shape? = nil, shadow: Shadow? = nil,
    transform: AffineTransform? = nil, layer: LayerEffect? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.transform = transform
    self.layer = layer
  }
}

/// A blurred copy of an alpha channel. `radius` is SwiftUI's: the Gaussian's standard deviation.
package struct Shadow: Codable, Hashable, Sendable {
  package var color: RGBAColor
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: RGBAColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
