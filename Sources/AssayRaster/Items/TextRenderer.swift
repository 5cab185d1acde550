// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText

extension SceneRenderer {
  func draw(_ text: TextItem, _ transform: AffineTransform) {
    guard transform.isUniformScaling else {
      drawTransformed(text, transform)
      return
    }
    for run in text.runs {
      guard let brush = Brush(run.paint, transform) else { continue }
      let pixelSize = run.pointSize * transform.a
      forEachGlyph(of: run, pixelSize: pixelSize, transform) { mask, x, baseline in
        canvas.paint(mask, x: x, baseline: baseline, brush)
      }
    }
  }

  /// Larger type is not drawn: a glyph's mask would be larger than any picture.
  static let maxPixelSize = 8192.0

  /// The masks of a run's glyphs and the pixels of their origins: columns rounded to quarters, rows
  /// to whole pixels, halves to the right and down.
  func forEachGlyph(
    of run: GlyphRun, pixelSize: Double, _ transform: AffineTransform,
    body: (_ mask: GlyphMask, _ x: Int, _ baseline: Int) -> Void
  ) {
    // NB: written so that NaN fails it.
    guard pixelSize > 0, pixelSize <= SceneRenderer.maxPixelSize,
      let source = engine.glyphSource(
        face: run.face, pixelSize: pixelSize, growth: run.growth * pixelSize)
    else { return }
    for glyph in run.glyphs {
      let origin = transform.apply(Point(x: glyph.x, y: glyph.y))
      guard origin.x.magnitude < FixedPoint.limit, origin.y.magnitude < FixedPoint.limit else {
        continue
      }
      let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
      let baseline = Int((origin.y + 0.5).rounded(.down))
      body(source.mask(glyph: glyph.id, quarter: quarters & 3), quarters >> 2, baseline)
    }
  }

  /// The pixels of the glyphs' masks; those of the text drawn upright and then transformed, where
  /// it is drawn so.
  func bounds(of text: TextItem, _ transform: AffineTransform) -> PixelRect {
    guard transform.isUniformScaling else {
      guard let upright = UprightText(transform) else { return .empty }
      let frame = upright.frame(of: bounds(of: text, upright.transform))
      return Outline(.rectangle(frame), transform)?.pixelBounds ?? .empty
    }
    var result = PixelRect.empty
    for run in text.runs {
      forEachGlyph(of: run, pixelSize: run.pointSize * transform.a, transform) {
        mask, x, baseline in
        let (left, top) = (x + mask.left, baseline - mask.top)
        result = result.union(
          PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height))
      }
    }
    return result
  }

  /// Turned, mirrored or unevenly stretched text is drawn upright at the mean scale, as a picture
  /// that is then transformed: the masks of glyphs exist upright only.
  private func drawTransformed(_ text: TextItem, _ transform: AffineTransform) {
    guard let upright = UprightText(transform) else { return }
    let limit = Scene.maxPixelSide
    let bounds = bounds(of: text, upright.transform).intersection(
      PixelRect(left: -limit, top: -limit, right: limit, bottom: limit))
    guard !bounds.isEmpty, bounds.width <= 4096, bounds.height <= 4096 else { return }
    // A border of one clear pixel, so that the picture's edges fade as they are sampled.
    let layer = Layer(bounds: bounds.expanded(by: 1))
    canvas.withLayer(layer) { draw(text, upright.transform) }
    let surface = layer.surface
    let count = surface.bounds.width * surface.bounds.height
    let bitmap = Bitmap(
      width: surface.bounds.width, height: surface.bounds.height,
      pixels: Array(UnsafeBufferPointer(start: surface.base, count: count)))
    draw(ImageItem(bitmap: bitmap, frame: upright.frame(of: surface.bounds)), transform)
  }
}

/// The scale at which text is drawn before a transform that is more than scaling and moving.
private struct UprightText {
  let transform: AffineTransform

  /// Nil for a transform that flattens everything.
  init?(_ transform: AffineTransform) {
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    guard scale > 0, scale.isFinite else { return nil }
    self.transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  /// Its pixels as a rectangle in points.
  func frame(of pixels: PixelRect) -> Rect {
    let scale = transform.a
    return Rect(
      x: Double(pixels.left) / scale, y: Double(pixels.top) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
