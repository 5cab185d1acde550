// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// Frames of views in layouts of a program's own. A canvas centers its view; a `frame` stands in
/// for what it holds.
@MainActor
@Suite("Custom layouts")
struct CustomLayoutTests {
  /// The lines of the layout tree, without the colors inside the frames.
  private func frames(
    _ view: some View, in width: Double, _ height: Double
  ) throws -> [String] {
    let tree = try SceneSketch.tree(view.viewNode(), in: .init(width: width, height: height))
    return tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("Color") }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// 40 + 8 + 40 = 88 fit into 100 points, 88 + 8 + 30 do not. The rows are 20 and 10 high, 8
  /// apart: 38. The canvas leaves (100 - 88) / 2 = 6 and (100 - 38) / 2 = 31; the second row starts
  /// at 31 + 28.
  @Test("a flow layout wraps into rows, and is mirrored from right to left")
  func flow() throws {
    let view = FlowLayout {
      box(40, 10)
      box(40, 20)
      box(30, 10)
    }
    #expect(
      try frames(view, in: 100, 100) == [
        "FlowLayout 6,31 88x38", "frame 6,31 40x10", "frame 54,31 40x20", "frame 6,59 30x10",
      ])
    // From right to left, each x becomes 6 + 94 - (x + width).
    #expect(
      try frames(view.environment(\.layoutDirection, .rightToLeft), in: 100, 100) == [
        "FlowLayout 6,31 88x38", "frame 54,31 40x10", "frame 6,31 40x20", "frame 64,59 30x10",
      ])
  }

  /// In 126 points the three of 40 + 8 + 40 + 8 + 30 fit, in 125 not. The canvas is 50 high:
  /// (50 - 20) / 2 = 15 and (50 - 38) / 2 = 6; (125 - 88) / 2 = 18.5 lands on the pixel at 19.
  @Test(arguments: [(126.0, "FlowLayout 0,15 126x20"), (125.0, "FlowLayout 19,6 88x38")])
  func flowAtTheEdge(width: Double, line: String) throws {
    let view = FlowLayout(spacing: 8) {
      box(40, 10)
      box(40, 20)
      box(30, 10)
    }
    #expect(try frames(view, in: width, 50).first == line)
  }

  /// The widest is 30, the highest 20. Between the first and the second lie the default 8 points,
  /// after the second the 2 that it asks for: 3 * 30 + 8 + 2 = 100, from 10 on. Centers at 10 + 15
  /// = 25, 25 + 38 = 63 and 63 + 32 = 95; the last takes all of its 30 by 20.
  @Test("a stack of equal widths takes the widest view's, and the spacing that a view asks for")
  func equalWidths() throws {
    let view = EqualWidthHStack {
      box(10, 10)
      box(26, 16).spaceAfter(2).padding(2)
      Color.blue.frame(
        minWidth: 20, idealWidth: 20, maxWidth: .infinity, minHeight: 10, idealHeight: 10,
        maxHeight: .infinity)
    }
    #expect(
      try frames(view, in: 120, 40) == [
        "EqualWidthHStack 10,10 100x20", "frame 20,15 10x10", "padding 48,10 30x20",
        "frame 50,12 26x16", "frame 80,10 30x20",
      ])
  }

  /// A layout value is for the layout around, not for those around that.
  @Test func layoutValuesStayInTheirContainer() throws {
    let view = EqualWidthHStack {
      VStack { box(10, 10).spaceAfter(2) }
      box(10, 10)
    }
    // 10 + 8 + 10.
    #expect(try frames(view, in: 28, 10).first == "EqualWidthHStack 0,0 28x10")
  }

  /// Of two layout values for one key the outer counts: 10 + 3 + 10.
  @Test func outerLayoutValueWins() throws {
    let view = EqualWidthHStack {
      box(10, 10).spaceAfter(2).spaceAfter(3)
      box(10, 10)
    }
    #expect(try frames(view, in: 23, 10).first == "EqualWidthHStack 0,0 23x10")
  }

  /// In the font of boxes a letter is 5 wide and the baseline 8 below the top: rows at 20 - 8 and
  /// 40 - 8. Without text the bottom is the baseline: 60 - 6. All are centered at 10.
  @Test func prioritiesAndBaselines() throws {
    let view = RankedLayout {
      box(4, 6).layoutPriority(-1)
      Text(verbatim: "ab")
      Text(verbatim: "abcd").layoutPriority(1).padding(0)
    }
    #expect(
      try frames(view, in: 20, 60) == [
        "RankedLayout 0,0 20x60", "frame 8,54 4x6", #"Text 5,32 10x10 "ab""#,
        "padding 0,12 20x10", #"Text 0,12 20x10 "abcd""#,
      ])
  }

  /// The guides lie on one line: the layout's 10 points inside it, the box's at its edge. So the
  /// box starts 10 later, and all cover 30. The layouts' spacing is zero: 3 * 10 high, without
  /// gaps.
  @Test("a layout is aligned by the guide that it gives itself")
  func explicitAlignment() throws {
    let view = VStack(alignment: .leading) {
      box(20, 10)
      IndentedLayout { Color.blue }
      IndentedLayout { Color.blue }
    }
    #expect(
      try frames(view, in: 30, 30) == [
        "VStack 0,0 30x30", "frame 10,0 20x10", "IndentedLayout 0,10 20x10",
        "IndentedLayout 0,20 20x10",
      ])
  }

  /// 0 - 20 / 2 - 10 / 2 = -15: the second box starts 15 after the first, and both cover 35.
  @Test func alignmentGuideSeesTheDimensions() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(20, 10)
      box(20, 10).alignmentGuide(.leading) { d in
        d[.leading] - d.width / 2 - d[VerticalAlignment.center]
      }
    }
    #expect(
      try frames(view, in: 35, 20) == ["VStack 0,0 35x20", "frame 0,0 20x10", "frame 15,10 20x10"])
  }

  /// 20 + 4 + 30, the last first, at the top.
  @Test func layoutsOnTopOfStacks() throws {
    let view = ReversedHStack {
      box(30, 10)
      box(20, 20)
    }
    #expect(
      try frames(view, in: 54, 20) == [
        "ReversedHStack 0,0 54x20", "frame 24,0 30x10", "frame 0,0 20x20",
      ])
  }

  /// In a row 30 + 4 + 20 wide, in a column 10 + 2 + 10 high.
  @Test("an erased layout places its views as the layout in it does, also when erased twice")
  func erasedLayouts() throws {
    #expect(
      try frames(SwitchingView(isFlow: true), in: 54, 10) == [
        "FlowLayout 0,0 54x10", "frame 0,0 30x10", "frame 34,0 20x10",
      ])
    #expect(
      try frames(SwitchingView(isFlow: false), in: 30, 22) == [
        "VStack 0,0 30x22", "frame 0,0 30x10", "frame 5,12 20x10",
      ])
    let twice = AnyLayout(AnyLayout(ReversedHStack()))
    #expect(
      try frames(twice { box(30, 10) }, in: 30, 10) == [
        "ReversedHStack 0,0 30x10", "frame 0,0 30x10",
      ])
  }

  /// A layout for a stack is that stack, with a written form; a divider in it turns as in the
  /// stack.
  @Test func stackLayoutsAreStacks() throws {
    #expect(
      try VStackLayout(alignment: .leading, spacing: 4) { Divider() }.viewNode()
        == VStack(alignment: .leading, spacing: 4) { Divider() }.viewNode())
    #expect(
      try AnyLayout(HStackLayout(spacing: 4)) { Divider() }.viewNode()
        == HStack(spacing: 4) { Divider() }.viewNode())
    #expect(
      try ZStackLayout(alignment: .top) { Divider() }.viewNode()
        == ZStack(alignment: .top) { Divider() }.viewNode())
  }

  @Test func nodesDifferWhereTheirLayoutsDo() throws {
    let node = try FlowLayout(spacing: 8) { Divider() }.viewNode()
    #expect(try node == FlowLayout(spacing: 8) { Divider() }.viewNode())
    #expect(try node != FlowLayout(spacing: 9) { Divider() }.viewNode())
    #expect(
      try Divider().spaceAfter(1).viewNode() != Divider().spaceAfter(2).viewNode())
    #expect(
      try Divider().spaceAfter(1).viewNode() == Divider().spaceAfter(1).viewNode())
  }
}
