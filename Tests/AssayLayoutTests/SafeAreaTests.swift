// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

/// A screen of 100 by 200 with 20 taken at the top and 10 at the bottom.
@Suite struct SafeAreaTests {
  private static let area = SafeArea(
    region: Rect(x: 0, y: 0, width: 100, height: 200),
    safe: Rect(x: 0, y: 20, width: 100, height: 170))
  private static let screen = Size(width: 100, height: 200)

  @Test func rootFillsTheSafeArea() {
    let sketch = LayoutSketch()
    #expect(
      sketch.lines(sketch.fill(), in: Self.screen, safeArea: Self.area) == "Fill 0,20 100x170")
  }

  @Test func smallRootIsCenteredInTheSafeArea() {
    let sketch = LayoutSketch()
    // (170 - 10) / 2 + 20 = 100.
    #expect(
      sketch.lines(sketch.leaf("A", 20, 10), in: Self.screen, safeArea: Self.area)
        == "A 40,100 20x10")
  }

  @Test(arguments: [
    (Edge.Set.all, "Fill 0,0 100x200"), (.top, "Fill 0,0 100x190"), (.bottom, "Fill 0,20 100x180"),
    (.horizontal, "Fill 0,20 100x170"),
  ])
  func ignoringGrowsAtTheEdges(edges: Edge.Set, expected: String) {
    let sketch = LayoutSketch()
    let root = sketch.node("ignores", IgnoresSafeAreaLayout(edges: edges), sketch.fill())
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        ignores 0,20 100x170
          \(expected)
        """)
  }

  /// As in SwiftUI, `ignoresSafeArea` does nothing for what a scroll view scrolls.
  @Test func contentThatScrollsDoesNotGrow() {
    let sketch = LayoutSketch()
    let content = sketch.node(
      "VStack", VStackLayout(spacing: 0),
      sketch.node("ignores", IgnoresSafeAreaLayout(), sketch.leaf("A", 100, 170)),
      sketch.node("ignores", IgnoresSafeAreaLayout(), sketch.leaf("B", 100, 50)))
    let root = sketch.node("ScrollView", ScrollLayout(axes: .vertical), content)
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        ScrollView 0,20 100x170
          VStack 0,20 100x220
            ignores 0,20 100x170
              A 0,20 100x170
            ignores 0,190 100x50
              B 0,190 100x50
        """)
  }

  /// Only a view that reaches the safe area's edge grows there: the upper one up, the lower one
  /// down.
  @Test func viewsInTheMiddleDoNotGrow() {
    let sketch = LayoutSketch()
    let layout = IgnoresSafeAreaLayout()
    let root = sketch.node(
      "VStack", VStackLayout(spacing: 10), sketch.node("ignores", layout, sketch.fill("A")),
      sketch.node("ignores", layout, sketch.fill("B")),
      sketch.node("ignores", layout, sketch.fill("C")))
    // (170 - 2 * 10) / 3 = 50.
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        VStack 0,20 100x170
          ignores 0,20 100x50
            A 0,0 100x70
          ignores 0,80 100x50
            B 0,80 100x50
          ignores 0,140 100x50
            C 0,140 100x60
        """)
  }

  /// A bar of 30 at the bottom and 8 of room: the content's safe area ends at 190 - 38 = 152.
  @Test func insetBarTakesFromTheContent() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "safeAreaInset", SafeAreaInsetLayout(edge: .bottom, alignment: .center, spacing: nil),
      sketch.fill(), sketch.leaf("Bar", 100, 30))
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        safeAreaInset 0,20 100x170
          Fill 0,20 100x132
          Bar 0,160 100x30
        """)
  }

  /// A bar that grows has what the content of 50 leaves: 170 - 8 - 50 = 112.
  @Test func insetBarGrows() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "safeAreaInset", SafeAreaInsetLayout(edge: .bottom, alignment: .center, spacing: nil),
      sketch.leaf("Content", 100, 50), sketch.fill("Bar"))
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        safeAreaInset 0,20 100x170
          Content 0,20 100x50
          Bar 0,78 100x112
        """)
  }

  /// As `safeAreaPadding` has it: what grows beside the content has the content's height.
  @Test func insetBarIsAsHighAsTheContent() {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "safeAreaInset", SafeAreaInsetLayout(edge: .leading, alignment: .center, spacing: 0),
      sketch.leaf("Content", 60, 50), sketch.fill("Bar"))
    #expect(
      sketch.lines(root, in: Self.screen, safeArea: Self.area) == """
        safeAreaInset 0,80 100x50
          Content 40,80 60x50
          Bar 0,80 40x50
        """)
  }
}
