// SPDX-License-Identifier: MIT

import AssayLayout
import Testing

/// Default distances, as measured in pictures of SwiftUI (facts.json, `stack_spacing_default`): 8
/// between views, the lower text's leading between texts, nothing beside a spacer.
@Suite struct SpacingTests {
  private static let upper = ViewSpacing.text(leading: 7)
  private static let lower = ViewSpacing.text(leading: 2)

  @Test func viewsAreEightApart() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test func textAboveTextKeepsTheLowerLeading() {
    #expect(Self.upper.distance(to: Self.lower, along: .vertical) == 2)
    #expect(Self.lower.distance(to: Self.upper, along: .vertical) == 7)
  }

  @Test func textBesideTextIsEightApart() {
    #expect(Self.upper.distance(to: Self.lower, along: .horizontal) == 8)
  }

  @Test func textAboveAViewIsEightApart() {
    #expect(Self.upper.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: Self.upper, along: .vertical) == 8)
  }

  /// aessam/NiceViewsLib, iOS 18: symbols of 30 points above caption and headline.
  @Test func textBelowASymbolTouchesIt() {
    #expect(ViewSpacing.symbol.distance(to: Self.lower, along: .vertical) == 0)
    #expect(ViewSpacing.symbol.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.symbol.distance(to: Self.lower, along: .horizontal) == 8)
  }

  @Test func zeroMeansZero() {
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(Self.upper.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func resetEdgesAreNoLongerTheTexts() {
    var spacing = Self.lower
    spacing.reset(.top)
    #expect(Self.upper.distance(to: spacing, along: .vertical) == 8)
    #expect(spacing.distance(to: Self.upper, along: .vertical) == 7)
  }

  @Test func unionTakesTheLargerPreference() {
    let both = Self.lower.union(Self.upper)
    #expect(Self.lower.distance(to: both, along: .vertical) == 7)
  }
}
