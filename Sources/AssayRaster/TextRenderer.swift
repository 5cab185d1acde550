// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText

extension SceneRenderer {
  func draw(_ text: TextItem, _ transform: AffineTransform) {
    for run in text.runs {
      guard let brush = Brush(run.paint, transform) else { continue }
      let pixelSize = run.pointSize * transform.a
      // NB: written so that NaN fails it.
      guard pixelSize > 0, pixelSize <= SceneRenderer.maxPixelSize else { continue }
      forEachGlyph(of: run, pixelSize: pixelSize, transform) { mask, x, baseline in
        canvas.paint(mask, x: x, baseline: baseline, brush)
      }
    }
  }

  /// Larger type is not drawn: a glyph's mask would be larger than any picture.
  static let maxPixelSize = 8192.0

  /// The masks of a run's glyphs and the pixels of their origins: columns rounded to quarters, rows to
  /// whole pixels, halves to the right and down.
  func forEachGlyph(
    of run: GlyphRun, pixelSize: Double, _ transform: AffineTransform,
    body: (_ mask: GlyphMask, _ x: Int, _ baseline: Int) -> Void
  ) {
    for glyph in run.glyphs {
      let origin = transform.apply(Point(x: glyph.x, y: glyph.y))
      guard origin.x.magnitude < FixedPoint.limit, origin.y.magnitude < FixedPoint.limit else {
        continue
      }
      let quarters = Int((origin.x * 4 + 0.5).rounded(.down))
      let baseline = Int((origin.y + 0.5).rounded(.down))
      let mask = engine.mask(
        face: run.face, glyph: glyph.id, pixelSize: pixelSize, quarter: quarters & 3)
      body(mask, quarters >> 2, baseline)
    }
  }
}
