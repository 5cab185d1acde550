// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import Conformance

@Suite("Rules that misses point to")
struct MissRuleTests {
  private func outcome(
    _ kind: BoxMatcher.Kind, _ dx: Double, _ dy: Double, _ dw: Double, _ dh: Double
  ) -> BoxMatcher.Outcome {
    let box = Rect(x: 10, y: 10, width: 100, height: 20)
    let ours = Rect(
      x: box.x + dx, y: box.y + dy, width: box.width + dw, height: box.height + dh)
    return BoxMatcher.Outcome(
      kind: kind, measured: box, text: nil, ours: ours, isMatched: false, isStrictlyMatched: false)
  }

  @Test(
    "The first rule that fits",
    arguments: [
      (BoxMatcher.Kind.text, [0, 0, 4, 0], MissRule.textWidths),
      (.text, [0, 0, 40, 0], .lineBreaks), (.text, [0, 0, 0, 2], .lineHeights),
      (.symbol, [0, 0, 2, 0], .symbolSizes), (.shape, [0, 0, 0, 3], .controlSizes),
      (.separator, [0, 5, 0, 0], .alignment),
    ] as [(BoxMatcher.Kind, [Double], MissRule)])
  func rule(_ kind: BoxMatcher.Kind, _ change: [Double], _ rule: MissRule) {
    let outcome = outcome(kind, change[0], change[1], change[2], change[3])
    #expect(MissRule.rules(of: [outcome]) == [rule])
  }

  @Test("Boxes that are off by the same have something of another length before them")
  func common() {
    let low = outcome(.text, 0, 3, 0, 0)
    #expect(MissRule.rules(of: [low, low]) == [.lengthsBefore, .lengthsBefore])
    var missing = low
    missing.ours = nil
    #expect(MissRule.rules(of: [missing]) == [.notDrawn])
    var matched = low
    matched.isMatched = true
    #expect(MissRule.rules(of: [matched]).isEmpty)
  }
}
