// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayTraits
import Testing

@Suite struct SceneAccessibilityTests {
  private func elements(_ root: ViewNode) throws -> [AccessibilityNode] {
    try SceneSketch.build(root, in: nil).scene.accessibility
  }

  @Test func textIsAnElementWithItsLooks() throws {
    let element = try #require(try elements(.text("ab")).first)
    #expect(element.label == "ab")
    #expect(element.traits == [.isStaticText])
    #expect(element.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(element.pointSize == 10)
    #expect(element.foreground == .black)
    #expect(element.isItalic == false)
    #expect(!element.isTruncated)
  }

  @Test func slantIsKnownOfTextAlone() throws {
    let slanted = ViewNode.text("ab").with(.italic(true))
    #expect(try elements(slanted).map(\.isItalic) == [true])
    let button = ViewNode(.button(role: nil, label: [slanted]))
    #expect(try elements(button).map(\.isItalic) == [true])
  }

  @Test func buttonIsOneElementOfItsLabel() throws {
    let button = ViewNode(.button(role: nil, label: [.text("Save"), .text("all")]))
    let found = try elements(button.with(.disabled(true)))
    #expect(found.map(\.label) == ["Save, all"])
    #expect(found.map(\.traits) == [[.isButton, .isNotEnabled]])
    #expect(try elements(button).map(\.traits) == [[.isButton]])
  }

  @Test func symbolsSpeakTheirName() throws {
    #expect(try elements(.image("heart.fill")).map(\.label) == ["heart"])
    let labeled = ViewNode(.image(ImageNode(.system("heart"), label: "Favourite")))
    #expect(try elements(labeled).map(\.label) == ["Favourite"])
    #expect(try elements(labeled).map(\.traits) == [[.isImage]])
    let decorative = ViewNode(.image(ImageNode(.system("heart"), isDecorative: true)))
    #expect(try elements(decorative).isEmpty)
  }

  @Test func tabSpeaksItsBadge() throws {
    let label = ViewNode(.label(title: [.text("Home")], icon: [.image("house")]))
    let screen = ViewNode.text("Screen").with(
      .tabItem([label]), .badge(TextNode(verbatim: "3")))
    let view = ViewNode(.tabView(selection: nil, children: [screen]))
    let traits = TraitSet(canvas: .device(.iPhone13))
    let found = try SceneSketch.builder().build(view, traits: traits).scene.accessibility
    let tab = found.flatMap { [$0] + $0.children }.first { $0.traits.contains(.isButton) }
    #expect(tab?.label?.contains("Home") == true)
    #expect(tab?.label?.contains("3") == false)
    #expect(tab?.value == "3")
  }

  @Test func childrenIgnoredCombinedContained() throws {
    let column = ViewNode.column(.text("a"), .text("b"))
    #expect(try elements(column).map(\.label) == ["a", "b"])
    let ignored = try elements(
      column.with(
        .accessibilityElement(children: .ignore), .accessibilityLabel(TextNode(verbatim: "both"))))
    #expect(ignored.map(\.label) == ["both"])
    #expect(ignored.allSatisfy { $0.children.isEmpty && $0.traits.isEmpty })
    #expect(
      try elements(column.with(.accessibilityElement(children: .combine))).map(\.label) == ["a, b"])
    let contained = try elements(column.with(.accessibilityElement(children: .contain)))
    #expect(contained.map { $0.children.map(\.label) } == [["a", "b"]])
  }

  @Test func labelValueHintIdentifierTraits() throws {
    let root = ViewNode.text("a").with(
      .accessibilityLabel(TextNode(verbatim: "label")),
      .accessibilityValue(TextNode(verbatim: "value")),
      .accessibilityHint(TextNode(verbatim: "hint")), .accessibilityIdentifier("id"),
      .accessibilityAddTraits([.isHeader, .isSelected]), .accessibilityRemoveTraits([.isStaticText])
    )
    let element = try #require(try elements(root).first)
    #expect(element.label == "label")
    #expect(element.value == "value")
    #expect(element.hint == "hint")
    #expect(element.identifier == "id")
    #expect(element.traits == [.isHeader, .isSelected])
  }

  @Test func shapesSpeakOnceLabelled() throws {
    #expect(try elements(.filled(.red)).isEmpty)
    #expect(
      try elements(.filled(.red).with(.accessibilityLabel(TextNode(verbatim: "red")))).map(\.label)
        == ["red"])
  }

  @Test func hiddenAndSorted() throws {
    let root = ViewNode.column(
      .text("a"), .text("b").with(.accessibilitySortPriority(2)),
      .text("c").with(.accessibilityHidden(true)),
      .text("d").with(.accessibilitySortPriority(1)))
    #expect(try elements(root).map(\.label) == ["b", "d", "a"])
  }

  @Test func nearestBackgroundIsKnown() throws {
    let card = ViewNode.text("a").with(
      .padding(PaddingModifier()), .backgroundStyle(.color(.yellow), ignoresSafeAreaEdges: []),
      .padding(PaddingModifier()), .backgroundStyle(.color(.black), ignoresSafeAreaEdges: []))
    #expect(try elements(card).map { $0.background?.hex } == ["#FFCC00"])
    // What shows through is told with its opacity, not as what is behind it.
    let faint = ViewNode.text("a").with(
      .backgroundStyle(.color(Color.black.opacity(0.5)), ignoresSafeAreaEdges: []),
      .backgroundStyle(.color(.yellow), ignoresSafeAreaEdges: []))
    #expect(try elements(faint).map { $0.background?.hex } == ["#00000080"])
  }

  /// Twice as large about the center: 0...10 becomes -5...15.
  @Test func framesFollowTransforms() throws {
    let found = try elements(.text("ab").with(.scaleEffect(x: 2, y: 2, anchor: .center)))
    #expect(found.map(\.frame) == [Rect(x: -5, y: -5, width: 20, height: 20)])
  }

  @Test func truncatedTextIsKnown() throws {
    let root = ViewNode.text("abcdefgh").with(
      .lineLimit(1), .frame(width: 20, height: nil, alignment: .leading))
    #expect(try elements(root).map(\.isTruncated) == [true])
    #expect(try elements(root).map(\.label) == ["abcdefgh"])
  }

  /// What is scrolled out of sight keeps its frame below the screen.
  @Test func scrolledContentKeepsItsFrame() throws {
    let root = ViewNode(
      .scrollView(
        axes: .vertical,
        children: [
          .column(
            .filled(.red).with(.frame(width: 10, height: 300, alignment: .center)), .text("a"))
        ]))
    let built = try SceneSketch.build(root)
    #expect(built.scene.accessibility.map(\.frame.y) == [300])
  }
}
