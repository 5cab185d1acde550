// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayRaster

@Suite("Radial, angular and mesh gradients, tiles and fill rules")
struct OtherGradientTests {
  private let stops = [
    LinearGradientPaint.Stop(color: .black, location: 0),
    LinearGradientPaint.Stop(color: .white, location: 1),
  ]

  private func plane(_ paint: Paint) throws -> Bitmap {
    try draw([.fill(.rectangle(rect(0, 0, 40, 40)), paint)])
  }

  @Test("a radial gradient is the distance from its center")
  func radial() throws {
    let bitmap = try plane(
      .radialGradient(
        RadialGradientPaint(
          stops: stops, center: Point(x: 20.5, y: 20.5), startRadius: 0, endRadius: 20)))
    #expect(bitmap.red(20, 20) == 0)
    // Ten pixels away: half. 6, 8 is as far as 10, 0.
    #expect(bitmap.red(30, 20) == 128 && bitmap.red(26, 28) == 128)
    #expect(bitmap.red(0, 0) == 255)
    #expect(bitmap == bitmap.transposed)
  }

  @Test("a stretched radial gradient is an ellipse")
  func elliptical() throws {
    let bitmap = try plane(
      .radialGradient(
        RadialGradientPaint(
          stops: stops, center: Point(x: 20.5, y: 20.5), startRadius: 0, endRadius: 0.5,
          stretch: Size(width: 40, height: 20))))
    #expect(bitmap.red(30, 20) == 128 && bitmap.red(20, 25) == 128)
  }

  @Test("an angular gradient turns clockwise from the x axis")
  func angular() throws {
    let bitmap = try plane(
      .angularGradient(
        AngularGradientPaint(stops: stops, center: Point(x: 20, y: 20), start: 0, end: 1)))
    // Just below the x axis is the start, just above it is the end.
    #expect(bitmap.red(39, 20) < 2 && bitmap.red(39, 19) > 253)
    // Down is a quarter: 64; left is half: 128; up is three quarters: 191.
    #expect((bitmap.red(20, 39) - 64).magnitude <= 2)
    #expect((bitmap.red(0, 20) - 127).magnitude <= 2)
    #expect((bitmap.red(20, 0) - 191).magnitude <= 2)
  }

  @Test("what a part of a turn leaves free has the end colors, which meet in the middle")
  func partOfTurn() throws {
    let bitmap = try plane(
      .angularGradient(
        AngularGradientPaint(stops: stops, center: Point(x: 20, y: 20), start: 0, end: 0.5)))
    // Above the center: the half from the left to the top is white, the other is black.
    #expect(bitmap.red(5, 10) == 255 && bitmap.red(35, 10) == 0)
  }

  @Test("directions are exact at eighths of a turn")
  func directions() {
    #expect(Turns.direction(of: Point(x: 1, y: 0)) == 0)
    #expect(Turns.direction(of: Point(x: 0, y: 2)) == 0.25)
    #expect(Turns.direction(of: Point(x: -3, y: 0)) == 0.5)
    #expect(Turns.direction(of: Point(x: 0, y: -1)) == 0.75)
    #expect((Turns.direction(of: Point(x: 1, y: 1)) - 0.125).magnitude < 1e-15)
    // atan(1/2) is 0.4636476090008061 radians.
    #expect((Turns.direction(of: Point(x: 2, y: 1)) - 0.07379180882521663).magnitude < 1e-15)
  }

  @Test("a mesh of two by two mixes its corners")
  func mesh() throws {
    func vertex(_ x: Double, _ y: Double) -> MeshGradientPaint.Vertex {
      func third(_ dx: Double, _ dy: Double) -> Point {
        Point(x: x + dx * 40 / 3, y: y + dy * 40 / 3)
      }
      return MeshGradientPaint.Vertex(
        position: Point(x: x, y: y), leading: third(-1, 0), top: third(0, -1),
        trailing: third(1, 0), bottom: third(0, 1))
    }
    let mesh = MeshGradientPaint(
      width: 2, vertices: [vertex(0, 0), vertex(40, 0), vertex(0, 40), vertex(40, 40)],
      colors: [.black, .white, .black, .white], background: .clear, isSmooth: false)
    let bitmap = try plane(.meshGradient(mesh))
    for x in 0..<40 {
      // Each pixel at its center, in all rows alike.
      let expected = Int((255 * (Double(x) + 0.5) / 40).rounded())
      #expect((0..<40).allSatisfy { (bitmap.red(x, $0) - expected).magnitude <= 1 })
    }
  }

  @Test("a picture is repeated in both directions")
  func tiles() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let paint = ImagePaint(bitmap: bitmap, tile: rect(1, 0, 2, 1))
    let drawn = try plane(.image(paint))
    #expect(drawn.red(1, 0) == 0 && drawn.red(2, 0) == 255 && drawn.red(3, 7) == 0)
    #expect(drawn.red(0, 9) == 255)
  }

  @Test("by the even-odd rule a shape in a shape is a hole")
  func evenOdd() throws {
    func square(_ inset: Double) -> [Path.Element] {
      let far = 40 - inset
      return [
        .move(Point(x: inset, y: inset)), .line(Point(x: far, y: inset)),
        .line(Point(x: far, y: far)), .line(Point(x: inset, y: far)), .close,
      ]
    }
    let elements = square(0) + square(10)
    let solid = try draw([.fill(.path(Path(elements)), .color(.black))])
    let hollow = try draw([.fill(.path(Path(elements, isEvenOdd: true)), .color(.black))])
    #expect(solid.ink == 1600 && hollow.ink == 1200)
  }

  @Test("a pattern of dashes starts at its phase")
  func dashPhase() throws {
    let line = Shape.path(Path([.move(Point(x: 0, y: 1)), .line(Point(x: 16, y: 1))]))
    let style = StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 3)
    let bitmap = try draw([.stroke(line, .color(.black), style)], width: 16, height: 2)
    // One of the dash is left, then 2 of gap, then 4 of dash.
    #expect(bitmap.reds[0] == "00 ff ff 00 00 00 00 ff ff 00 00 00 00 ff ff 00")
  }

  @Test("a corner beyond the miter limit is cut off")
  func miterLimit() throws {
    let corner = Shape.path(
      Path([
        .move(Point(x: 5, y: 35)), .line(Point(x: 20, y: 10)), .line(Point(x: 35, y: 35)),
      ]))
    func top(_ limit: Double) throws -> Int? {
      let style = StrokeStyle(lineWidth: 6, miterLimit: limit)
      let bitmap = try draw([.stroke(corner, .color(.black), style)])
      return (0..<40).first { bitmap.red(20, $0) < 255 }
    }
    // The half angle's sine is 15 / sqrt(15^2 + 25^2) = 0.5145: the miter is 1.94 widths long, its
    // tip 3 / 0.5145 = 5.83 above the corner; cut off, the top is 3 0.5145 = 1.54 above it.
    #expect(try top(10) == 4)
    #expect(try top(1.5) == 8)
  }

  @Test("an enlarged picture can show its pixels")
  func pixels() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let image = ImageItem(bitmap: bitmap, frame: rect(0, 0, 8, 1), showsPixels: true)
    #expect(try draw([.image(image)], width: 8, height: 1).reds == ["00 00 00 00 ff ff ff ff"])
  }
}
