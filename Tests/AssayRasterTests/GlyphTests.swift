// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText
import Testing

@testable import AssayRaster

@Suite("Glyphs")
struct GlyphTests {
  private func paint(
    _ mask: GlyphMask, x: Int, baseline: Int, _ brush: Brush = .solid(0xFF00_0000),
    width: Int = 6, height: Int = 4
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
      Canvas(Surface(base: base, bounds: bounds)).paint(mask, x: x, baseline: baseline, brush)
    }
    return bitmap
  }

  private let mask = GlyphMask(
    left: 1, top: 2, width: 3, height: 2, coverage: [0, 128, 255, 64, 255, 0])

  @Test("left is to the right of the origin, top is above the baseline")
  func place() {
    // 128 -> 127, 64 -> 191
    #expect(
      paint(mask, x: 1, baseline: 3).reds == [
        "ff ff ff ff ff ff", "ff ff ff 7f 00 ff", "ff ff bf 00 ff ff", "ff ff ff ff ff ff",
      ])
  }

  @Test("every place around the picture's edges is cut right")
  func edges() {
    let large = paint(mask, x: 10, baseline: 10, width: 24, height: 24)
    for baseline in -3...8 {
      for x in -6...8 {
        let small = paint(mask, x: x, baseline: baseline)
        for row in 0..<4 {
          for column in 0..<6 {
            let (u, v) = (column - x + 10, row - baseline + 10)
            let inside = (0..<24).contains(u) && (0..<24).contains(v)
            #expect(small[column, row] == (inside ? large[u, v] : 0xFFFF_FFFF))
          }
        }
      }
    }
  }

  @Test("a colored glyph keeps its colors and takes the paint's alpha")
  func color() {
    let mask = GlyphMask(
      left: 0, top: 1, width: 2, height: 1, coverage: [], color: [0xFF00_00FF, 0x8000_0080])
    #expect(
      Array(paint(mask, x: 0, baseline: 1).pixels.prefix(2)) == [0xFF00_00FF, 0xFF7F_7FFF])
    // Red at 128 over white: green and blue 127. At round(128 * 128 / 255) = 64: 191.
    let half = paint(mask, x: 0, baseline: 1, .solid(0x8000_0000))
    #expect(Array(half.pixels.prefix(2)) == [0xFF7F_7FFF, 0xFFBF_BFFF])
  }

  @Test("an empty mask draws nothing")
  func empty() {
    let none = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    #expect(paint(none, x: 2, baseline: 2).ink == 0)
  }

  @Test("a gradient shows through the mask")
  func gradient() throws {
    let paint = LinearGradientPaint(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      start: Point(x: 0, y: 0), end: Point(x: 6, y: 0))
    let shader = try #require(GradientShader(paint, .identity))
    let full = GlyphMask(
      left: 0, top: 1, width: 6, height: 1, coverage: [UInt8](repeating: 255, count: 6))
    // 255 (2 x + 1) / 12
    #expect(
      self.paint(full, x: 0, baseline: 1, .shader(shader)).reds[0] == "15 40 6a 95 bf ea")
  }
}

@Suite("Text")
struct TextTests {
  /// The hermetic font of boxes.
  private func text(x: Double, y: Double, size: Double = 10, engine: TextEngine) -> DisplayItem {
    let font = FontDescriptor(size: size, design: .boxes)
    let layout = engine.layout(
      TextRequest(runs: [.init(text: "ab", font: font, color: .black)], displayScale: 1))
    var runs = layout.lines.flatMap(\.runs)
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].x += x
        runs[run].glyphs[glyph].y = y
      }
    }
    return .text(
      TextItem(string: "ab", frame: rect(x, y - size, layout.size.width, size), runs: runs))
  }

  private func draw(
    _ item: DisplayItem, scale: Double = 1, side: Double = 40, engine: TextEngine
  ) -> Bitmap {
    Rasterizer(engine: engine).draw(
      Scene(size: Size(width: side, height: side), scale: scale, items: [item]))
  }

  @Test(
    "a glyph's column is rounded to the nearest quarter of a pixel, halves to the right",
    arguments: [
      (5.124, 5.0), (5.125, 5.25), (5.374, 5.25), (5.375, 5.5), (5.624, 5.5), (5.625, 5.75),
      (5.875, 6), (-0.126, -0.25), (-0.125, 0),
    ])
  func columns(_ x: Double, _ drawn: Double) throws {
    let engine = try TextEngine()
    #expect(
      draw(text(x: x, y: 20, engine: engine), engine: engine)
        == draw(text(x: drawn, y: 20, engine: engine), engine: engine))
    #expect(
      draw(text(x: x, y: 20, engine: engine), engine: engine)
        != draw(text(x: drawn + 0.25, y: 20, engine: engine), engine: engine))
  }

  @Test(
    "a glyph's row is rounded to the nearest whole pixel, halves down",
    arguments: [(20.49, 20.0), (20.5, 21), (19.5, 20)])
  func rows(_ y: Double, _ drawn: Double) throws {
    let engine = try TextEngine()
    #expect(
      draw(text(x: 5, y: y, engine: engine), engine: engine)
        == draw(text(x: 5, y: drawn, engine: engine), engine: engine))
  }

  @Test("twice the scale is twice the size")
  func scale() throws {
    let engine = try TextEngine()
    #expect(
      draw(text(x: 4, y: 12, size: 8, engine: engine), scale: 2, side: 20, engine: engine)
        == draw(text(x: 8, y: 24, size: 16, engine: engine), engine: engine))
  }

  @Test("a group scaled alike both ways draws its glyphs anew")
  func groupScale() throws {
    let engine = try TextEngine()
    let group = GroupItem(
      items: [text(x: 4, y: 12, size: 8, engine: engine)],
      transform: .scale(x: 2, y: 2, about: .zero))
    #expect(
      draw(.group(group), engine: engine)
        == draw(text(x: 8, y: 24, size: 16, engine: engine), engine: engine))
  }

  @Test("turned and stretched text keeps its ink")
  func turned() throws {
    let engine = try TextEngine()
    let item = text(x: 5, y: 20, engine: engine)
    let plain = draw(item, engine: engine).ink
    #expect(plain > 20)
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let turned = draw(.group(GroupItem(items: [item], transform: quarter)), engine: engine)
    #expect(abs(turned.ink / plain - 1) < 0.02)
    let wide = AffineTransform(a: 1.5, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let stretched = draw(.group(GroupItem(items: [item], transform: wide)), engine: engine)
    #expect(abs(stretched.ink / (1.5 * plain) - 1) < 0.03)
  }
}
