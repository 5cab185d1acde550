// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayNodes
import AssayScenes
import AssayTraits
import Testing

/// Layouts of whole views as text. Letters are 5 wide and lines 10 high.
@Suite struct SceneLayoutTests {
  /// Ideal 20 x 20 in the middle of 100 x 100; a font of a plain size keeps no leading between
  /// texts.
  @Test func rootIsCentered() throws {
    let root = ViewNode.column(.text("abcd"), .text("ab"), alignment: .leading, spacing: nil)
    #expect(
      try SceneSketch.tree(root) == """
        VStack 40,40 20x20
          Text 40,40 20x10 "abcd"
          Text 40,50 10x10 "ab"
        """)
  }

  @Test func pictureOfTheViewItself() throws {
    let built = try SceneSketch.build(
      .text("abcd").with(.padding(PaddingModifier())), in: nil)
    // 20 + 2 * 16 by 10 + 2 * 16.
    #expect(built.scene.size == Size(width: 52, height: 42))
    #expect(
      built.layoutTree.description == """
        padding 0,0 52x42
          Text 16,16 20x10 "abcd"
        """)
  }

  /// Body is 17 points with 22 from baseline to baseline and a line of 17 * 2444 / 2048 = 20.287;
  /// at one pixel a point lines are 21 high, and the second keeps ceil(22 - 20.287) = 2 from the
  /// first.
  @Test func textStylesKeepTheirLeading() throws {
    let column = ViewNode.column(.text("a"), .text("a"), alignment: .leading, spacing: nil)
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 1))
    let scene = try SceneSketch.builder().scene(of: column, traits: traits)
    #expect(scene.size.height == 21 + 2 + 21)
  }

  /// iPhone 13: 844 high with 47 and 34 taken; 10 high in the middle of 47...810 starts at 423.5,
  /// on the grid of thirds (half up) at 423.667.
  @Test func deviceRootIsCenteredInTheSafeArea() throws {
    let device = try #require(Device.named("iPhone13"))
    let built = try SceneSketch.builder().build(
      ViewNode.text("ab").boxes, traits: TraitSet(canvas: .device(device)))
    #expect(built.layoutTree.description == #"Text 190,423.667 10x10 "ab""#)
    #expect(built.scene.size == Size(width: 390, height: 844))
    #expect(built.scene.scale == 3)
  }

  @Test(arguments: [
    (Edge.Set.all, "0,0 390x844"), (Edge.Set(), "0,47 390x763"), (.top, "0,0 390x810"),
  ])
  func backgroundsOfTheRootReachTheEdges(edges: Edge.Set, expected: String) throws {
    let device = try #require(Device.named("iPhone13"))
    let root = ViewNode.text("ab").with(
      ViewNode.filling, .backgroundStyle(.color(.red), ignoresSafeAreaEdges: edges))
    let built = try SceneSketch.builder().build(
      root.boxes, traits: TraitSet(canvas: .device(device)))
    #expect(built.layoutTree.description.hasSuffix("  Background \(expected)"))
  }

  /// Rows run the other way, leading is right: each x becomes 100 - x - width.
  @Test func rightToLeftTwin() throws {
    let row = ViewNode.row(
      .text("abcd").with(.padding(PaddingModifier(edges: .leading, length: 6))),
      ViewNode(.spacer(minLength: nil)), .text("ab"))
    let root = ViewNode.column(row, .text("a"), alignment: .leading)
    #expect(
      try SceneSketch.tree(root) == """
        VStack 0,40 100x20
          HStack 0,40 100x10
            padding 0,40 26x10
              Text 6,40 20x10 "abcd"
            Spacer 26,45 64x0
            Text 90,40 10x10 "ab"
          Text 0,50 5x10 "a"
        """)
    #expect(
      try SceneSketch.tree(root, locale: "ar") == """
        VStack 0,40 100x20
          HStack 0,40 100x10
            padding 74,40 26x10
              Text 74,40 20x10 "abcd"
            Spacer 10,45 64x0
            Text 0,40 10x10 "ab"
          Text 95,50 5x10 "a"
        """)
  }

  /// A modifier of a group is a modifier of each of its views.
  @Test func groupsAreTheirViews() throws {
    let group = ViewNode.group(.text("a"), .group(.text("b"), ViewNode(.empty)))
      .with(.frame(width: 10, height: nil, alignment: .leading))
    #expect(
      try SceneSketch.tree(.row(group, .text("c")), in: nil) == """
        HStack 0,0 25x10
          frame 0,0 10x10
            Text 0,0 5x10 "a"
          frame 10,0 10x10
            Text 10,0 5x10 "b"
          Text 20,0 5x10 "c"
        """)
  }

  /// A modifier reads the environment of what is outside of it: the overlay stands in the smaller
  /// font.
  @Test func decorationsInheritFromTheOutside() throws {
    let root = ViewNode.text("ab")
      .with(
        .font(.system(size: 20, design: .boxes)),
        .overlay(alignment: .topLeading, children: [.text("ab")]))
    #expect(
      try SceneSketch.tree(root, in: nil) == """
        overlay 0,0 20x20
          Text 0,0 20x20 "ab"
          Text 0,0 10x10 "ab"
        """)
  }

  /// The spacer and the divider take their direction from their stack, and lose it in a frame's
  /// ZStack.
  @Test func spacersAndDividersKnowTheirStack() throws {
    let root = ViewNode.row(
      .text("a"), ViewNode(.divider),
      .column(.text("b"), ViewNode(.divider), .text("c")), ViewNode(.spacer(minLength: 3)))
    #expect(
      try SceneSketch.tree(root, in: Size(width: 40, height: 30)) == """
        HStack 0,0 40x30
          Text 0,10 5x10 "a"
          Divider 5,0 1x30
          VStack 6,5 31x21
            Text 19,5 5x10 "b"
            Divider 6,15 31x1
            Text 19,16 5x10 "c"
          Spacer 37,15 3x0
        """)
  }

  @Test func layoutPriorityAndZIndexPassThroughModifiers() throws {
    let wide = ViewNode.filled(.red).with(.layoutPriority(1), .opacity(0.5))
    let root = ViewNode.row(
      .filled(.blue).with(.frame(width: nil, height: 5, alignment: .center)), wide)
    let tree = try SceneSketch.tree(root, in: Size(width: 50, height: 5))
    #expect(tree.contains("Color 0,0 50x5"))
  }

  /// A circle is as wide as it is high; a rectangle fills.
  @Test func circlesAreSquare() throws {
    let root = ViewNode.depth(
      ViewNode(.shape(ShapeNode(.rectangle))), ViewNode(.shape(ShapeNode(.circle))))
    #expect(
      try SceneSketch.tree(root, in: Size(width: 60, height: 20)) == """
        ZStack 0,0 60x20
          Rectangle 0,0 60x20
          Circle 20,0 20x20
        """)
  }

  @Test func printsQuotesAndFractions() {
    let node = LayoutTreeNode(
      kind: "Text", frame: Rect(x: 1.0 / 3, y: -0.5, width: 2.0 / 3, height: 10.1250004),
      text: "a\"\\\nb")
    #expect(node.description == #"Text 0.333,-0.5 0.667x10.125 "a\"\\\nb""#)
  }
}
