// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayRaster

@Suite("Rounded rectangles")
struct RoundedRectTests {
  /// What a corner lacks, in squared radii: of a circle 1 - pi / 4; of the continuous corner the
  /// area outside its three cubics, summed over 6,000 chords in Python. Where the radius is half of
  /// a side (a capsule's ends, a "circle") it is a circle's.
  struct Corner: CustomTestStringConvertible, Sendable {
    var style: RoundedCornerStyle
    var radius: Double
    var width: Double
    var height: Double
    var lacks: Double
    var testDescription: String { "\(style) \(radius) in \(width)x\(height)" }
  }

  @Test(
    "rounded corners leave out the area of their style, with a radius that the sides limit",
    arguments: [
      Corner(style: .circular, radius: 12, width: 60, height: 50, lacks: 0.214602),
      Corner(style: .circular, radius: 36, width: 200, height: 100, lacks: 0.214602),
      Corner(style: .circular, radius: 25, width: 60, height: 50, lacks: 0.214602),
      Corner(style: .circular, radius: 99, width: 60, height: 50, lacks: 0.214602),
      Corner(style: .continuous, radius: 12, width: 60, height: 50, lacks: 0.225297),
      Corner(style: .continuous, radius: 36, width: 200, height: 120, lacks: 0.225297),
      Corner(style: .continuous, radius: 24, width: 120, height: 48, lacks: 0.214602),
      Corner(style: .continuous, radius: 24, width: 48, height: 48, lacks: 0.214602),
    ])
  func area(_ row: Corner) throws {
    let shape = rounded(rect(0, 0, row.width, row.height), row.radius, row.style)
    let bitmap = try draw(
      [.fill(shape, .color(.black))], width: Int(row.width), height: Int(row.height))
    let radius = min(row.radius, row.height / 2)
    let missing = row.width * row.height - bitmap.ink
    #expect(abs(missing / (4 * row.lacks * radius * radius) - 1) < 0.01)
  }

  @Test("the corners are mirror images", arguments: RoundedCornerStyle.allCasesForTests)
  func symmetry(_ style: RoundedCornerStyle) throws {
    let bitmap = try draw([.fill(rounded(rect(0, 0, 40, 40), 12, style), .color(.black))])
    #expect(bitmap.mirrored == bitmap)
    #expect(bitmap.transposed == bitmap)
  }

  @Test("masks of corners and whole outlines agree within a step of coverage")
  func maskIsOutline() throws {
    let radii = CornerRadii(topLeft: 3, topRight: 11, bottomRight: 0, bottomLeft: 7.5)
    for style in RoundedCornerStyle.allCasesForTests {
      let shape = Shape.roundedRectangle(rect(2, 3, 31, 34), radii, style)
      let masked = try draw([.fill(shape, .color(.black))])
      var outline = Bitmap(width: 40, height: 40, pixel: 0xFFFF_FFFF)
      outline.pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress, let path = Outline(shape, .identity) else { return }
        let bounds = PixelRect(left: 0, top: 0, right: 40, bottom: 40)
        Canvas(Surface(base: base, bounds: bounds)).fill(path, .solid(0xFF00_0000))
      }
      let worst = zip(masked.pixels, outline.pixels).map { abs(Int($0 & 255) - Int($1 & 255)) }
        .max()
      #expect(worst ?? 255 <= 2)
    }
  }

  @Test("without a radius it is a rectangle", arguments: [0, -4, Double.nan])
  func noRadius(_ radius: Double) throws {
    #expect(
      try draw([.fill(rounded(rect(3, 4, 20, 10), radius), .color(.black))])
        == draw([.fill(.rectangle(rect(3, 4, 20, 10)), .color(.black))]))
  }

  @Test("a continuous corner takes 1.528665 radii of its edges, a circular one 1")
  func reach() throws {
    let wide = CornerCurve(radius: 100, style: .continuous, roomX: 1, roomY: 1)
    #expect(abs(wide.reachX - 152.8665) < 1e-9 && wide.curve.first == Point(x: wide.reachX, y: 0))
    #expect(wide.curve.last == Point(x: 0, y: wide.reachY))
    #expect(CornerCurve(radius: 100, style: .circular, roomX: 1, roomY: 1).reachX == 100)
    // A capsule: half circles. A little less than half is no capsule.
    let capsule = RoundedRectGeometry(rect(0, 0, 300, 100), CornerRadii(all: 80), .continuous)
    #expect(capsule.topLeft.radius == 50 && capsule.topLeft.style == .circular)
    let less = RoundedRectGeometry(rect(0, 0, 300, 100), CornerRadii(all: 49), .continuous)
    #expect(less.topLeft.style == .continuous && less.topLeft.roomX == 1)
    // Half the room: 100 + 0.528665 * 100 / 2 wide with two radii of 50.
    let half = RoundedRectGeometry(rect(0, 0, 126.43325, 500), CornerRadii(all: 50), .continuous)
    #expect(abs(half.topLeft.roomX - 0.5) < 1e-9)
  }
}

extension RoundedCornerStyle {
  static let allCasesForTests: [RoundedCornerStyle] = [.circular, .continuous]
}
