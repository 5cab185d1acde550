// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Linear gradients")
struct GradientTests {
  private func gradient(
    _ stops: [(String, Double)], from start: Point, to end: Point
  ) -> Paint {
    .linearGradient(
      LinearGradientPaint(
        stops: stops.compactMap { hex, location in
          RGBAColor(hex: hex).map { LinearGradientPaint.Stop(color: $0, location: location) }
        }, start: start, end: end))
  }

  private func strip(_ paint: Paint, width: Int, height: Int = 1) throws -> Bitmap {
    try draw(
      [.fill(.rectangle(rect(0, 0, Double(width), Double(height))), paint)], width: width,
      height: height)
  }

  @Test("black to white over 256 pixels: each at its center")
  func ramp() throws {
    let paint = gradient(
      [("#000", 0), ("#FFF", 1)], from: .zero, to: Point(x: 256, y: 0))
    let bitmap = try strip(paint, width: 256)
    for x in 0..<256 {
      // round(255 (x + 1/2) / 256) = floor((255 (2 x + 1) + 256) / 512)
      #expect(bitmap.red(x, 0) == (255 * (2 * x + 1) + 256) / 512)
    }
  }

  @Test("the end colors go on beyond the ends")
  func ends() throws {
    let paint = gradient(
      [("#102030", 0), ("#F0E0D0", 1)], from: Point(x: 3, y: 0), to: Point(x: 7, y: 0))
    let bitmap = try strip(paint, width: 10)
    #expect((0..<3).allSatisfy { bitmap[$0, 0] == 0xFF30_2010 })
    #expect((7..<10).allSatisfy { bitmap[$0, 0] == 0xFFD0_E0F0 })
    // 1/8 of the way from 16 to 240: 44
    #expect(bitmap.red(3, 0) == 44)
  }

  @Test("two stops at one place make an edge")
  func hardStop() throws {
    let paint = gradient(
      [("#000", 0), ("#000", 0.5), ("#FFF", 0.5), ("#FFF", 1)], from: .zero, to: Point(x: 8, y: 0))
    #expect(try strip(paint, width: 8).reds == ["00 00 00 00 ff ff ff ff"])
  }

  @Test("alpha is multiplied in before mixing: fading red stays red")
  func fading() throws {
    let paint = gradient([("#F00F", 0), ("#00F0", 1)], from: .zero, to: Point(x: 256, y: 0))
    let bitmap = try draw(
      [.fill(.rectangle(rect(0, 0, 256, 1)), paint)], width: 256, height: 1, background: .clear)
    for x in 0..<256 {
      let pixel = bitmap[x, 0]
      #expect(pixel & 255 == pixel >> 24 && pixel & 0x00FF_FF00 == 0)
      // round(255 (1 - (x + 1/2) / 256))
      #expect(Int(pixel >> 24) == (255 * (511 - 2 * x) + 256) / 512)
    }
  }

  @Test("down is across, turned")
  func vertical() throws {
    let stops = [("#123456", 0.1), ("#FEDCBA80", 0.4), ("#0F0", 0.9)]
    let across = try strip(
      gradient(stops, from: Point(x: 2, y: 0), to: Point(x: 35, y: 0)), width: 40, height: 40)
    let down = try strip(
      gradient(stops, from: Point(x: 0, y: 2), to: Point(x: 0, y: 35)), width: 40, height: 40)
    #expect(across.transposed == down)
  }

  @Test("along a diagonal, places with equal distance are equal")
  func diagonal() throws {
    let bitmap = try strip(
      gradient([("#000", 0), ("#FFF", 1)], from: .zero, to: Point(x: 40, y: 40)), width: 40,
      height: 40)
    // (x + y + 1) / 80 of 255; at 39, 0: 40 / 80 = 127.5, rounded up
    #expect(bitmap.red(39, 0) == 128 && bitmap.red(0, 39) == 128 && bitmap.red(20, 19) == 128)
    #expect(bitmap.red(0, 0) == 3)
  }

  @Test("degenerate gradients")
  func degenerate() throws {
    let here = Point(x: 2, y: 2)
    let line = [("#F00", 0.0), ("#00F", 1)]
    #expect(try strip(gradient(line, from: here, to: here), width: 1)[0, 0] == 0xFFFF_0000)
    #expect(try strip(gradient([], from: .zero, to: here), width: 1)[0, 0] == 0xFFFF_FFFF)
    #expect(
      try strip(gradient([("#0F0", 0.3)], from: .zero, to: here), width: 1)[0, 0] == 0xFF00_FF00)
    let broken = gradient(line, from: Point(x: .nan, y: 0), to: here)
    #expect(try strip(broken, width: 1)[0, 0] == 0xFFFF_FFFF)
  }
}
