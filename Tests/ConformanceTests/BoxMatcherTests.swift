// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import Conformance

@Suite("Matching of measured boxes")
struct BoxMatcherTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var ours: Rect
    var matches: Bool
    var testDescription: String { name }
  }

  /// Against ink at 100, 50 of 200 x 12: 3% of the width is 6.
  @Test(
    "ink matches within a point, and within 3% of the width from one edge or the center",
    arguments: [
      Case(name: "the same", ours: Rect(x: 100, y: 50, width: 200, height: 12), matches: true),
      Case(name: "a point lower", ours: Rect(x: 100, y: 51, width: 200, height: 12), matches: true),
      Case(
        name: "more than that", ours: Rect(x: 100, y: 51.1, width: 200, height: 12), matches: false),
      Case(
        name: "3% wider, leading", ours: Rect(x: 100, y: 50, width: 206, height: 12), matches: true),
      Case(
        name: "wider still", ours: Rect(x: 100, y: 50, width: 206.1, height: 12), matches: false),
      Case(
        name: "3% wider, centered", ours: Rect(x: 97, y: 50, width: 206, height: 12), matches: true),
      Case(
        name: "3% wider, trailing", ours: Rect(x: 94, y: 50, width: 206, height: 12), matches: true),
      Case(
        name: "3% wider, nowhere", ours: Rect(x: 98.5, y: 50, width: 206, height: 12),
        matches: false),
      Case(name: "moved", ours: Rect(x: 101.1, y: 50, width: 200, height: 12), matches: false),
      Case(name: "higher", ours: Rect(x: 100, y: 50, width: 200, height: 13.1), matches: false),
    ])
  func ink(_ row: Case) {
    let measured = Rect(x: 100, y: 50, width: 200, height: 12)
    #expect(BoxMatcher.matchesInk(row.ours, measured) == row.matches)
  }

  @Test("Narrow ink has a point of width, not 3%")
  func narrowInk() {
    let measured = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(BoxMatcher.matchesInk(Rect(x: 0, y: 0, width: 11, height: 10), measured))
    #expect(!BoxMatcher.matchesInk(Rect(x: 0, y: 0, width: 11.1, height: 10), measured))
  }

  private func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Measured.Box {
    Measured.Box(x: x, y: y, w: w, h: h)
  }

  /// Glyphs of 8 points, 10 apart, from x = 0.
  private func glyphs(_ count: Int, line: Int = 0) -> [InkAtom] {
    (0..<count).map {
      InkAtom(
        rect: Rect(x: Double($0) * 10, y: 0, width: 8, height: 10), line: line, kind: .text)
    }
  }

  @Test("A line of ours that goes on beyond the measured one reads as wider")
  func longerLine() {
    let measured = Measured(ink: [box(0, 0, 28, 10)], shapes: [], separators: [])
    let three = BoxMatcher(measured: measured, atoms: glyphs(3), regions: []).outcomes()
    #expect(three.map(\.isMatched) == [true])
    let four = BoxMatcher(measured: measured, atoms: glyphs(4), regions: []).outcomes()
    #expect(four.map(\.isMatched) == [false])
    #expect(four.first?.ours?.width == 38)
  }

  @Test("A line is cut where the measuring cut it")
  func cutLine() {
    let measured = Measured(
      ink: [box(0, 0, 18, 10), box(20, 0, 18, 10)], shapes: [], separators: [])
    let outcomes = BoxMatcher(measured: measured, atoms: glyphs(4), regions: []).outcomes()
    #expect(outcomes.map(\.isMatched) == [true, true])
  }

  @Test("A measured shape within ink is told apart, and counts")
  func letterShape() {
    let measured = Measured(
      ink: [box(0, 0, 28, 10)], shapes: [box(10, 1, 8, 9), box(0, 0, 28, 12)], separators: [])
    let outcomes = BoxMatcher(measured: measured, atoms: glyphs(3), regions: []).outcomes()
    #expect(outcomes.map(\.kind) == [.text, .letterShape, .shape])
    #expect(outcomes.map(\.isMatched) == [true, false, false])
  }

  @Test("Shapes and separators match areas of the picture, each number within a point")
  func regions() {
    let measured = Measured(
      ink: [], shapes: [box(20, 135, 350, 176)], separators: [box(40, 178.667, 330, 0.333)])
    let near = BoxMatcher(
      measured: measured, atoms: [],
      regions: [
        Rect(x: 19, y: 136, width: 351, height: 175),
        Rect(x: 40, y: 179, width: 330, height: 0.333),
      ]
    ).outcomes()
    #expect(near.map(\.isMatched) == [true, true])
    let far = BoxMatcher(
      measured: measured, atoms: [],
      regions: [
        Rect(x: 18.9, y: 135, width: 350, height: 176),
        Rect(x: 38, y: 179, width: 332, height: 0.333),
      ]
    ).outcomes()
    #expect(far.map(\.isMatched) == [false, false])
  }
}

@Suite("Share of matched boxes")
struct TallyTests {
  @Test(
    "Truncated, never rounded up",
    arguments: [
      (0, 0, "-"), (6999, 10000, "69.9%"), (7, 10, "70.0%"), (583, 583, "100.0%"),
    ])
  func percent(_ matched: Int, _ total: Int, _ text: String) {
    var tally = Tally()
    tally.matched = matched
    tally.total = total
    #expect(tally.percent == text)
  }
}
