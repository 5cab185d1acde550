// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayCharts

@Suite("Corners of sectors")
struct SectorShapeTests {
  private func sector(
    corner: CGFloat, inner: CGFloat = 0, from start: Double = 0, to end: Double = .pi / 2
  ) -> Path {
    SectorShape(
      center: .zero, radius: 100, innerRadius: inner, start: start, end: end, cornerRadius: corner
    ).path
  }

  private func point(_ radius: Double, _ degrees: Double) -> CGPoint {
    let angle = degrees / 180 * .pi
    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }

  @Test("a sharp sector has its corners, a round one has none")
  func corners() {
    let (sharp, round) = (sector(corner: 0, inner: 50), sector(corner: 10, inner: 50))
    for (radius, angle) in [(99.0, 1.0), (99, 89), (51, 1), (51, 89)] {
      #expect(sharp.contains(point(radius, angle)))
      #expect(!round.contains(point(radius, angle)))
    }
    // The middles of the edges stay, and nothing is added outside.
    for (radius, angle) in [(99.0, 45.0), (51, 45), (75, 1), (75, 89)] {
      #expect(sharp.contains(point(radius, angle)))
      #expect(round.contains(point(radius, angle)))
    }
    for (radius, angle) in [(101.0, 45.0), (49, 45), (75, -1), (75, 91)] {
      #expect(!sharp.contains(point(radius, angle)))
      #expect(!round.contains(point(radius, angle)))
    }
  }

  @Test("a corner is the circle that touches both edges")
  func circle() {
    let round = sector(corner: 10, inner: 50)
    // Its center is 10 from the edge along x and 90 from the middle: at x of the root of 8000.
    let center = (x: 8000.0.squareRoot(), y: 10.0)
    for degrees in stride(from: -85.0, through: 0, by: 5) {
      let angle = degrees / 180 * .pi
      func at(_ radius: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      #expect(round.contains(at(9.9)) && !round.contains(at(10.1)), "\(degrees)")
    }
  }

  @Test("corners without room are as large as they can be")
  func limits() {
    // A quarter: the largest circle inside has a radius of 100 / (1 + the root of 2), or 41.4.
    let quarter = sector(corner: 90)
    #expect(quarter.contains(point(58.6, 45)) && quarter.contains(point(99, 45)))
    #expect(!quarter.contains(point(99, 5)) && quarter.contains(point(5, 45)))
    // Half of the width of the ring.
    let ring = sector(corner: 90, inner: 80)
    #expect(ring.contains(point(90, 10)) && !ring.contains(point(98, 1)))
    #expect(!ring.contains(point(82, 1)))
    let half = sector(corner: 10, inner: 20, from: 0, to: 1.5 * .pi)
    #expect(half.contains(point(60, 135)) && !half.contains(point(60, -45)))
    #expect(!half.contains(point(99, 1)) && half.contains(point(99, 100)))
  }

  @Test("without an angle there is nothing")
  func empty() {
    #expect(sector(corner: 10, from: 1, to: 1).isEmpty)
  }
}
