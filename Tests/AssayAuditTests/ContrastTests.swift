// SPDX-License-Identifier: MIT

import Testing

@testable import AssayAudit

@Suite("Contrast of a pair")
struct ContrastTests {
  @Test(
    "text is large from 18 points on, or from 14 at weight 700",
    arguments: [
      (18.0, 400, true), (17.99, 400, false), (14, 700, true), (13.99, 700, false),
      (14, 600, false), (17.99, 900, true),
    ])
  func largeText(_ points: Double, _ weight: Int, _ isLarge: Bool) {
    #expect(TextSize(points: points, weight: weight).isLarge == isLarge)
  }

  @Test(
    "text needs 4.5:1 or 3:1 for AA and 7:1 or 4.5:1 for AAA, other parts 3:1",
    arguments: [
      (ContrastRequirement.text(.aa, isLarge: false), 4.5), (.text(.aa, isLarge: true), 3),
      (.text(.aaa, isLarge: false), 7), (.text(.aaa, isLarge: true), 4.5), (.nonText, 3),
      (.custom(5.5), 5.5),
    ])
  func required(_ requirement: ContrastRequirement, _ minimum: Double) {
    #expect(requirement.minimum == minimum)
  }

  @Test(
    "a ratio is shown with at most two decimals, truncated and never rounded up",
    arguments: [
      (4.4999998, "4.49"), (4.5, "4.5"), (21, "21"), (1, "1"), (3.0599, "3.05"), (2.999, "2.99"),
      (6.9999999, "6.99"), (7.0151, "7.01"),
    ])
  func shown(_ value: Double, _ text: String) {
    #expect(ContrastRatio(value: value).description == text)
  }

  @Test func exactlyTheMinimumPasses() {
    let check = ContrastCheck(
      foreground: .white, background: .black, requirement: .custom(21))
    #expect(check.evaluate().outcome == .pass)
  }

  /// White at an alpha of 0.5 over black is 0.5, whose luminance is ((0.5+0.055)/1.055)^2.4 =
  /// 0.21404: 5.28 to 1.
  @Test("a translucent foreground is laid over its background before it is measured")
  func translucentForeground() {
    let half = AuditColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let result = ContrastCheck(foreground: half, background: .black, requirement: .nonText)
      .evaluate()
    #expect(abs(result.worst.value - 5.2808) < 1e-3)
    #expect(result.worst == result.best)
  }

  /// Black text on a background that is half there: over white up to (1.05)/(0.05) = 21, over black
  /// 5.28.
  @Test(
    "a translucent background is judged only where every page behind it agrees",
    arguments: [
      (4.5, AuditOutcome.pass), (7, .incomplete(.translucentBackground)), (21.5, .fail),
    ])
  func translucentBackground(_ minimum: Double, _ outcome: AuditOutcome) {
    let background = AuditColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let result = ContrastCheck(
      foreground: .black, background: background, requirement: .custom(minimum)
    ).evaluate()
    #expect(result.outcome == outcome)
    #expect(abs(result.worst.value - 5.2808) < 1e-3 && abs(result.best.value - 21) < 1e-9)
  }

  /// A mid grey text on something half there: black behind it gives a grey alike, which no end
  /// shows.
  @Test func theWorstMayLieBetween() {
    let grey = AuditColor(red: 0.5, green: 0.5, blue: 0.5)
    let background = AuditColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.2)
    let result = ContrastCheck(foreground: grey, background: background, requirement: .nonText)
      .evaluate()
    #expect(result.worst.value < 1.01)
    #expect(result.outcome == .incomplete(.translucentBackground))
  }

  @Test func methodsOfColors() throws {
    let parser = ColorParser()
    #expect(RelativeLuminance.method(of: try parser.color("#123")) == .sRGB)
    #expect(
      RelativeLuminance.method(of: try parser.color("color(display-p3 0.5 0.25 0.9)"))
        == .convertedDisplayP3)
    #expect(
      RelativeLuminance.method(of: try parser.color("color(display-p3 1 0 0)")) == .ownDisplayP3)
    #expect(RelativeLuminance.method(of: try parser.color("color(srgb 1.2 0 0)")) == .clipped)
    // Y of P3 red itself (vectors): 0.22897; clipped to sRGB it would be 0.2126.
    let red = RelativeLuminance.of(try parser.color("color(display-p3 1 0 0)"))
    #expect(abs(red - 0.22897456406974878) < 1e-9)
  }

  /// A screen clips what it cannot show; WCAG's ratios end at 21.
  @Test(arguments: [
    // White on white, however white it is said to be.
    ("color(srgb 2 2 2)", "white", 1), ("color(srgb 1e300 1e300 1e300)", "black", 21.0),
    ("color(srgb 1e300 0 0)", "red", 1), ("color(srgb -3 0 0)", "black", 1),
    ("color(srgb 0 1.2 0)", "lime", 1), ("hsl(0 0% 500%)", "white", 1),
    // In Display P3 itself: (2, 2, 2) is its white, which is sRGB's.
    ("color(display-p3 2 2 2)", "white", 1),
    ("color(display-p3 2 -1 0)", "color(display-p3 1 0 0)", 1),
    ("color(display-p3 1e300 0 0)", "color(display-p3 1 0 0)", 1),
    // Composited as a screen mixes: half of white over black is 0.5: (0.21404 + 0.05) / 0.05.
    ("color(srgb 2 2 2 / 50%)", "black", 5.28082),
    // What is hardly translucent is hardly another color.
    ("color(display-p3 1 0 0 / 99.9999%)", "color(display-p3 1 0 0)", 1),
  ])
  func beyondTheScreen(_ first: String, _ second: String, _ ratio: Double) throws {
    let parser = ColorParser()
    let (first, second) = (try parser.color(first), try parser.color(second))
    let result = ContrastCheck(foreground: first, background: second, requirement: .nonText)
      .evaluate()
    #expect(abs(result.worst.value - ratio) < 1e-4, "\(result.worst.value)")
  }

  /// What is proposed starts at what the screen shows.
  @Test func proposalsOfClippedColors() throws {
    let green = try ColorParser().color("color(srgb 0 1.2 0)")
    let clipped = try ColorParser().color("lime")
    let proposals = [green, clipped].map {
      ContrastSuggestion.nearest(
        for: ContrastCheck(
          foreground: $0, background: .white, requirement: .text(.aa, isLarge: false)))
    }
    #expect(proposals[0] == proposals[1] && !proposals[0].isEmpty)
  }

  @Test func coverageIsTruncated() {
    var coverage = Coverage(noun: "texts")
    for outcome in [AuditOutcome.pass, .fail, .incomplete(.nothingVisible)] {
      coverage.add(outcome)
    }
    #expect("\(coverage)" == "measured 2 of 3 texts (66%)")
    #expect("\(Coverage(measured: 999, found: 1000, noun: "texts"))".hasSuffix("(99%)"))
    #expect("\(Coverage(noun: "texts"))" == "measured 0 of 0 texts")
  }
}
