// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText

/// Walks the items of a scene, from back to front, and draws them.
struct SceneRenderer {
  let engine: TextEngine
  let canvas: Canvas

  /// - Parameter transform: from the item's points to pixels.
  func draw(_ item: DisplayItem, _ transform: AffineTransform) {
    guard transform.isFinite else { return }
    switch item {
    case .fill(let shape, let paint): fill(shape, paint, transform)
    case .stroke(let shape, let paint, let style): stroke(shape, paint, style, transform)
    case .text(let text): draw(text, transform)
    case .image(let image): draw(image, transform)
    case .group(let group): draw(group, transform)
    }
  }

  func draw(_ items: [DisplayItem], _ transform: AffineTransform) {
    for item in items { draw(item, transform) }
  }

  func fill(_ shape: Shape, _ paint: Paint, _ transform: AffineTransform) {
    guard let brush = Brush(paint, transform) else { return }
    fill(shape, brush, transform)
  }

  func fill(_ shape: Shape, _ brush: Brush, _ transform: AffineTransform) {
    if transform.isUprightScaling {
      switch shape {
      case .rectangle(let rect):
        guard let box = FixedRect(rect, transform) else { return }
        canvas.fillRect(left: box.left, top: box.top, right: box.right, bottom: box.bottom, brush)
        return
      case .roundedRectangle(let rect, let radii, let style):
        if transform.a == transform.d, let box = FixedRect(rect, transform),
          let pixels = box.wholePixels
        {
          let geometry = RoundedRectGeometry(pixels, radii.scaled(by: transform.a), style)
          if canvas.fillRoundedRect(geometry, pixels, brush) { return }
        }
      case .ellipse, .path: break
      }
    }
    guard let outline = Outline(shape, transform) else { return }
    canvas.fill(outline, brush)
  }
}

/// A rectangle's edges in 26.6 pixels.
struct FixedRect {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Nil for an empty rectangle and where a coordinate is not a number.
  init?(_ rect: Rect, _ transform: AffineTransform) {
    guard !rect.isEmpty else { return nil }
    let start = transform.apply(rect.origin)
    let end = transform.apply(Point(x: rect.maxX, y: rect.maxY))
    guard !start.x.isNaN, !start.y.isNaN, !end.x.isNaN, !end.y.isNaN else { return nil }
    left = FixedPoint.round(start.x)
    top = FixedPoint.round(start.y)
    right = FixedPoint.round(end.x)
    bottom = FixedPoint.round(end.y)
  }

  /// The same as whole pixels, where all edges lie on them.
  var wholePixels: PixelRect? {
    guard (left | top | right | bottom) & 63 == 0 else { return nil }
    return PixelRect(left: left >> 6, top: top >> 6, right: right >> 6, bottom: bottom >> 6)
  }
}

extension AffineTransform {
  /// Whether it only scales and moves: an upright rectangle stays one, and nothing is mirrored.
  var isUprightScaling: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CornerRadii {
  func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}

extension RoundedRectGeometry {
  init(_ pixels: PixelRect, _ radii: CornerRadii, _ style: RoundedCornerStyle) {
    self.init(
      Rect(
        x: Double(pixels.left), y: Double(pixels.top), width: Double(pixels.width),
        height: Double(pixels.height)),
      radii, style)
  }
}
