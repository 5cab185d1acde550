// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

@Suite("Content that is added to a placed leaf")
struct LateContentTests {
  private let tree = LayoutTree()

  private func fixed(_ width: Double, _ height: Double) -> LayoutTree.ID {
    tree.add(FixedLayout(size: Size(width: width, height: height)))
  }

  private func reader(_ direction: LayoutDirection = .leftToRight) -> LayoutTree.ID {
    tree.add(GeometryReaderLayout(), direction: direction)
  }

  private let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test("is placed in it, and moves nothing around it")
  func placed() {
    let (first, leaf) = (fixed(30, 50), reader())
    let root = tree.add(HStackLayout(spacing: 0), children: [first, leaf])
    tree.layOut(root: root, in: bounds)
    #expect(tree.frame(of: leaf) == Rect(x: 30, y: 0, width: 70, height: 50))

    let inner = fixed(200, 10)
    let content = tree.add(PassThroughLayout(), children: [inner])
    tree.layOut(content: inner...content, in: leaf)
    #expect(tree.frame(of: inner) == Rect(x: 30, y: 0, width: 200, height: 10))
    #expect(tree.frame(of: leaf) == Rect(x: 30, y: 0, width: 70, height: 50))
    #expect(tree.placedViews(below: root) == [first, inner, content, leaf, root])
  }

  @Test("starts at the right from right to left")
  func rightToLeft() {
    let root = reader(.rightToLeft)
    tree.layOut(root: root, in: bounds)
    let content = fixed(20, 10)
    tree.layOut(content: content...content, in: root)
    #expect(tree.frame(of: content) == Rect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("may hold such leaves itself")
  func nested() {
    let (first, second) = (reader(), reader())
    let root = tree.add(VStackLayout(spacing: 0), children: [first, second])
    tree.layOut(root: root, in: bounds)
    let inner = reader()
    tree.layOut(content: inner...inner, in: first)
    let last = fixed(1, 1)
    tree.layOut(content: last...last, in: second)
    let innermost = fixed(5, 5)
    tree.layOut(content: innermost...innermost, in: inner)
    #expect(tree.placedViews(below: root) == [innermost, inner, first, last, second, root])
    #expect(tree.frame(of: innermost) == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(tree.frame(of: last) == Rect(x: 0, y: 25, width: 1, height: 1))
  }
}
