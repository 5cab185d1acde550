// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Images")
struct ImageTests {
  private func grey(_ rows: [[UInt32]]) -> Bitmap {
    Bitmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.flatMap { $0 }.map { 0xFF00_0000 | $0 * 0x0001_0101 })
  }

  private func reds(_ bitmap: Bitmap, _ width: Int, _ height: Int) throws -> [String] {
    let frame = rect(0, 0, Double(width), Double(height))
    return try draw([.image(ImageItem(bitmap: bitmap, frame: frame))], width: width, height: height)
      .reds
  }

  @Test("a picture of the frame's size is copied")
  func copy() throws {
    var random = SplitMix64(state: 1)
    let bitmap = Bitmap(
      width: 7, height: 5,
      pixels: (0..<35).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<0x100_0000, using: &random) })
    let drawn = try draw([.image(ImageItem(bitmap: bitmap, frame: rect(-2, 3, 7, 5)))])
    for y in 0..<5 { for x in 2..<7 { #expect(drawn[x - 2, y + 3] == bitmap[x, y]) } }
    #expect(drawn[5, 3] == 0xFFFF_FFFF && drawn[0, 2] == 0xFFFF_FFFF)
  }

  @Test("smaller: each pixel is the average of what it covers")
  func down() throws {
    // (0 + 10 + 20 + 33) / 4 = 15.75
    #expect(try reds(grey([[0, 10], [20, 33]]), 1, 1) == ["10"])
    // Three to two: (2 a + b) / 3 and (b + 2 c) / 3: 30 / 3 = 10, (30 + 240) / 3 = 90
    #expect(try reds(grey([[0, 30, 120]]), 2, 1) == ["0a 5a"])
    // Exact halves go up: (0 + 1) / 2
    #expect(try reds(grey([[0, 1]]), 1, 1) == ["01"])
  }

  @Test("larger: each pixel lies between its neighbors' centers")
  func up() throws {
    // Centers at 1/4, 3/4, 5/4, 7/4 of source pixels whose own lie at 1/2 and 3/2:
    // 0, 1/4 and 3/4 of 200, 200
    #expect(try reds(grey([[0, 200]]), 4, 1) == ["00 32 96 c8"])
    #expect(try reds(grey([[0], [200]]), 1, 4) == ["00", "32", "96", "c8"])
    #expect(try reds(grey([[77]]), 3, 2) == ["4d 4d 4d", "4d 4d 4d"])
  }

  @Test("transparent pixels do not darken their neighbors")
  func premultiplied() throws {
    // Opaque white beside nothing, averaged: half white over black is 127.5, up to 128.
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0])
    let drawn = try draw(
      [.image(ImageItem(bitmap: bitmap, frame: rect(0, 0, 1, 1)))], width: 1, height: 1,
      background: .clear)
    #expect(drawn[0, 0] == 0x8080_8080)
  }

  @Test("a template is painted in its tint")
  func tint() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0xFF12_3456, 0x8000_0000, 0])
    let tint = RGBAColor(red: 255, green: 0, blue: 0)
    let drawn = try draw(
      [.image(ImageItem(bitmap: bitmap, frame: rect(0, 0, 3, 1), tint: tint))], width: 3, height: 1)
    // Alpha 128: green and blue 255 * 127 / 255 = 127
    #expect(drawn.pixels == [0xFF00_00FF, 0xFF7F_7FFF, 0xFFFF_FFFF])
  }

  @Test("a quarter turn moves pixels to their places")
  func turn() throws {
    let bitmap = grey([[10, 20], [30, 40]])
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let image = DisplayItem.image(ImageItem(bitmap: bitmap, frame: rect(0, 0, 2, 2)))
    let drawn = try draw(
      [.group(GroupItem(items: [image], transform: quarter))], width: 2, height: 2)
    #expect(drawn.reds == ["1e 0a", "28 14"])
  }

  @Test("nothing to draw", arguments: [rect(0, 0, 0, 5), rect(.nan, 0, 5, 5), rect(50, 50, 5, 5)])
  func nothing(_ frame: Rect) throws {
    #expect(try draw([.image(ImageItem(bitmap: grey([[0]]), frame: frame))]).ink == 0)
    let empty = ImageItem(bitmap: Bitmap(width: 0, height: 0), frame: rect(0, 0, 9, 9))
    #expect(try draw([.image(empty)]).ink == 0)
  }
}
