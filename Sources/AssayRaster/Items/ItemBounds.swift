// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The pixels that items may change: never too few, sometimes too many.
extension SceneRenderer {
  func bounds(of item: DisplayItem, _ transform: AffineTransform) -> PixelRect {
    guard transform.isFinite else { return .empty }
    switch item {
    case .fill(let shape, _):
      return Outline(shape, transform)?.pixelBounds ?? .empty
    case .stroke(let shape, _, let style):
      return bounds(of: shape, style, transform)
    case .text(let text):
      return bounds(of: text, transform)
    case .image(let image):
      // One more on each side, for an upright picture's edges are rounded.
      return Outline(.rectangle(image.frame), transform)?.pixelBounds.expanded(by: 1) ?? .empty
    case .group(let group):
      let inner = group.transform.map { $0.then(transform) } ?? transform
      return bounds(of: group, inner)
    }
  }

  /// - Parameter transform: the group's own already in it.
  func bounds(of group: GroupItem, _ transform: AffineTransform) -> PixelRect {
    if let effect = group.layer {
      var plain = group
      plain.layer = nil
      return bounds(of: plain, through: effect, transform)
    }
    let content = contentBounds(of: group, transform)
    guard let shadow = group.shadow, let cast = ShadowGeometry(shadow, transform), !content.isEmpty
    else { return content }
    return content.union(content.expanded(by: cast.blur.reach).offset(x: cast.x, y: cast.y))
  }

  /// Without the shadow.
  func contentBounds(of group: GroupItem, _ transform: AffineTransform) -> PixelRect {
    guard transform.isFinite else { return .empty }
    let content = group.items.reduce(PixelRect.empty) { $0.union(bounds(of: $1, transform)) }
    guard let clip = group.clip else { return content }
    return content.intersection(Outline(clip, transform)?.pixelBounds ?? .empty)
  }

  private func bounds(
    of group: GroupItem, through effect: LayerEffect, _ transform: AffineTransform
  ) -> PixelRect {
    switch effect {
    case .blur(let radius, _):
      let blur = BoxBlur(deviation: LayerGeometry.length(radius, transform))
      let content = bounds(of: group, transform)
      return content.isEmpty ? content : content.expanded(by: blur.reach)
    case .colorMatrix, .luminanceToAlpha, .blend, .innerShadow, .isolated, .backdrop:
      return bounds(of: group, transform)
    case .mask(let mask):
      let shown = mask.reduce(PixelRect.empty) { $0.union(bounds(of: $1, transform)) }
      return bounds(of: group, transform).intersection(shown)
    case .projection(let projection, _):
      return ProjectedPlane(projection, transform).map { bounds(of: group, on: $0) } ?? .empty
    }
  }

  private func bounds(
    of shape: Shape, _ style: StrokeStyle, _ transform: AffineTransform
  ) -> PixelRect {
    guard let outline = Outline(shape, transform), !outline.isEmpty else { return .empty }
    // The longest that a unit of length becomes is at most this.
    let stretch =
      max(transform.a.magnitude, transform.c.magnitude)
      + max(transform.b.magnitude, transform.d.magnitude)
    // A miter reaches as many half widths as its limit says, a square cap the root of two.
    let reach =
      style.lineWidth / 2 * stretch * (style.lineJoin == .miter ? max(1.5, style.miterLimit) : 1.5)
    guard reach > 0 else { return .empty }
    return outline.pixelBounds.expanded(by: Int(min(FixedPoint.limit, reach)) + 2)
  }
}
