// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import Testing

@Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  private let tree = LayoutTree()

  private func fill() -> LayoutTree.ID { tree.add(FillLayout()) }

  private func relative(
    _ axes: Axis.Set, _ length: ContainerRelativeFrameLayout.Length = .whole
  ) -> LayoutTree.ID {
    tree.add(ContainerRelativeFrameLayout(axes: axes, length: length), children: [fill()])
  }

  private func scroll(_ axes: Axis.Set, _ content: LayoutTree.ID) -> LayoutTree.ID {
    let id = tree.add(ScrollLayout(axes: axes), children: [content])
    tree.setContainer(id)
    return id
  }

  private let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

  /// Apple's documentation: a third of a container of 100 with 5 points between is (100 - 2 * 5) /
  /// 3 = 30; two of three are 30 + 5 + 30.
  @Test("are a share of the container", arguments: [(1, 30.0), (2, 65), (3, 100)])
  func share(span: Int, width: Double) {
    let view = relative(.horizontal, .share(count: 3, span: span, spacing: 5))
    let row = tree.add(HStackLayout(spacing: 5), children: [view, fill()])
    let root = scroll(.horizontal, row)
    tree.layOut(root: root, in: bounds)
    #expect(tree.frame(of: view) == Rect(x: 0, y: 0, width: width, height: 50))
  }

  @Test("are what their code says")
  func computed() {
    let view = relative([.horizontal, .vertical], .computed { $1 == .vertical ? $0 / 2 : $0 - 1 })
    tree.layOut(root: view, in: bounds)
    #expect(tree.frame(of: view).size == Size(width: 99, height: 25))
  }

  @Test("leave the other axis alone")
  func otherAxis() {
    let view = relative(.vertical)
    let root = tree.add(FrameLayout(width: 30, height: 10), children: [view])
    tree.layOut(root: root, in: bounds)
    #expect(tree.frame(of: view).size == Size(width: 30, height: 50))
  }

  /// The scroll view is half of the row, although it is measured with other widths before.
  @Test("follow the container as it is placed")
  func placedContainer() {
    let view = relative(.horizontal)
    let root = tree.add(
      HStackLayout(spacing: 0), children: [fill(), scroll(.horizontal, view)])
    tree.layOut(root: root, in: bounds)
    #expect(tree.frame(of: view) == Rect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("take the nearest container")
  func nearest() {
    let view = relative([.horizontal, .vertical])
    let inner = tree.add(
      FrameLayout(width: 40, height: 20), children: [scroll(.horizontal, view)])
    let root = scroll(.vertical, inner)
    tree.layOut(root: root, in: bounds)
    #expect(tree.frame(of: view).size == Size(width: 40, height: 20))
  }

  @Test("are as their content without a container")
  func noContainer() {
    let root = relative([.horizontal, .vertical])
    #expect(tree.size(of: root, .unspecified) == Size(width: 10, height: 10))
  }

  @Test("of late content take the container around the leaf")
  func lateContent() {
    let leaf = tree.add(GeometryReaderLayout())
    let framed = tree.add(FrameLayout(width: 20, height: 20), children: [leaf])
    let root = scroll(.vertical, framed)
    tree.layOut(root: root, in: bounds)
    let first = fill()
    let view = tree.add(
      ContainerRelativeFrameLayout(axes: .horizontal, length: .whole), children: [first])
    tree.layOut(content: first...view, in: leaf)
    #expect(tree.frame(of: view) == Rect(x: 40, y: 0, width: 100, height: 20))
  }
}
