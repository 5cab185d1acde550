// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

@Suite struct DirectionAndGridTests {
  private func row(_ direction: LayoutDirection) -> String {
    let sketch = LayoutSketch(direction)
    let insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let column = sketch.node(
      "VStack", VStackLayout(alignment: .leading, spacing: 0), sketch.leaf("A", 30, 10),
      sketch.leaf("B", 20, 10))
    let padded = sketch.node("padding", PaddingLayout(insets: insets), column)
    let moved = sketch.node("offset", OffsetLayout(x: 3, y: 0), sketch.leaf("C", 10, 20))
    let root = sketch.node("HStack", HStackLayout(spacing: 5), padded, moved)
    return sketch.lines(root, in: Size(width: 55, height: 20))
  }

  /// Each x from right to left is 55 - x - width: leading is right, rows run leftwards, offsets go
  /// left.
  @Test func rightToLeftMirrors() {
    #expect(
      row(.leftToRight) == """
        HStack 0,0 55x20
          padding 0,0 40x20
            VStack 10,0 30x20
              A 10,0 30x10
              B 10,10 20x10
          offset 45,0 10x20
            C 48,0 10x20
        """)
    #expect(
      row(.rightToLeft) == """
        HStack 0,0 55x20
          padding 15,0 40x20
            VStack 15,0 30x20
              A 15,0 30x10
              B 25,10 20x10
          offset 0,0 10x20
            C -3,0 10x20
        """)
  }

  /// A safe area taken at the left is at the trailing edge from right to left.
  @Test(arguments: [
    (LayoutDirection.leftToRight, Edge.Set.leading, "Fill 0,0 100x50"),
    (.leftToRight, .trailing, "Fill 20,0 80x50"),
    (.rightToLeft, .leading, "Fill 20,0 80x50"),
    (.rightToLeft, .trailing, "Fill 0,0 100x50"),
  ])
  func safeAreaSidesFollowTheDirection(
    direction: LayoutDirection, edges: Edge.Set, expected: String
  ) {
    let sketch = LayoutSketch(direction)
    let root = sketch.node("ignores", IgnoresSafeAreaLayout(edges: edges), sketch.fill())
    let area = SafeArea(
      region: Rect(x: 0, y: 0, width: 100, height: 50),
      safe: Rect(x: 20, y: 0, width: 80, height: 50))
    #expect(
      sketch.lines(root, in: Size(width: 100, height: 50), safeArea: area) == """
        ignores 20,0 80x50
          \(expected)
        """)
  }

  /// Three equal thirds of 100: edges at 33.333 and 66.667, on the grid of each scale, and
  /// neighbors still touch.
  @Test(arguments: [
    (1.0, ["0,0 33x1", "33,0 34x1", "67,0 33x1"]),
    (2.0, ["0,0 33.5x1", "33.5,0 33x1", "66.5,0 33.5x1"]),
    (3.0, ["0,0 33.333x1", "33.333,0 33.333x1", "66.667,0 33.333x1"]),
  ])
  func framesLandOnTheGrid(scale: Double, expected: [String]) {
    let sketch = LayoutSketch()
    let root = sketch.node(
      "HStack", HStackLayout(spacing: 0), sketch.fill(), sketch.fill(), sketch.fill())
    let lines = sketch.lines(root, in: Size(width: 100, height: 1), scale: scale)
    #expect(
      lines == (["HStack 0,0 100x1"] + expected.map { "  Fill " + $0 }).joined(separator: "\n"))
  }
}
