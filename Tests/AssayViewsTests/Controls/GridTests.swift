// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayNodes
import Testing

/// Letters are 5 wide and lines 10 high: every length below is counted by hand.
@Suite("Grids")
struct GridTests {
  private func cell(_ width: Double, _ height: Double) -> ViewNode {
    ViewNode.filled(.blue).with(.frame(width: width, height: height, alignment: .center))
  }

  private func grid(
    _ rows: [ViewNode], alignment: Alignment = .topLeading, spacing: Double = 4
  ) throws -> [Rect] {
    let node = GridNode(
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, children: rows)
    let items = try SceneSketch.build(ViewNode(.grid(node)), in: nil).scene.items
    return items.compactMap { item in
      if case .fill(.rectangle(let rect), _) = item { rect } else { nil }
    }
  }

  private func row(_ cells: ViewNode...) -> ViewNode {
    ViewNode(.gridRow(GridRowNode(children: cells)))
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func columns() throws {
    let rects = try grid([row(cell(10, 5), cell(20, 8)), row(cell(30, 6), cell(15, 7))])
    #expect(
      rects == [
        Rect(x: 0, y: 0, width: 10, height: 5), Rect(x: 34, y: 0, width: 20, height: 8),
        Rect(x: 0, y: 12, width: 30, height: 6), Rect(x: 34, y: 12, width: 15, height: 7),
      ])
  }

  @Test("a cell of two columns widens them only if it needs to")
  func spans() throws {
    let narrow = cell(12, 5).with(.gridCellColumns(2))
    #expect(
      try grid([row(cell(10, 5), cell(20, 5)), row(narrow)])[2]
        == Rect(x: 0, y: 9, width: 12, height: 5))
    // 10 + 4 + 20 = 34 of 54: each column gets 10 more.
    let wide = cell(54, 5).with(.gridCellColumns(2))
    #expect(
      try grid([row(cell(10, 5), cell(20, 5)), row(wide)])[1]
        == Rect(x: 24, y: 0, width: 20, height: 5))
  }

  /// 100 points hold a column of 20, two gaps of 4 and what is left for two columns: 72.
  @Test("a cell of two columns takes what the others leave of the room, and no more")
  func spanInRoom() throws {
    let wide = ViewNode.filled(.blue).with(
      .frame(width: nil, height: 5, alignment: .center), .gridCellColumns(2))
    let node = GridNode(
      alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4,
      children: [row(cell(20, 5), cell(20, 5), cell(20, 5)), row(wide, cell(20, 5))])
    let rects = fills(try SceneSketch.build(ViewNode(.grid(node))).scene.items)
    #expect(rects.count == 5)
    #expect(rects[3].width == 76 && rects[3].x == 0)
    #expect(rects[2].maxX <= 100 && rects[4].x == rects[2].x)
  }

  @Test("an anchor, a column's alignment and a row's alignment place cells")
  func alignments() throws {
    let anchored = cell(10, 5).with(.gridCellAnchor(.bottomTrailing))
    #expect(
      try grid([row(anchored, cell(20, 15)), row(cell(30, 5), cell(5, 5))])[0]
        == Rect(x: 20, y: 10, width: 10, height: 5))
    let trailing = cell(10, 5).with(.gridColumnAlignment(.trailing))
    let rects = try grid([row(trailing, cell(5, 5)), row(cell(30, 5)), row(cell(6, 5))])
    #expect(rects.map(\.x) == [20, 34, 0, 24])
    let centered = ViewNode(
      .gridRow(GridRowNode(alignment: .center, children: [cell(10, 5), cell(10, 15)])))
    #expect(try grid([centered]).map(\.y) == [5, 0])
  }

  @Test("a view that is no row takes all columns, and unsized axes take no part")
  func other() throws {
    let unsized = cell(50, 3).with(.gridCellUnsizedAxes(.horizontal))
    let rects = try grid([row(cell(10, 5), cell(20, 5)), unsized, row(cell(10, 5), cell(5, 5))])
    #expect(rects.map(\.y) == [0, 0, 9, 16, 16])
    #expect(rects[1].x == 14)
  }
}
