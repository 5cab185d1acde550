// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Fills")
struct FillTests {
  @Test("the background is over transparency, and pixels are red, green, blue, alpha")
  func background() throws {
    let bitmap = try draw(
      [], width: 1, height: 1, background: RGBAColor(red: 200, green: 100, blue: 50))
    #expect(bitmap[0, 0] == 0xFF32_64C8)
    // round(200 * 128 / 255) = 100, round(100 * 128 / 255) = 50, round(50 * 128 / 255) = 25
    let faded = try draw(
      [], width: 1, height: 1, background: RGBAColor(red: 200, green: 100, blue: 50, alpha: 128))
    #expect(faded[0, 0] == 0x8019_3264)
  }

  /// Coverage is in 256ths rounded down, at most 255. A half: 128, and 255 * (255 - 128) / 255 =
  /// 127. A quarter: 64 -> 191. Three quarters: 192 -> 63.
  @Test("edges inside pixels")
  func partialPixels() throws {
    let bitmap = try draw(
      [.fill(.rectangle(rect(0.5, 1, 2.25, 1.5)), .color(.black))], width: 4, height: 4)
    #expect(
      bitmap.reds == [
        "ff ff ff ff",
        "7f 00 3f ff",  // rows 1...2 in full: a half, whole, three quarters
        "bf 7f 9f ff",  // half the height: 64 -> 191, 128 -> 127, 96 -> 159
        "ff ff ff ff",
      ])
  }

  @Test(
    "a rectangle is its path",
    arguments: [
      rect(3, 4, 10, 11), rect(0.5, 0.25, 3.125, 7.0625), rect(2.2, 2.2, 0.3, 0.3),
      rect(-5, -5, 100, 8.5), rect(38.9, 38.9, 5, 5), rect(7.9, 7.9, 0.2, 10),
    ])
  func rectangleIsPath(_ rect: Rect) throws {
    let path = Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
    let color = Paint.color(RGBAColor(red: 10, green: 200, blue: 30, alpha: 180))
    #expect(
      try draw([.fill(.rectangle(rect), color)]).reds == draw([.fill(.path(path), color)]).reds)
  }

  @Test("neighbors that share an edge within a pixel both show")
  func sharedEdge() throws {
    let bitmap = try draw(
      [
        .fill(.rectangle(rect(0, 0, 1.5, 1)), .color(.black)),
        .fill(.rectangle(rect(1.5, 0, 1.5, 1)), .color(.black)),
      ], width: 3, height: 1)
    // 255 -> 127 -> round(127 * 127 / 255) = 63
    #expect(bitmap.reds == ["00 3f 00"])
  }

  @Test("winding is non-zero: a star is full, a hole needs the other direction")
  func winding() throws {
    func square(_ inset: Double, clockwise: Bool) -> [Path.Element] {
      let (low, high) = (10 + inset, 30 - inset)
      let corners = [
        Point(x: low, y: low), Point(x: high, y: low), Point(x: high, y: high),
        Point(x: low, y: high),
      ]
      let order = clockwise ? corners : corners.reversed()
      return [.move(order[0])] + order.dropFirst().map { .line($0) } + [.close]
    }
    let same = Path(square(0, clockwise: true) + square(5, clockwise: true))
    let other = Path(square(0, clockwise: true) + square(5, clockwise: false))
    #expect(try draw([.fill(.path(same), .color(.black))]).ink == 400)
    #expect(try draw([.fill(.path(other), .color(.black))]).ink == 300)
  }

  @Test("an open contour is closed for filling")
  func openContour() throws {
    let triangle = Path([
      .move(Point(x: 0, y: 0)), .line(Point(x: 20, y: 0)), .line(Point(x: 0, y: 20)),
    ])
    // The diagonal's pixels are covered by half: 128 of 256.
    #expect(abs(try draw([.fill(.path(triangle), .color(.black))]).ink - 200) < 0.1)
  }

  @Test("an ellipse's area is pi a b")
  func ellipse() throws {
    let bitmap = try draw([.fill(.ellipse(rect(2, 5, 36, 30)), .color(.black))])
    #expect(abs(bitmap.ink / (Double.pi * 18 * 15) - 1) < 0.003)
    #expect(bitmap.red(20, 20) == 0)
  }

  @Test("what reaches beyond the picture is cut, not wrapped")
  func cut() throws {
    let bitmap = try draw(
      [.fill(.ellipse(rect(-20, -20, 40, 40)), .color(.black))], width: 30, height: 30)
    #expect(bitmap.red(0, 0) == 0)
    #expect(abs(bitmap.ink / (Double.pi * 100) - 1) < 0.005)
    #expect((0..<30).allSatisfy { bitmap.red(29, $0) == 255 && bitmap.red($0, 29) == 255 })
  }

  @Test("a rectangle that hides everything does so")
  func backdrop() throws {
    let cover = DisplayItem.fill(.rectangle(rect(-1, -1, 42, 42)), .color(.black))
    let dot = DisplayItem.fill(.rectangle(rect(5, 5, 1, 1)), .color(.white))
    #expect(try draw([dot, cover]).ink == 1600)
    #expect(try draw([cover, dot]).ink == 1599)
    #expect(try draw([dot, cover, dot], background: .clear).ink == 1599)
  }
}
