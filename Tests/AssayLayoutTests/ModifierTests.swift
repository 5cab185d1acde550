// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

@Suite struct ModifierTests {
  @Test func paddingInsetsTheOfferAndGrowsTheView() {
    let sketch = LayoutSketch()
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let root = sketch.node("padding", PaddingLayout(insets: insets), sketch.fill())
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 50)) == """
        padding 0,0 100x50
          Fill 2,1 94x46
        """)
  }

  /// Smaller than its own padding: the content is offered nothing, the padding stays.
  @Test func paddingNeverOffersLessThanNothing() {
    let sketch = LayoutSketch()
    let insets = EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let root = sketch.node("padding", PaddingLayout(insets: insets), sketch.fill())
    #expect(sketch.size(root, .zero) == Size(width: 18, height: 18))
  }

  @Test(arguments: [
    (Alignment.topLeading, "0,0"), (.center, "40,20"), (.bottomTrailing, "80,40"), (.top, "40,0"),
  ])
  func frameAlignsItsContent(alignment: Alignment, place: String) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "frame", FrameLayout(width: 100, height: 50, alignment: alignment), sketch.leaf("A", 20, 10))
    #expect(
      sketch.ideal(root) == """
        frame 0,0 100x50
          A \(place) 20x10
        """)
  }

  /// A frame of one direction leaves the other to its content.
  @Test func frameOfOneDirection() {
    let sketch = LayoutSketch()
    let root = sketch.node("frame", FrameLayout(width: 100, height: nil), sketch.leaf("A", 20, 10))
    #expect(sketch.size(root, .unspecified) == Size(width: 100, height: 10))
  }

  struct FlexibleRow: CustomTestStringConvertible, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
    var proposed: Double?
    var content: Double
    var expected: Double
    var testDescription: String {
      "\(minimum ?? -1)...\(ideal ?? -1)...\(maximum ?? -1) offered \(proposed ?? -1)"
    }
  }

  /// SwiftUI's rules (Apple's documentation of `frame(minWidth:…)`, and objc.io, "Thinking in
  /// SwiftUI", Layout): the offer is clamped; with a minimum the content's length counts up to the
  /// offer, with a maximum from the offer on; nil gives the ideal, else the content's, clamped.
  @Test(arguments: [
    // A minimum alone: at least it, else the content.
    FlexibleRow(minimum: 50, proposed: 100, content: 20, expected: 50),
    FlexibleRow(minimum: 50, proposed: 100, content: 70, expected: 70),
    FlexibleRow(minimum: 50, proposed: 30, content: 20, expected: 50),
    // A maximum alone: fills the offer up to it.
    FlexibleRow(maximum: 80, proposed: 60, content: 20, expected: 60),
    FlexibleRow(maximum: 80, proposed: 100, content: 20, expected: 80),
    FlexibleRow(maximum: .infinity, proposed: 300, content: 20, expected: 300),
    FlexibleRow(maximum: .infinity, proposed: 10, content: 20, expected: 20),
    // Both: the offer, clamped.
    FlexibleRow(minimum: 50, maximum: 80, proposed: 49, content: 20, expected: 50),
    FlexibleRow(minimum: 50, maximum: 80, proposed: 65, content: 20, expected: 65),
    FlexibleRow(minimum: 50, maximum: 80, proposed: 81, content: 20, expected: 80),
    FlexibleRow(minimum: 0, maximum: .infinity, proposed: 10, content: 20, expected: 10),
    // nil: the ideal, or the content's own, clamped.
    FlexibleRow(ideal: 33, proposed: nil, content: 20, expected: 33),
    FlexibleRow(minimum: 50, proposed: nil, content: 20, expected: 50),
    FlexibleRow(maximum: 15, proposed: nil, content: 20, expected: 15),
    FlexibleRow(maximum: .infinity, proposed: nil, content: 20, expected: 20),
    FlexibleRow(minimum: 10, maximum: 30, proposed: nil, content: 20, expected: 20),
    // Nothing said: the content.
    FlexibleRow(proposed: 100, content: 20, expected: 20),
  ])
  func flexibleFrame(_ row: FlexibleRow) {
    let sketch = LayoutSketch()
    let limits = FlexibleFrameLayout.Limits(
      minimum: row.minimum, ideal: row.ideal, maximum: row.maximum)
    let none = FlexibleFrameLayout.Limits(minimum: nil, ideal: nil, maximum: nil)
    let wide = sketch.node(
      "frame", FlexibleFrameLayout(horizontal: limits, vertical: none),
      sketch.leaf("A", row.content, 10))
    #expect(
      sketch.size(wide, ProposedViewSize(width: row.proposed, height: nil))
        == Size(width: row.expected, height: 10))
    let high = sketch.node(
      "frame", FlexibleFrameLayout(horizontal: none, vertical: limits),
      sketch.leaf("A", 10, row.content))
    #expect(
      sketch.size(high, ProposedViewSize(width: nil, height: row.proposed))
        == Size(width: 10, height: row.expected))
  }

  /// Text-like content is offered the frame's own width, not the wider offer.
  @Test func flexibleFrameOffersItsOwnLength() {
    let sketch = LayoutSketch()
    let limits = FlexibleFrameLayout.Limits(minimum: nil, ideal: nil, maximum: 80)
    let none = FlexibleFrameLayout.Limits(minimum: nil, ideal: nil, maximum: nil)
    let root = sketch.node(
      "frame", FlexibleFrameLayout(horizontal: limits, vertical: none, alignment: .leading),
      sketch.flexible("A", min: 10, max: 500))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 10)) == """
        frame 10,0 80x10
          A 10,0 80x10
        """)
  }

  @Test func fixedSizeIsIdealWhateverIsOffered() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "fixedSize", FixedSizeLayout(horizontal: true, vertical: false), sketch.fill())
    #expect(sketch.size(root, .init(width: 5, height: 7)) == Size(width: 10, height: 7))
  }

  @Test func offsetMovesTheContentAlone() {
    let sketch = LayoutSketch()
    let root = sketch.node("offset", OffsetLayout(x: 5, y: -3), sketch.leaf("A", 20, 10))
    #expect(
      sketch.ideal(root) == """
        offset 0,0 20x10
          A 5,-3 20x10
        """)
  }

  @Test func positionTakesAllAndPutsTheCenter() {
    let sketch = LayoutSketch()
    let root = sketch.node("position", PositionLayout(x: 30, y: 20), sketch.leaf("A", 20, 10))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 50)) == """
        position 0,0 100x50
          A 20,15 20x10
        """)
  }

  @Test(
    "an aspect ratio fits into the room or fills it",
    arguments: [
      // 2:1 into 100 x 100: as wide as the room, or as high.
      (2.0, ContentMode.fit, Size(width: 100, height: 100), Size(width: 100, height: 50)),
      (2.0, .fill, Size(width: 100, height: 100), Size(width: 200, height: 100)),
      (0.5, .fit, Size(width: 100, height: 100), Size(width: 50, height: 100)),
      (1.0, .fit, Size(width: 30, height: 80), Size(width: 30, height: 30)),
      (1.0, .fill, Size(width: 30, height: 80), Size(width: 80, height: 80)),
    ])
  func aspectRatio(ratio: Double, mode: ContentMode, room: Size, expected: Size) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "aspectRatio", AspectRatioLayout(ratio: ratio, contentMode: mode), sketch.fill())
    #expect(sketch.size(root, ProposedViewSize(room)) == expected)
  }

  /// One direction open: it follows from the other.
  @Test func aspectRatioOfOneLength() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "aspectRatio", AspectRatioLayout(ratio: 2, contentMode: .fit), sketch.fill())
    #expect(sketch.size(root, .init(width: 50, height: nil)) == Size(width: 50, height: 25))
    #expect(sketch.size(root, .init(width: nil, height: 50)) == Size(width: 100, height: 50))
  }

  /// The first view alone gives the size; a larger second one hangs over, aligned.
  @Test func secondaryIsOfferedThePrimarysSize() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "overlay", SecondaryLayout(alignment: .topTrailing), sketch.leaf("A", 40, 20),
      sketch.leaf("B", 60, 10))
    #expect(
      sketch.lines(root, in: Size(width: 40, height: 20)) == """
        overlay 0,0 40x20
          A 0,0 40x20
          B -20,0 60x10
        """)
    let filled = LayoutSketch()
    let back = filled.node(
      "background", SecondaryLayout(), filled.leaf("A", 40, 20), filled.fill())
    #expect(
      filled.lines(back, in: Size(width: 100, height: 100)) == """
        background 30,40 40x20
          A 30,40 40x20
          Fill 30,40 40x20
        """)
  }

  /// Long content keeps its length and starts at the top; short content does too.
  @Test(arguments: [(300.0, "A 40,0 20x300"), (30.0, "A 40,0 20x30")])
  func scrolledContentStartsAtTheTop(height: Double, expected: String) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "ScrollView", ScrollLayout(axes: .vertical), sketch.leaf("A", 20, height))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 100)) == """
        ScrollView 40,0 20x100
          \(expected)
        """)
  }
}
