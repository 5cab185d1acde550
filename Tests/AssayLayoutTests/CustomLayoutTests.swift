// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

/// A layout as a program writes one, with a cache, layout values and anchors.
@Suite struct CustomLayoutTests {
  private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
  }

  /// Shares the width by weight; leaves views of weight 0 unplaced.
  private struct WeightedRow: Layout {
    struct Cache { var total: Double }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(total: subviews.map { $0[Weight.self] }.reduce(0, +))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var x = bounds.minX
      for subview in subviews where subview[Weight.self] > 0 {
        let width = bounds.width * subview[Weight.self] / cache.total
        subview.place(
          at: Point(x: x, y: bounds.maxY), anchor: .bottomLeading,
          proposal: ProposedViewSize(width: width, height: 4))
        x += width
      }
    }
  }

  private func tree(_ layout: any Layout) -> (LayoutTree, [LayoutTree.ID]) {
    let tree = LayoutTree()
    let a = tree.add(FillLayout())
    let b = tree.add(FillLayout())
    let c = tree.add(FixedLayout(size: Size(width: 6, height: 6)))
    tree.setValue(3.0, for: ObjectIdentifier(Weight.self), of: b)
    tree.setValue(0.0, for: ObjectIdentifier(Weight.self), of: c)
    let root = tree.add(layout, children: [a, b, c])
    tree.layOut(root: root, in: Rect(x: 0, y: 0, width: 80, height: 20))
    return (tree, [a, b, c])
  }

  /// Weights 1 and 3 of 80 points: 20 and 60; what was not placed is centered.
  @Test func valuesCacheAndAnchors() {
    let (tree, ids) = tree(WeightedRow())
    #expect(tree.frame(of: ids[0]) == Rect(x: 0, y: 16, width: 20, height: 4))
    #expect(tree.frame(of: ids[1]) == Rect(x: 20, y: 16, width: 60, height: 4))
    #expect(tree.frame(of: ids[2]) == Rect(x: 37, y: 7, width: 6, height: 6))
  }

  @Test func erasedLayoutsDoTheSame() {
    let (plain, ids) = tree(WeightedRow())
    let (erased, _) = tree(AnyLayout(AnyLayout(WeightedRow())))
    for id in ids { #expect(plain.frame(of: id) == erased.frame(of: id)) }
  }

  /// What was measured is remembered: each proposal asks a leaf once.
  @Test func sizesAreMeasuredOnce() {
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Counting: Layout {
      var counter: Counter
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> Size {
        counter.count += 1
        return Size(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let counter = Counter()
    let tree = LayoutTree()
    var id = tree.add(Counting(counter: counter))
    // Each stack asks for 0, infinity and a share; without memory this is 3 to the power of 20
    // calls.
    for _ in 0..<20 {
      let other = tree.add(FixedLayout(size: .zero))
      id = tree.add(HStackLayout(), children: [id, other])
    }
    tree.layOut(root: id, in: Rect(x: 0, y: 0, width: 1000, height: 100))
    #expect(counter.count < 100)
  }
}
