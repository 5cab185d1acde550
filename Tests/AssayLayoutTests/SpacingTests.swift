// SPDX-License-Identifier: MIT

import AssayLayout
import Testing

/// Default distances, as measured in pictures of SwiftUI (facts.json, `stack_spacing_default`): 8
/// between views, the lower text's leading between texts, nothing beside a spacer. What text keeps
/// from other views is its own, where it says so.
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

  /// Pictures of iOS 26 that CVS Health's accessibility techniques keep: in body text, 10.67 from
  /// text to a field below it, 6.67 from a field to text, 8 from a field to a button, 10.67 from a
  /// row of text and a field to the next one.
  @Test func rowsOfTextAndAFieldAreAsFarApartAsAFieldIsBelowText() {
    let text = ViewSpacing.text(leading: 2, above: 6.67, below: 10.67)
    let field = ViewSpacing()
    #expect(text.distance(to: field, along: .vertical) == 10.67)
    #expect(field.distance(to: text, along: .vertical) == 6.67)
    #expect(text.distance(to: text, along: .vertical) == 2)
    let row = text.union(field)
    #expect(row.distance(to: row, along: .vertical) == 10.67)
    #expect(row.distance(to: text, along: .vertical) == 6.67)
    #expect(row.distance(to: field, along: .vertical) == 10.67)
    #expect(row.distance(to: row, along: .horizontal) == 8)
  }

  /// home-assistant/iOS, iOS 18 and 26: a row of text and a symbol is 2 above text.
  @Test func symbolsAreNoEdges() {
    let text = ViewSpacing.text(leading: 2, above: 6.67, below: 10.67)
    #expect(text.union(.symbol).distance(to: text, along: .vertical) == 2)
  }
}
