// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssayNodes
@testable import AssayViews

/// Letters are 5 wide and lines 10 high.
@MainActor
@Suite("ViewThatFits in a scene")
struct ViewThatFitsSceneTests {
  private var view: some View {
    ViewThatFits(in: .horizontal) {
      Text(verbatim: "abcdefgh").padding(1)
      ScrollView(.horizontal) { Text(verbatim: "abcdef") }.background(.red)
      Text(verbatim: "ab")
    }
  }

  @Test(
    "shows and speaks the first that fits, and nothing of the others",
    arguments: [
      (42.0, "abcdefgh"), (41, "abcdef"), (30, "abcdef"), (29, "ab"), (10, "ab"),
    ])
  func shown(width: Double, text: String) throws {
    let built = try GeometrySketch.build(
      view.lineLimit(1), in: .fixed(Size(width: width, height: 30), displayScale: 1))
    #expect(built.texts.count == 1)
    #expect(built.scene.accessibility.map(\.label) == [text])
    #expect(built.scene.areas.count == (text == "abcdef" ? 1 : 0))
    #expect(built.layoutTree.description.contains("ScrollView") == (text == "abcdef"))
  }

  @Test("chooses in the room that a stack leaves")
  func inStack() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 60)
      view
    }
    #expect(
      try GeometrySketch.tree(row, in: Size(width: 90, height: 10)).contains(
        "Text 60,0 30x10 \"abcdef\""))
  }

  @Test("chooses for geometry readers: one that is not shown is not evaluated again")
  func readers() throws {
    let recorder = Recorder<GeometryProxy>()
    let view = ViewThatFits {
      Color.red.frame(width: 200, height: 10).overlay(Probe(recorder: recorder))
      Text(verbatim: "ab")
    }
    _ = try GeometrySketch.build(view)
    // The estimate alone.
    #expect(recorder.all.count == 1)
  }

  @Test("reports what is wrong with the view that it shows, and with no other")
  func notes() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "abcdefgh").foregroundStyle(Color("Wide"))
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "abcdef").foregroundStyle(Color("Middle"))
        Text(verbatim: "abc").foregroundStyle(Color("Narrow"))
      }
    }
    for (width, name) in [(40.0, "Wide"), (30, "Middle"), (15, "Narrow")] {
      let built = try GeometrySketch.build(
        view, in: .fixed(Size(width: width, height: 30), displayScale: 1))
      #expect(built.scene.diagnostics.map(\.code) == [.unknownColor(name)])
    }
  }

  @Test("reads as it is written")
  func writtenForm() throws {
    let node = try ViewThatFits(in: .vertical) { Text(verbatim: "ab") }.viewNode()
    #expect(node == ViewNode(.viewThatFits(axes: .vertical, children: [.text("ab")])))
    #expect(try ViewNode.read(node.written()) == node)
    let both = try ViewThatFits { Text(verbatim: "ab") }.viewNode()
    #expect(try ViewNode.read(both.written()) == both)
  }
}
