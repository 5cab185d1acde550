// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import Conformance

@Suite("Ink, corners and shadows of measured boxes")
struct InkWeightTests {
  private func picture(_ paint: (Int, Int) -> UInt32?) -> Bitmap {
    var bitmap = Bitmap(width: 40, height: 40, pixel: 0xFFFF_FFFF)
    for y in 0..<40 {
      for x in 0..<40 {
        if let pixel = paint(x, y) { bitmap[x, y] = pixel }
      }
    }
    return bitmap
  }

  @Test("Ink is counted in pixels of its full color")
  func ink() throws {
    // Six black pixels in a row, and two at half.
    let bitmap = picture { x, y in
      guard y == 10, (10..<18).contains(x) else { return nil }
      return x < 16 ? 0xFF00_0000 : 0xFF80_8080
    }
    let box = Rect(x: 10, y: 10, width: 8, height: 1)
    let weight = try #require(InkWeight(of: bitmap, in: box, scale: 1))
    // 255 - 128 is 127 of 255.
    #expect(abs(weight.area - (6 + 2 * 127.0 / 255)) < 0.001)
    #expect(weight.color == 0xFF00_0000)
    let empty = Rect(x: 25, y: 25, width: 4, height: 4)
    #expect(InkWeight(of: bitmap, in: empty, scale: 1) == nil)
  }

  @Test("Missing corners are those of a circle")
  func corners() throws {
    let square = picture { x, y in
      (8..<32).contains(x) && (8..<32).contains(y) ? 0xFF00_0000 : nil
    }
    let box = Rect(x: 8, y: 8, width: 24, height: 24)
    #expect(try #require(CornerShape(of: square, in: box, scale: 1)).radius == 0)
    // A disc of radius 12: its corners are all there is to miss.
    let disc = picture { x, y in
      let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
      return dx * dx + dy * dy <= 144 ? 0xFF00_0000 : nil
    }
    #expect(abs(try #require(CornerShape(of: disc, in: box, scale: 1)).radius - 12) < 0.5)
    #expect(CornerShape(of: square, in: Rect(x: 0, y: 0, width: 4, height: 4), scale: 1) == nil)
  }

  @Test("A shadow's depth and half-way distance are read below a shape; an edge has none")
  func shadow() throws {
    let box = Rect(x: 8, y: 4, width: 24, height: 10)
    // 40 levels at the edge, 4 fewer each pixel down: 20 is left 5 below the first.
    let soft = picture { x, y in
      if (8..<32).contains(x), (4..<14).contains(y) { return 0xFF00_0000 }
      let level = UInt32(max(0, 40 - 4 * max(0, y - 15)))
      return y < 14 ? nil : 0xFFFF_FFFF - level * 0x01_0101
    }
    let profile = try #require(ShadowProfile(of: soft, in: box, scale: 1))
    #expect(profile.depth == 40)
    #expect(profile.reach == 6)
    let plain = picture { x, y in
      (8..<32).contains(x) && (4..<14).contains(y) ? 0xFF00_0000 : nil
    }
    #expect(ShadowProfile(of: plain, in: box, scale: 1) == nil)
  }

  @Test("Only matched boxes are compared")
  func pairs() {
    let bitmap = picture { x, y in y == 10 && (10..<18).contains(x) ? 0xFF00_0000 : nil }
    let box = Rect(x: 10, y: 10, width: 8, height: 1)
    func outcome(_ isMatched: Bool) -> BoxMatcher.Outcome {
      BoxMatcher.Outcome(
        kind: .text, measured: box, text: "-", ours: box, isMatched: isMatched,
        isStrictlyMatched: isMatched)
    }
    let pairs = LooksReport.pairs(
      [outcome(true), outcome(false)], theirs: bitmap, ours: bitmap, scale: 1, platform: "iOS")
    #expect(pairs.count == 1)
    #expect(pairs.first?.ink == 1 && pairs.first?.color == 0)
    #expect(
      LooksReport(pairs: pairs).lines == [
        "looks of matched texts and shapes (median, share near):",
        "  iOS ink, ours per theirs: 1.0, 1 of 1", "  iOS color, levels apart: 0.0, 1 of 1",
      ])
  }
}
