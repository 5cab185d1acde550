// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A filled or stroked shape of a scene, as it is drawn.
struct DrawnShape: Hashable {
  /// With its line, in points of the scene, after every transform.
  var box: Rect
  /// The paint's own color, where it is one.
  var color: RGBAColor?
  /// Of a line, in points; nil for a fill.
  var lineWidth: Double?

  /// In the order in which they are drawn.
  static func shapes(of scene: Scene) -> [DrawnShape] {
    var result: [DrawnShape] = []
    collect(scene.items, .identity, into: &result)
    return result
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: AffineTransform, into shapes: inout [DrawnShape]
  ) {
    for item in items {
      switch item {
      case .fill(let shape, let paint):
        shapes.append(
          DrawnShape(box: transform.bounds(of: shape.boundingBox), color: paint.color))
      case .stroke(let shape, let paint, let style):
        let outer = shape.boundingBox.grown(by: style.lineWidth / 2)
        shapes.append(
          DrawnShape(
            box: transform.bounds(of: outer), color: paint.color, lineWidth: style.lineWidth))
      case .group(let group) where group.opacity == 0: break
      case .group(let group):
        collect(
          group.items, group.placement.map { $0.then(transform) } ?? transform, into: &shapes)
      case .text, .image: break
      }
    }
  }
}

extension Paint {
  fileprivate var color: RGBAColor? {
    if case .color(let color) = self { return color }
    return nil
  }
}

extension Rect {
  /// Whether it holds another, give or take half a point.
  func encloses(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5
      && other.maxY <= maxY + 0.5
  }
}
