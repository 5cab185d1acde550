// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Groups that are drawn by themselves first: filtered, masked, blended or seen in perspective.
extension SceneRenderer {
  /// - Parameters:
  ///   - group: without its effect, opacity and transform.
  ///   - transform: from the group's points to pixels.
  ///   - share: the group's opacity, 1...255.
  func draw(
    _ group: GroupItem, through effect: LayerEffect, _ transform: AffineTransform, share: UInt32
  ) {
    switch effect {
    case .projection(let projection, _):
      draw(group, in: projection, transform, share: share)
    case .isolated:
      withLayer(of: group, transform) { lay($0, share: share) }
    case .backdrop(let radius, let saturation):
      blurBackdrop(of: group, radius: radius, saturation: saturation, transform, share: share)
      withLayer(of: group, transform) { lay($0, share: share) }
    case .blend(let mode):
      withLayer(of: group, transform) { lay($0, BlendFormula(mode: mode), share: share) }
    case .colorMatrix(let matrix):
      withLayer(of: group, transform) {
        $0.mapPixels(PixelMatrix(matrix).apply)
        lay($0, share: share)
      }
    case .luminanceToAlpha:
      withLayer(of: group, transform) {
        $0.mapPixels(PixelMatrix.luminanceToAlpha)
        lay($0, share: share)
      }
    case .mask(let mask):
      withLayer(of: group, transform) { layer in
        let shape = Layer(bounds: layer.surface.bounds)
        canvas.withLayer(shape) { draw(mask, transform) }
        layer.mask(by: shape)
        lay(layer, share: share)
      }
    case .blur(let radius, let frame):
      let blur = BoxBlur(deviation: LayerGeometry.length(radius, transform))
      withLayer(of: group, transform, reach: blur.reach) { layer in
        layer.blur(blur)
        if let frame { layer.makeOpaque(in: LayerGeometry.pixels(frame, transform)) }
        lay(layer, share: share)
      }
    case .innerShadow(let shadow):
      guard let cast = ShadowGeometry(shadow, transform) else { return draw(group, transform) }
      let reach = cast.blur.reach + max(abs(cast.x), abs(cast.y))
      withLayer(of: group, transform, reach: reach) { layer in
        layer.addInnerShadow(shadow.color.pixel, cast)
        lay(layer, share: share)
      }
    }
  }

  /// Lays a blurred copy of what is behind a group's shapes over it, where they cover it.
  private func blurBackdrop(
    of group: GroupItem, radius: Double, saturation: Double, _ transform: AffineTransform,
    share: UInt32
  ) {
    let area = bounds(of: group, transform).intersection(canvas.clip)
    guard !area.isEmpty else { return }
    let blur = BackdropBlur(deviation: LayerGeometry.length(radius, transform))
    let layer = blur.layer(
      of: canvas.surface, in: area, change: PixelMatrix(.saturation(saturation)).apply)
    let cover = Layer(bounds: area)
    canvas.withLayer(cover) { draw(group.items.map(\.opaque), transform) }
    layer.mask(by: cover)
    lay(layer, share: share)
  }

  /// Draws a group into a layer of its own.
  ///
  /// - Parameter reach: how far from a pixel others change it.
  private func withLayer(
    of group: GroupItem, _ transform: AffineTransform, reach: Int = 0, use: (Layer) -> Void
  ) {
    let seen = canvas.clip.expanded(by: reach)
    let content = bounds(of: group, transform).intersection(seen)
    guard !content.isEmpty else { return }
    let layer = Layer(bounds: content.expanded(by: reach))
    canvas.withLayer(layer) { draw(group, transform) }
    use(layer)
  }

  private func lay(_ layer: Layer, share: UInt32) {
    canvas.forEachShownRow(of: layer) { from, to, count in
      Blend.over(UnsafePointer(from), to, count: count, coverage: share)
    }
  }

  private func lay(_ layer: Layer, _ formula: BlendFormula, share: UInt32) {
    canvas.forEachShownRow(of: layer) { from, to, count in
      for x in 0..<count where from[x] != 0 {
        let source = share == 255 ? from[x] : Blend.scaled(from[x], by: share)
        to[x] = formula.composite(source, to[x])
      }
    }
  }

  private func draw(
    _ group: GroupItem, in projection: Projection, _ transform: AffineTransform, share: UInt32
  ) {
    guard let plane = ProjectedPlane(projection, transform),
      let box = plane.source(of: bounds(of: group, plane.upright))
    else { return }
    let layer = Layer(bounds: box)
    canvas.withLayer(layer) { draw(group, plane.upright) }
    let target = (plane.target(of: box) ?? canvas.clip).intersection(canvas.clip)
    let shader = ProjectedShader(layer: layer, inverse: plane.inverse)
    for y in canvas.rows(target.top, target.bottom) {
      canvas.paint(y: y, left: target.left, right: target.right, coverage: share, .shader(shader))
    }
  }

  /// Where a group in perspective shows.
  func bounds(of group: GroupItem, on plane: ProjectedPlane) -> PixelRect {
    guard let box = plane.source(of: bounds(of: group, plane.upright)) else { return .empty }
    let limit = Int(FixedPoint.limit)
    return plane.target(of: box)
      ?? PixelRect(left: -limit, top: -limit, right: limit, bottom: limit)
  }
}

extension DisplayItem {
  /// A filled shape in an opaque color; any other item as it is.
  fileprivate var opaque: DisplayItem {
    guard case .fill(let shape, _) = self else { return self }
    return .fill(shape, .color(.black))
  }
}

/// Lengths and rectangles of effects in pixels.
enum LayerGeometry {
  /// At the mean scale of a transform; 0 for what is not a number.
  static func length(_ points: Double, _ transform: AffineTransform) -> Double {
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let length = points * scale
    return length > 0 && length.isFinite ? length : 0
  }

  /// The whole pixels around a rectangle.
  static func pixels(_ rect: Rect, _ transform: AffineTransform) -> PixelRect {
    Outline(.rectangle(rect), transform)?.pixelBounds ?? .empty
  }
}

extension Canvas {
  /// Hands over the rows of a layer that the clip shows, each with the pixels under it.
  fileprivate func forEachShownRow(
    of layer: Layer,
    _ body: (
      _ from: UnsafeMutablePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, _ count: Int
    ) -> Void
  ) {
    let shown = layer.surface.bounds.intersection(clip)
    for y in shown.top..<shown.bottom {
      body(
        layer.surface.pointer(x: shown.left, y: y), surface.pointer(x: shown.left, y: y),
        shown.width)
    }
  }
}
