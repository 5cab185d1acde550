// SPDX-License-Identifier: MIT

import AssayNodes
import AssayTraits
import Testing

@Suite("Dynamic Type")
struct DynamicTypeMetricsTests {
  // Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  @Test(
    "text styles have the sizes and leadings of Apple's table",
    arguments: [
      (Font.TextStyle.largeTitle, DynamicTypeSize.xSmall, 31.0, 38.0),
      (.caption2, .xSmall, 11, 13),
      (.largeTitle, .large, 34, 41),
      (.title, .large, 28, 34),
      (.title2, .large, 22, 28),
      (.title3, .large, 20, 25),
      (.headline, .large, 17, 22),
      (.body, .large, 17, 22),
      (.callout, .large, 16, 21),
      (.subheadline, .large, 15, 20),
      (.footnote, .large, 13, 18),
      (.caption, .large, 12, 16),
      (.caption2, .large, 11, 13),
      (.body, .xxxLarge, 23, 29),
      (.body, .accessibility5, 53, 62),
      (.caption2, .accessibility5, 40, 48),
    ])
  func sizes(
    _ style: Font.TextStyle, _ size: DynamicTypeSize, _ points: Double, _ leading: Double
  ) {
    let metrics = DynamicTypeMetrics.metrics(style, size)
    #expect(metrics.pointSize == points)
    #expect(metrics.leading == leading)
  }

  @Test func everyStyleGrowsWithTheSizeAndKeepsItsLinesApart() {
    for style in Font.TextStyle.allCases {
      var last = 0.0
      for size in DynamicTypeSize.allCases {
        let metrics = DynamicTypeMetrics.metrics(style, size)
        #expect(metrics.pointSize >= last)
        #expect(metrics.leading > metrics.pointSize)
        last = metrics.pointSize
      }
    }
  }

  @Test(
    "a text style has a weight of its own and one for emphasis",
    arguments: [
      (Font.TextStyle.headline, Font.Weight.semibold, Font.Weight.semibold),
      (.body, .regular, .semibold),
      (.largeTitle, .regular, .bold),
      (.title2, .regular, .bold),
      (.title3, .regular, .semibold),
    ])
  func weights(_ style: Font.TextStyle, _ plain: Font.Weight, _ emphasized: Font.Weight) {
    let metrics = DynamicTypeMetrics.metrics(style, .medium)
    #expect(metrics.weight == plain)
    #expect(metrics.emphasizedWeight == emphasized)
  }

  @Test("a scaled length grows and shrinks as the line height of its text style does")
  func scaledLengths() {
    // Published for UIFontMetrics on a phone: 17 points are 16.333 at medium.
    let medium = DynamicTypeMetrics.scaled(17, at: .medium, displayScale: 3)
    #expect(abs(medium - 16.333) < 0.001)
    // A line of body is 21 high at medium, 22 at large and 62 at accessibility5.
    #expect(DynamicTypeMetrics.scaled(16, at: .medium, displayScale: 2) == 15.5)
    #expect(DynamicTypeMetrics.scaled(11, at: .accessibility5, displayScale: 2) == 31)
    #expect(DynamicTypeMetrics.scaled(0.3, at: .large, displayScale: 2) == 0.3)
    // One of largeTitle is 38 high at xSmall and 41 at large.
    #expect(
      DynamicTypeMetrics.scaled(82, relativeTo: .largeTitle, at: .xSmall, displayScale: 2) == 76)
  }
}
