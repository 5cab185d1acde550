// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayAudit

@Suite("Edges of a picture")
struct EdgeTests {
  /// Rows of letters: a dot is white, else the grey of its number times 16, or black for #.
  private func picture(_ rows: [String]) -> Bitmap {
    let pixels = rows.flatMap { row in
      row.map { character -> UInt32 in
        let level = character.hexDigitValue.map { UInt32($0 * 16) } ?? (character == "." ? 255 : 0)
        return level | level << 8 | level << 16 | 0xFF00_0000
      }
    }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  @Test("a square is marked on the pixel before it and on its last; its box is the square")
  func square() {
    let picture = picture(["......", ".##...", ".##...", "......"])
    let runs = EdgeRun.runs(in: picture).map { "\($0.row):\($0.left)-\($0.right)" }
    // Above it (0: x 1 and 2), beside it (x 0 and 2), and its last row (x 0 to 2).
    #expect(runs == ["0:1-3", "1:0-1", "1:2-3", "2:0-3"])
    let components = EdgeComponent.components(of: EdgeRun.runs(in: picture))
    #expect(components.map(\.box) == [PixelBox(left: 1, top: 1, right: 3, bottom: 3)])
    #expect(components.map(\.edges) == [7])
  }

  @Test("two shapes are two components, and corners that touch make one")
  func components() {
    let apart = picture(["........", ".#....#.", "........"])
    #expect(EdgeComponent.components(of: EdgeRun.runs(in: apart)).count == 2)
    let touching = picture(["......", ".#....", "..#...", "......"])
    #expect(EdgeComponent.components(of: EdgeRun.runs(in: touching)).count == 1)
    // A U is two runs in its upper rows that its lowest joins.
    let joined = picture([".........", ".#.....#.", ".#.....#.", ".#######.", "........."])
    #expect(EdgeComponent.components(of: EdgeRun.runs(in: joined)).count == 1)
  }

  @Test(
    "a step of 16 over the channels is an edge, one of 15 is none", arguments: [(16, 1), (15, 0)])
  func threshold(step: Int, count: Int) {
    let first: UInt32 = 0xFF64_6464
    var picture = Bitmap(width: 20, height: 1, pixel: first)
    for x in 10..<20 { picture[x, 0] = first + UInt32(step) }
    #expect(EdgeRun.runs(in: picture).count == count)
  }

  @Test("no bitmap ends the process, and what is found lies in it")
  func fuzz() {
    var random = SeededRandom(seed: 0x5EED)
    for _ in 0..<600 {
      let (width, height) = (random.next(below: 70), random.next(below: 70))
      let picture = Bitmap.random(width: width, height: height, &random)
      let finder = RegionFinder(picture)
      for box in finder.regions.map(\.box) + finder.pictures {
        #expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height)
        #expect(box.width > 0 && box.height > 0)
      }
      let audit = Auditor().audit(screenshot: picture, scale: 1...3, name: "fuzz")
      #expect(audit.coverage.found == finder.regions.count)
    }
  }
}
