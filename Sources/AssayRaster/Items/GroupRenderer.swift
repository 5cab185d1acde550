// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Groups: the items are transformed, then clipped, then cast their shadow, then fade with it.
///
/// Fading and clipping keep a copy of what lay behind and mix it back in: the same sum as drawing
/// the group apart and laying it over, `D (1 - c) + (G over D) c`, with one rounding less and no
/// layer.
extension SceneRenderer {
  func draw(_ group: GroupItem, _ outer: AffineTransform) {
    let transform = group.transform.map { $0.then(outer) } ?? outer
    let opacity = group.opacity > 0 ? min(1, group.opacity) : 0
    let share = UInt32((opacity * 255).rounded())
    guard transform.isFinite, share > 0, !canvas.clip.isEmpty else { return }
    if let effect = group.layer {
      var plain = group
      (plain.layer, plain.opacity, plain.transform) = (nil, 1, nil)
      draw(plain, through: effect, transform, share: share)
      return
    }
    if share == 255 {
      drawOpaque(group, transform)
      return
    }
    canvas.withClip(bounds(of: group, transform)) {
      let clip = canvas.clip
      let behind = Layer(copying: clip, of: canvas.surface)
      drawOpaque(group, transform)
      for y in clip.top..<clip.bottom {
        Blend.restore(
          behind.surface.pointer(x: clip.left, y: y), canvas.surface.pointer(x: clip.left, y: y),
          count: clip.width, coverage: share)
      }
    }
  }

  private func drawOpaque(_ group: GroupItem, _ transform: AffineTransform) {
    if let shadow = group.shadow, shadow.color.alpha > 0 {
      drawWithShadow(group, shadow, transform)
    } else {
      drawClipped(group, transform)
    }
  }

  private func drawClipped(_ group: GroupItem, _ transform: AffineTransform) {
    guard let shape = group.clip else {
      draw(group.items, transform)
      return
    }
    if case .rectangle(let rect) = shape, transform.isUprightScaling,
      let pixels = FixedRect(rect, transform)?.wholePixels
    {
      canvas.withClip(pixels) { draw(group.items, transform) }
      return
    }
    guard let outline = Outline(shape, transform) else { return }
    canvas.withClip(outline.pixelBounds) {
      let clip = canvas.clip
      let mask = CoverageMask(outline, bounds: clip, raster: canvas.raster)
      let behind = Layer(copying: clip, of: canvas.surface, except: mask.fullColumns)
      draw(group.items, transform)
      restore(behind, outside: mask)
    }
  }

  private func restore(_ behind: Layer, outside mask: CoverageMask) {
    let bounds = mask.bounds
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in bounds.top..<bounds.bottom {
        let row = base + (y - bounds.top) * bounds.width
        let full = mask.fullColumns[y - bounds.top]
        for columns in [bounds.left..<full.lowerBound, full.upperBound..<bounds.right] {
          Blend.restore(
            behind.surface.pointer(x: columns.lowerBound, y: y),
            canvas.surface.pointer(x: columns.lowerBound, y: y), count: columns.count,
            coverage: row + (columns.lowerBound - bounds.left))
        }
      }
    }
  }

  private func drawWithShadow(_ group: GroupItem, _ shadow: Shadow, _ transform: AffineTransform) {
    guard let cast = ShadowGeometry(shadow, transform) else {
      drawClipped(group, transform)
      return
    }
    // What can show: the group itself within the clip, and whatever throws its shadow there.
    let clip = canvas.clip
    let casting = clip.offset(x: -cast.x, y: -cast.y).expanded(by: cast.blur.reach)
    let content = contentBounds(of: group, transform).intersection(clip.union(casting))
    guard !content.isEmpty else { return }
    let layer = Layer(bounds: content)
    canvas.withLayer(layer) { drawClipped(group, transform) }
    paint(shadow.color, cast, of: layer, casting: casting)
    let shown = content.intersection(clip)
    for y in shown.top..<shown.bottom {
      Blend.over(
        layer.surface.pointer(x: shown.left, y: y), canvas.surface.pointer(x: shown.left, y: y),
        count: shown.width)
    }
  }

  private func paint(
    _ color: RGBAColor, _ cast: ShadowGeometry, of layer: Layer, casting: PixelRect
  ) {
    let content = layer.surface.bounds.intersection(casting)
    guard !content.isEmpty else { return }
    let bounds = content.expanded(by: cast.blur.reach)
    var values = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    for y in content.top..<content.bottom {
      let pixels = layer.surface.pointer(x: content.left, y: y)
      let row = (y - bounds.top) * bounds.width + content.left - bounds.left
      // 257 times a byte spreads 0...255 over 0...65,535.
      for x in 0..<content.width { values[row + x] = UInt16(pixels[x] >> 24) &* 257 }
    }
    cast.blur.apply(&values, width: bounds.width, height: bounds.height)
    let brush = Brush.solid(color.pixel)
    let shadowed = bounds.offset(x: cast.x, y: cast.y).intersection(canvas.clip)
    var coverage = [UInt8](repeating: 0, count: shadowed.width)
    for y in shadowed.top..<shadowed.bottom {
      let row =
        (y - cast.y - bounds.top) * bounds.width + shadowed.left - cast.x - bounds.left
      for x in coverage.indices {
        coverage[x] = UInt8(truncatingIfNeeded: (UInt32(values[row + x]) &+ 128) / 257)
      }
      coverage.withUnsafeBufferPointer {
        canvas.paint(y: y, left: shadowed.left, coverage: $0, brush)
      }
    }
  }
}

/// A shadow in pixels.
struct ShadowGeometry {
  var x: Int
  var y: Int
  var blur: BoxBlur

  /// The furthest a shadow may fall, in pixels: what bounds the memory it takes.
  private static let maxOffset = 4096.0

  /// Offsets are rounded to whole pixels. Nil where a number is not finite, or the shadow falls too
  /// far.
  init?(_ shadow: Shadow, _ transform: AffineTransform) {
    let offsetX = transform.a * shadow.x + transform.c * shadow.y
    let offsetY = transform.b * shadow.x + transform.d * shadow.y
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    // Measured on SwiftUI: under a view with a shadow of radius 12, the gray at 6, 12 and 18 points
    // from the edge falls as a Gaussian with a standard deviation of 12.
    let deviation = shadow.radius * scale
    guard offsetX.magnitude < ShadowGeometry.maxOffset,
      offsetY.magnitude < ShadowGeometry.maxOffset,
      !deviation.isNaN
    else { return nil }
    x = Int((offsetX + 0.5).rounded(.down))
    y = Int((offsetY + 0.5).rounded(.down))
    blur = BoxBlur(deviation: deviation)
  }
}
