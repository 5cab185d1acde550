// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The translucent areas of a scene, and whether a text lies on one.
///
/// What is drawn by its side, such as a separator, a shadow, or the spokes of a spinner, makes no
/// text harder to read.
struct Veils {
  private struct Layer {
    /// In points of the scene.
    var box: Rect
    var isOpaque: Bool
  }

  /// From the bottom to the top.
  private var layers: [Layer] = []
  private(set) var areBehindText = false

  init(_ scene: Scene) {
    add(scene.items, .identity, isFaded: false)
  }

  private mutating func add(_ items: [DisplayItem], _ transform: AffineTransform, isFaded: Bool) {
    for item in items where !areBehindText {
      switch item {
      case .fill(let shape, let paint): add(shape, paint, transform, isFaded: isFaded)
      case .text(let text): areBehindText = isVeiled(transform.bounds(of: text.frame))
      case .group(let group) where group.opacity > 0:
        add(
          group.items, group.placement.map { $0.then(transform) } ?? transform,
          isFaded: isFaded || group.opacity < 1)
      case .group, .stroke, .image: continue
      }
    }
  }

  private mutating func add(
    _ shape: Shape, _ paint: Paint, _ transform: AffineTransform, isFaded: Bool
  ) {
    if paint.colors.contains(where: { $0.alpha > 0 && ($0.alpha < 255 || isFaded) }) {
      layers.append(Layer(box: transform.bounds(of: shape.boundingBox), isOpaque: false))
    } else if paint.isOpaque, !isFaded, let inside = shape.inside, transform.isUpright {
      layers.append(Layer(box: transform.bounds(of: inside), isOpaque: true))
    }
  }

  /// Whether a translucent area is seen below a text: one that nothing opaque covers there.
  private func isVeiled(_ text: Rect) -> Bool {
    for layer in layers.reversed() {
      guard layer.isOpaque else {
        if layer.box.intersects(text) { return true }
        continue
      }
      if layer.box.intersection(text) == text { return false }
    }
    return false
  }
}
