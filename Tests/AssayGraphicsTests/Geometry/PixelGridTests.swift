// SPDX-License-Identifier: MIT

import Testing

@testable import AssayGraphics

@Suite("The grid of pixels")
struct PixelGridTests {
  @Test("a line of one pixel keeps it, whatever the sum that places it", arguments: [2.0, 3.0])
  func line(_ scale: Double) {
    let grid = PixelGrid(scale: scale)
    // Heights of texts under each other, as a centered alert has them.
    let steps = [20 + 1.0 / 3, 4, 31 + 1.0 / 3, 20, 15 + 2.0 / 3, 44, 1.0 / 6]
    for start in 0..<400 {
      var top = Double(start) / 6
      for step in steps {
        top += step
        let line = grid.round(Rect(x: top, y: top, width: 1 / scale, height: 1 / scale))
        #expect((line.width * scale).rounded() == 1 && (line.height * scale).rounded() == 1)
      }
    }
  }

  @Test("halves go up")
  func halves() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(0.24) == 0)
    #expect(grid.round(-0.25) == 0)
    #expect(grid.ceil(0.1 + 0.2 - 0.3) == 0)
  }
}
