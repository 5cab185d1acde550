// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

/// Apple's documentation of `ViewThatFits`: the first child whose ideal size on the constrained
/// axes fits within the proposed size.
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  private let tree = LayoutTree()

  private func fixed(_ width: Double, _ height: Double, baseline: Double? = nil) -> LayoutTree.ID {
    tree.add(
      FixedLayout(size: Size(width: width, height: height), baseline: baseline),
      guides: baseline == nil ? [] : .textBaselines)
  }

  private func choices(
    _ axes: Axis.Set, _ children: LayoutTree.ID...
  ) -> LayoutTree.ID {
    tree.add(ViewThatFitsLayout(axes: axes), children: children)
  }

  private func placed(_ root: LayoutTree.ID, _ width: Double, _ height: Double) -> [LayoutTree.ID] {
    tree.layOut(root: root, in: Rect(x: 0, y: 0, width: width, height: height))
    return tree.placedViews(below: root)
  }

  @Test("places the first that fits, to the point, and no other")
  func firstThatFits() {
    let (wide, medium, small) = (fixed(80, 10), fixed(50, 10), fixed(10, 10))
    let root = choices(.horizontal, wide, medium, small)
    #expect(placed(root, 80, 10) == [wide, root])
    #expect(placed(root, 79, 10) == [medium, root])
    #expect(placed(root, 50, 10) == [medium, root])
    #expect(placed(root, 49, 10) == [small, root])
    #expect(tree.frame(of: root) == Rect(x: 19.5, y: 0, width: 10, height: 10))
  }

  @Test("places the last where none fits")
  func none() {
    let (wide, medium) = (fixed(80, 10), fixed(50, 10))
    #expect(placed(choices(.horizontal, wide, medium), 20, 10).first == medium)
  }

  @Test(
    "looks at the axes that it is given",
    arguments: [(Axis.Set.horizontal, 80.0), (.vertical, 20), ([.horizontal, .vertical], 20)]
      as [(Axis.Set, Double)])
  func axes(_ axes: Axis.Set, height: Double) {
    let root = choices(axes, fixed(10, 80), fixed(10, 20))
    tree.layOut(root: root, in: Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(tree.frame(of: root).size == Size(width: 10, height: height))
  }

  @Test("takes the first where no size is proposed")
  func unspecified() {
    let root = choices(.horizontal, fixed(80, 10), fixed(50, 10))
    #expect(tree.size(of: root, .unspecified) == Size(width: 80, height: 10))
    #expect(tree.size(of: root, .zero) == Size(width: 50, height: 10))
  }

  @Test("has the guides of the one that it places")
  func guides() {
    let root = tree.add(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0),
      children: [
        fixed(10, 20, baseline: 18),
        choices(.horizontal, fixed(80, 10, baseline: 2), fixed(5, 10, baseline: 8)),
      ])
    let placed = placed(root, 50, 20)
    #expect(placed.count == 4)
    // 18 - 8.
    #expect(tree.frame(of: placed[1]) == Rect(x: 27.5, y: 10, width: 5, height: 10))
  }

  @Test("leaves out all that is inside the others")
  func inside() {
    let inner = fixed(80, 10, baseline: 5)
    let wide = tree.add(VStackLayout(), children: [inner])
    let small = fixed(5, 5)
    let root = tree.add(
      ZStackLayout(alignment: .centerFirstTextBaseline),
      children: [choices(.horizontal, wide, small)])
    #expect(placed(root, 50, 50).contains(inner) == false)
    #expect(placed(root, 90, 50).contains(inner))
  }
}
