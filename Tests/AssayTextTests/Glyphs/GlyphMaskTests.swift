// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

@Suite("Glyph masks")
struct GlyphMaskTests {
  let engine: TextEngine

  init() throws {
    engine = try sharedEngine.get()
  }

  @Test("A box of the built-in font covers what its numbers say")
  func box() {
    // 10 pixels an em: ink from 0.5 to 4.5 and from 0 to 7.
    let mask = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 0)
    #expect([mask.left, mask.top, mask.width, mask.height] == [0, 7, 5, 7])
    for row in 0..<7 {
      #expect(Array(mask.coverage[(row * 5)..<(row * 5 + 5)]) == [128, 255, 255, 255, 128])
    }
    // A quarter to the right: from 0.75 to 4.75.
    let shifted = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 1)
    #expect(Array(shifted.coverage[0..<5]) == [64, 255, 255, 255, 192])
    // Half a pixel: whole pixels only.
    let half = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 2)
    #expect(half.coverage == [UInt8](repeating: 255, count: 4 * 7))
    #expect(half.left == 1)
  }

  @Test("Strokes grow and shrink by half on either side, and at the top")
  func growth() {
    // The box from 0.5 to 4.5 and from 0 to 7 grows by a pixel: from 0 to 5, up to 8.
    let mask = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 0, growth: 1)
    #expect([mask.left, mask.top, mask.width, mask.height] == [0, 8, 5, 8])
    #expect(mask.coverage == [UInt8](repeating: 255, count: 5 * 8))
    // Masks of another growth are others.
    let plain = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 0)
    #expect(plain.height == 7)
    // And shrinks to 1...4 and 0...6.
    let thin = engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 10, quarter: 0, growth: -1)
    #expect([thin.left, thin.top, thin.width, thin.height] == [1, 6, 3, 6])
    #expect(engine.glyphSource(face: "Assay-Boxes", pixelSize: 10, growth: -64) == nil)
    #expect(engine.glyphSource(face: "Assay-Boxes", pixelSize: 10, growth: .nan) == nil)
  }

  @Test("Nothing is drawn for a space, an unknown face, an unknown glyph or no size")
  func nothing() {
    #expect(engine.mask(face: "Assay-Boxes", glyph: 1, pixelSize: 10, quarter: 0).width == 0)
    #expect(engine.mask(face: "Nothing", glyph: 2, pixelSize: 10, quarter: 0).width == 0)
    #expect(engine.mask(face: "Assay-Boxes", glyph: 9999, pixelSize: 10, quarter: 0).width == 0)
    #expect(engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: 0, quarter: 0).width == 0)
    #expect(engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: -1, quarter: 0).width == 0)
    #expect(engine.mask(face: "Assay-Boxes", glyph: 2, pixelSize: .nan, quarter: 0).width == 0)
    #expect(engine.glyphSource(face: "Nothing", pixelSize: 10) == nil)
  }

  /// 200 glyphs at 51 pixels at each quarter. The hash was computed with freetype-py 2.5.1, which
  /// brings FreeType 2.13.2, and XXH3-128: where this differs, the FreeType in use draws
  /// differently from the versions seen so far.
  @Test("Inter's masks are those of other versions of FreeType")
  func pinnedHash() throws {
    let source = try #require(engine.glyphSource(face: "Inter-Regular", pixelSize: 51))
    var bytes: [UInt8] = []
    for quarter in 0..<4 {
      for glyph in 1...200 {
        bytes += source.mask(glyph: UInt32(glyph), quarter: quarter).coverage
      }
    }
    #expect(bytes.count == 1_192_556)
    let hash = bytes.withUnsafeBytes { PixelHash(bytes: $0) }
    #expect(hash == PixelHash(high: 0x474a_34d4_ca75_4152, low: 0x1f5c_83a0_5284_275f))
  }

  @Test("The same masks again, from a fresh engine and from many threads")
  func determinism() async throws {
    let sizes = [12.0, 34, 51.25]
    let faces = ["Inter-Regular", "InterDisplay-Bold", "NotoColorEmoji"]
    @Sendable func draw(_ engine: TextEngine, seed: UInt64) -> PixelHash {
      // Each thread asks in an order of its own.
      var random = SplitMix(state: seed)
      var keys: [(face: String, size: Double, glyph: UInt32, quarter: Int)] = []
      for face in faces {
        for size in sizes {
          for glyph in 40..<70 {
            for quarter in 0..<4 { keys.append((face, size, UInt32(glyph), quarter)) }
          }
        }
      }
      var order = Array(keys.indices)
      for index in order.indices.reversed() {
        order.swapAt(index, Int(random.next() % UInt64(index + 1)))
      }
      var masks = [[UInt8]](repeating: [], count: keys.count)
      for index in order {
        let key = keys[index]
        let mask = engine.mask(
          face: key.face, glyph: key.glyph, pixelSize: key.size, quarter: key.quarter)
        masks[index] =
          mask.coverage
          + (mask.color ?? []).flatMap { word in withUnsafeBytes(of: word, Array.init) }
          + [UInt8(truncatingIfNeeded: mask.left), UInt8(truncatingIfNeeded: mask.top)]
      }
      return masks.flatMap { $0 }.withUnsafeBytes { PixelHash(bytes: $0) }
    }
    let expected = draw(engine, seed: 0)
    let fresh = try TextEngine()
    await withTaskGroup(of: PixelHash.self) { group in
      for seed in 1...8 {
        group.addTask { draw(fresh, seed: UInt64(seed)) }
      }
      for await hash in group {
        #expect(hash == expected)
      }
    }
  }

  @Test("An emoji is a colored picture, scaled with its text")
  func emoji() throws {
    let layout = engine.layout(.system("😀", displayScale: 3))
    let run = try #require(layout.lines[0].runs.first)
    let mask = engine.mask(
      face: run.face, glyph: run.glyphs[0].id, pixelSize: run.pointSize * 3, quarter: 0)
    let color = try #require(mask.color)
    #expect(mask.coverage.isEmpty)
    #expect(color.count == mask.width * mask.height)
    // The picture is 136 by 128 at 109 pixels an em, here 51: 63.6 by 59.9, and up to a pixel more
    // for its place.
    #expect((64...65).contains(mask.width))
    #expect((60...61).contains(mask.height))
    // Alpha is multiplied in: no channel exceeds it. The face is yellow: much red, little blue.
    for word in color {
      let alpha = word >> 24
      #expect(word & 255 <= alpha && word >> 8 & 255 <= alpha && word >> 16 & 255 <= alpha)
    }
    let middle = color[mask.height * 3 / 10 * mask.width + mask.width / 2]
    #expect(middle >> 24 == 255)
    #expect(middle & 255 > 200)
    #expect(middle >> 16 & 255 < 120)
  }

  @Test("The box filter keeps a picture's mean, whatever the factor and the shift")
  func boxFilter() {
    // 3 by 2 pixels of full, half and no cover.
    let bytes: [UInt8] = [255, 128, 0, 0, 128, 255].flatMap { [$0, $0, $0, $0] }
    let total = 255.0 + 128 + 128 + 255
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let picture = GlyphPicture(left: 1, top: 2, width: 3, height: 2, pitch: 12, bytes: start)
      let same = picture.scaled(by: 1, shift: 0)
      #expect([same.left, same.top, same.width, same.height] == [1, 2, 3, 2])
      #expect(same.color?.map { $0 >> 24 } == [255, 128, 0, 0, 128, 255])
      for factor in [0.25, 0.5, 0.7, 1, 1.5, 4] {
        for shift in [0, 0.25, 0.75] {
          let scaled = picture.scaled(by: factor, shift: shift)
          let sum = (scaled.color ?? []).reduce(0.0) { $0 + Double($1 >> 24) }
          // Each pixel is rounded by up to a half.
          #expect(
            abs(sum - total * factor * factor) <= 0.5 * Double(scaled.width * scaled.height))
        }
      }
    }
  }

  @Test("A spent budget empties the cache, and masks stay the same")
  func budget() throws {
    let cache = GlyphCache(book: try sharedBook.get(), limit: 10_000)
    var hashes: [PixelHash] = []
    for _ in 0..<3 {
      var bytes: [UInt8] = []
      for size in [20.0, 30, 40, 50] {
        let source = try #require(cache.source(face: "Inter-Regular", pixelSize: size))
        for glyph in 1..<30 { bytes += source.mask(glyph: UInt32(glyph), quarter: 0).coverage }
      }
      hashes.append(bytes.withUnsafeBytes { PixelHash(bytes: $0) })
    }
    #expect(hashes[0] == hashes[1] && hashes[1] == hashes[2])
  }
}
