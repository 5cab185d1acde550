// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation
import Testing

@Suite("Strokes")
struct StrokeTests {
  private func ink(_ shape: Shape, _ style: StrokeStyle) throws -> Double {
    try draw([.stroke(shape, .color(.black), style)]).ink
  }

  private static let line = Shape.path(
    Path([.move(Point(x: 10, y: 20)), .line(Point(x: 30, y: 20))]))
  private static let corner = Shape.path(
    Path([.move(Point(x: 10, y: 30)), .line(Point(x: 10, y: 10)), .line(Point(x: 30, y: 10))]))

  /// A line of 20 and width 6: 120; square caps add 6 x 6, round ones a circle of radius 3.
  @Test(
    "square and round caps add their areas to a line, and butt caps add none",
    arguments: [
      (StrokeStyle.LineCap.butt, 120), (.square, 156), (.round, 120 + 9 * Double.pi),
    ])
  func caps(_ cap: StrokeStyle.LineCap, _ area: Double) throws {
    #expect(abs(try ink(Self.line, StrokeStyle(lineWidth: 6, lineCap: cap)) - area) < 0.5)
  }

  /// Two legs of 20 and width 6 share a square of 3 x 3 inside: 231; outside the joint adds a
  /// square of 9, a quarter of a circle, or a triangle.
  @Test(
    "each join fills its own part of the outside of a corner",
    arguments: [
      (StrokeStyle.LineJoin.miter, 240), (.bevel, 235.5), (.round, 231 + 9 * Double.pi / 4),
    ])
  func joins(_ join: StrokeStyle.LineJoin, _ area: Double) throws {
    #expect(abs(try ink(Self.corner, StrokeStyle(lineWidth: 6, lineJoin: join)) - area) < 0.3)
  }

  @Test("a stroked rectangle is its frame, exactly")
  func frame() throws {
    let bitmap = try draw(
      [.stroke(.rectangle(rect(1, 1, 4, 3)), .color(.black), StrokeStyle(lineWidth: 2))], width: 7,
      height: 6)
    #expect(
      bitmap.reds == [
        "00 00 00 00 00 00 ff", "00 00 00 00 00 00 ff", "00 00 ff ff 00 00 ff",
        "00 00 00 00 00 00 ff", "00 00 00 00 00 00 ff", "ff ff ff ff ff ff ff",
      ])
  }

  /// Core Graphics draws a line there: MarkdownUI's tables draw those between cells so.
  @Test("the stroke of a shape without area is a line of its length and width")
  func withoutArea() throws {
    let style = StrokeStyle(lineWidth: 2)
    let bounds = [rect(10, 5, 0, 20), rect(10, 5, 20, 0)]
    for bounds in bounds {
      #expect(try ink(.rectangle(bounds), style) == 40)
      #expect(try ink(.ellipse(bounds), style) == 40)
      #expect(try ink(.roundedRectangle(bounds, CornerRadii(all: 4), .circular), style) == 40)
    }
    #expect(try ink(.rectangle(rect(10, 5, 0, 0)), style) == 0)
  }

  /// Coverage is rounded down by up to 1/256 in each pixel of both edges: the more of them, the
  /// less ink.
  @Test("a ring's area is that of its circles", arguments: [1.0, 4, 12])
  func ring(_ width: Double) throws {
    let area = Double.pi * 24 * width
    let drawn = try ink(.ellipse(rect(8, 8, 24, 24)), StrokeStyle(lineWidth: width))
    #expect(abs(drawn - area) < 0.5 + area * 0.005)
  }

  @Test("a line wider than its circle fills it")
  func wide() throws {
    let area = Double.pi * 15 * 15
    #expect(
      abs(try ink(.ellipse(rect(15, 15, 10, 10)), StrokeStyle(lineWidth: 20)) / area - 1) < 0.01)
  }

  /// Along 20 points.
  @Test(
    "dashes cover what their pattern says, and a pattern that cannot be drawn makes none",
    arguments: [
      ([5.0], 10.0), ([4, 2], 14), ([3, 1, 2], 11), ([100], 20), ([], 20), ([0, 0], 20),
      ([2, -1], 20), ([0, 5], 0), ([.nan], 20), ([1e-9], 20),
    ])
  func dashes(_ pattern: [Double], _ length: Double) throws {
    let style = StrokeStyle(lineWidth: 2, dash: pattern)
    #expect(abs(try ink(Self.line, style) - 2 * length) < 0.01)
  }

  @Test("dashes without length are dots where caps are round")
  func dots() throws {
    // At 0, 5, 10 and 15: the end of the line, at 20, is not beyond the last gap.
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 5])
    #expect(abs(try ink(Self.line, style) / (4 * Double.pi * 4) - 1) < 0.02)
    let dot = Shape.path(Path([.move(Point(x: 20, y: 20)), .line(Point(x: 20, y: 20))]))
    #expect(
      abs(try ink(dot, StrokeStyle(lineWidth: 4, lineCap: .round)) / (4 * Double.pi) - 1) < 0.02)
    #expect(try ink(dot, StrokeStyle(lineWidth: 4, lineCap: .square)) == 0)
  }

  /// As CGPath(ellipseIn:) does: a quarter of the circle from the right, clockwise.
  @Test("the dashes of an ellipse begin at its right")
  func dashesOfEllipse() throws {
    let quarter = 2 * Double.pi * 10 / 4
    let style = StrokeStyle(lineWidth: 2, dash: [quarter, 3 * quarter])
    let bitmap = try draw([.stroke(.ellipse(rect(10, 10, 20, 20)), .color(.black), style)])
    func isInk(_ angle: Double) -> Bool {
      let (x, y) = (20 + 10 * cos(angle * .pi / 180), 20 + 10 * sin(angle * .pi / 180))
      return bitmap.red(Int(x), Int(y)) < 190
    }
    #expect([10, 45, 80].allSatisfy { isInk($0) })
    #expect(![100, 135, 225, 315, 350].contains { isInk($0) })
  }

  @Test("dashes turn corners")
  func dashesAtCorner() throws {
    let style = StrokeStyle(lineWidth: 2, dash: [15, 10])
    // 0...15 and 25...40 of 40: both inside the legs; a dash over the corner adds the joint's
    // square.
    #expect(abs(try ink(Self.corner, style) - 60) < 0.01)
    let over = StrokeStyle(lineWidth: 2, dash: [0, 15, 10, 100])
    #expect(abs(try ink(Self.corner, over) - 20) < 0.01)
  }

  @Test("no width, no line", arguments: [0, -1, Double.nan, Double.infinity])
  func noWidth(_ width: Double) throws {
    #expect(try ink(Self.line, StrokeStyle(lineWidth: width)) == 0)
  }
}
