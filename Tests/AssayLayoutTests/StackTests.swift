// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

@Suite struct StackTests {
  /// Equal shares: (100 - 2 gaps of 8) / 3 = 28 each.
  @Test func infinitelyFlexibleViewsShareEqually() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(), sketch.fill("A"), sketch.fill("B"), sketch.fill("C"))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 20)) == """
        HStack 0,0 100x20
          A 0,0 28x20
          B 36,0 28x20
          C 72,0 28x20
        """)
  }

  /// The least flexible first: Fixed 50 takes 50 of its share, (100 - 8 - 50) = 42 is left to the
  /// fill, though it stands first.
  @Test func leastFlexibleIsOfferedFirst() {
    let sketch = LayoutSketch()
    let root = sketch.node("HStack", HStackLayout(), sketch.fill("A"), sketch.leaf("B", 50, 10))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 20)) == """
        HStack 0,0 100x20
          A 0,0 42x20
          B 50,5 50x10
        """)
  }

  /// Flexibilities: A 100 - 20 = 80, B 30 - 20 = 10. B goes first: offered 120 / 2 = 60, takes 30;
  /// A gets 90.
  @Test func flexibilityIsLargestLessSmallest() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(spacing: 0), sketch.flexible("A", min: 20, max: 100),
      sketch.flexible("B", min: 20, max: 30))
    #expect(
      sketch.lines(root, in: Size(width: 120, height: 10)) == """
        HStack 0,0 120x10
          A 0,0 90x10
          B 90,0 30x10
        """)
  }

  /// B's priority is higher: it is offered all but A's minimum of 20, 100 - 20 = 80; A gets the
  /// rest.
  @Test func lowerPrioritiesKeepTheirMinimum() {
    let sketch = LayoutSketch()
    let b = sketch.prioritized(sketch.flexible("B", min: 10, max: 200), 1)
    let root = sketch.node(
      "HStack", HStackLayout(spacing: 0), sketch.flexible("A", min: 20, max: 200), b)
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 10)) == """
        HStack 0,0 100x10
          A 0,0 20x10
          B 20,0 80x10
        """)
  }

  /// Without a priority both are as flexible and share: 50 each.
  @Test func equalPrioritiesShare() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(spacing: 0), sketch.flexible("A", min: 20, max: 200),
      sketch.flexible("B", min: 20, max: 200))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 10)) == """
        HStack 0,0 100x10
          A 0,0 50x10
          B 50,0 50x10
        """)
  }

  /// A spacer adds no spacing beside it, is at least 8 long and grows last: 100 - 30 - 20 = 50.
  @Test func spacerTakesTheRest() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(), sketch.leaf("A", 30, 10), sketch.spacer(.horizontal),
      sketch.leaf("B", 20, 10))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 10)) == """
        HStack 0,0 100x10
          A 0,0 30x10
          Spacer 30,5 50x0
          B 80,0 20x10
        """)
  }

  /// Both sides of the spacer's minimum: 58 is just enough for 30 + 8 + 20; at 57 the stack is a
  /// point too wide and centered over its room.
  @Test(arguments: [
    (58.0, "HStack 0,0 58x10"), (57.0, "HStack -0.5,0 58x10"), (59.0, "HStack 0,0 59x10"),
  ])
  func spacerKeepsItsMinimum(width: Double, expected: String) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(), sketch.leaf("A", 30, 10), sketch.spacer(.horizontal),
      sketch.leaf("B", 20, 10))
    let lines = sketch.lines(root, in: Size(width: width, height: 10))
    #expect(lines.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test func spacerOutsideOfAStackGrowsBothWays() {
    let sketch = LayoutSketch()
    #expect(sketch.lines(sketch.spacer(nil), in: Size(width: 30, height: 40)) == "Spacer 0,0 30x40")
  }

  /// Proposals of nil: ideal lengths and the gap, 30 + 8 + 20; the divider is as high as the
  /// highest neighbor.
  @Test func idealStackTellsItsHeightToItsViews() {
    let sketch = LayoutSketch()
    let divider = sketch.node("Divider", DividerLayout(thickness: 0.5, axis: .horizontal))
    let root = sketch.node(
      "HStack", HStackLayout(spacing: 8), sketch.leaf("A", 30, 40), divider)
    #expect(
      sketch.ideal(root) == """
        HStack 0,0 38.5x40
          A 0,0 30x40
          Divider 38,0 0.5x40
        """)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 10), (.trailing, 20),
  ])
  func columnAlignsAcross(alignment: HorizontalAlignment, x: Double) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "VStack", VStackLayout(alignment: alignment), sketch.leaf("A", 40, 10),
      sketch.leaf("B", 20, 10))
    let shown = x == x.rounded() ? String(Int(x)) : String(x)
    #expect(
      sketch.ideal(root) == """
        VStack 0,0 40x28
          A 0,0 40x10
          B \(shown),18 20x10
        """)
  }

  /// Baselines 15 of 20 and 8 of 10: B starts at 15 - 8 = 7; the row is max(15, 8) + max(5, 2) = 20
  /// high.
  @Test func rowAlignsBaselines() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(alignment: .firstTextBaseline, spacing: 0),
      sketch.leaf("A", 10, 20, baseline: 15), sketch.leaf("B", 10, 10, baseline: 8))
    #expect(
      sketch.ideal(root) == """
        HStack 0,0 20x20
          A 0,0 10x20
          B 10,7 10x10
        """)
  }

  /// A view without text hangs its bottom on the baseline: its guide is its height, 30; A starts at
  /// 30 - 15.
  @Test func bottomIsTheBaselineOfWhatHasNone() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(alignment: .lastTextBaseline, spacing: 0),
      sketch.leaf("A", 10, 20, baseline: 15), sketch.leaf("B", 10, 30))
    #expect(
      sketch.ideal(root) == """
        HStack 0,0 20x35
          A 0,15 10x20
          B 10,0 10x30
        """)
  }

  /// The inner column's first baseline is its topmost view's, its last baseline the lowest's: 8 and
  /// 20 + 0 + 8.
  @Test(arguments: [(VerticalAlignment.firstTextBaseline, 0.0), (.lastTextBaseline, 20)])
  func columnPassesItsBaselinesOn(alignment: VerticalAlignment, y: Double) {
    let sketch = LayoutSketch()
    let column = sketch.node(
      "VStack", VStackLayout(spacing: 0), sketch.leaf("A", 10, 20, baseline: 8),
      sketch.leaf("B", 10, 20, baseline: 8))
    let root = sketch.node(
      "HStack", HStackLayout(alignment: alignment, spacing: 0), column,
      sketch.leaf("C", 10, 20, baseline: 8))
    #expect(
      sketch.ideal(root) == """
        HStack 0,0 20x40
          VStack 0,0 10x40
            A 0,0 10x20
            B 0,20 10x20
          C 10,\(Int(y)) 10x20
        """)
  }

  /// A's trailing guide stands at 5, B's at its edge 20: A starts at 20 - 5 = 15; the column is 20
  /// + 35 wide.
  @Test func explicitGuideMovesAView() {
    let sketch = LayoutSketch()
    let a = sketch.node(
      "guide", AlignmentGuideLayout(key: .trailing) { _ in 5 }, sketch.leaf("A", 40, 10),
      guides: AlignmentKey.Set(.trailing))
    let root = sketch.node(
      "VStack", VStackLayout(alignment: .trailing, spacing: 0), a, sketch.leaf("B", 20, 10))
    #expect(
      sketch.ideal(root) == """
        VStack 0,0 55x20
          guide 15,0 40x10
            A 15,0 40x10
          B 0,10 20x10
        """)
  }

  /// A guide computed from the view: half of its width, and another guide is left alone.
  @Test func computedGuideSeesTheDimensions() {
    let sketch = LayoutSketch()
    let a = sketch.node(
      "guide", AlignmentGuideLayout(key: .leading) { $0.width / 2 }, sketch.leaf("A", 40, 10),
      guides: AlignmentKey.Set(.leading))
    let root = sketch.node(
      "VStack", VStackLayout(alignment: .leading, spacing: 0), a, sketch.leaf("B", 20, 10))
    #expect(
      sketch.ideal(root) == """
        VStack 0,0 40x20
          guide 0,0 40x10
            A 0,0 40x10
          B 20,10 20x10
        """)
  }

  /// In a ZStack the whole is what covers all once aligned.
  @Test func depthStackCoversAll() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "ZStack", ZStackLayout(alignment: .bottomTrailing), sketch.leaf("A", 40, 10),
      sketch.leaf("B", 20, 30))
    #expect(
      sketch.ideal(root) == """
        ZStack 0,0 40x30
          A 0,20 40x10
          B 20,0 20x30
        """)
  }

  /// A view without end gives no NaN.
  @Test func infiniteProposalStaysInfinite() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "ZStack", ZStackLayout(),
      sketch.node("HStack", HStackLayout(), sketch.fill(), sketch.leaf("A", 10, 10), sketch.fill()))
    #expect(sketch.size(root, .infinity) == Size(width: .infinity, height: .infinity))
  }

  @Test func emptyStackHasNoSize() {
    let sketch = LayoutSketch()
    #expect(sketch.ideal(sketch.node("VStack", VStackLayout())) == "VStack 0,0 0x0")
  }
}
