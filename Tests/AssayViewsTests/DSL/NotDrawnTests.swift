// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

/// What SwiftUI draws and Assay does not is said, once.
@MainActor
@Suite("What is not drawn")
struct NotDrawnTests {
  private func reports(_ view: some View) throws -> [SceneDiagnostic.Code] {
    try SceneSketch.build(view.viewNode()).scene.diagnostics.map(\.code)
  }

  @Test("where presentations are left out, one that is presented is reported, others are not")
  func sheets() throws {
    for isPresented in [true, false] {
      let binding = Binding.constant(isPresented)
      let view = Text("a")
        .sheet(isPresented: binding) { Text("b") }
        .alert("c", isPresented: binding) { Button("OK") {} }
        .environment(\.drawsPresentations, false)
      #expect(
        try reports(view)
          == (isPresented ? [.notDrawn("a presented alert"), .notDrawn("a presented sheet")] : []))
    }
  }

  @Test("two of a kind are reported once")
  func once() throws {
    let view = VStack {
      Text("a").persistentSystemOverlays(.hidden)
      Text("b").persistentSystemOverlays(.hidden)
    }
    #expect(try reports(view) == [.notDrawn("a hidden home indicator")])
  }

  @Test("the default rendering mode of symbols is drawn, another is not")
  func renderingModes() throws {
    #expect(try reports(Text("a").symbolRenderingMode(.monochrome)) == [])
    #expect(
      try reports(Text("a").symbolRenderingMode(.palette))
        == [.notDrawn("the symbol rendering mode 'palette'")])
  }

  @Test("allowsTightening is read by views inside, and reported where it is on")
  func tightening() throws {
    struct Reader: View {
      @Environment(\.allowsTightening) var isAllowed
      var body: some View { Text(isAllowed ? "on" : "off") }
    }
    let view = Reader().allowsTightening(true)
    let built = try SceneSketch.build(view.viewNode())
    #expect(built.texts.map(\.string) == ["on"])
    #expect(built.scene.diagnostics.count == 1)
    #expect(try reports(Reader().allowsTightening(false)) == [])
  }

  @Test("a screen without a status bar has none in the system's chrome")
  func statusBar() throws {
    let traits = TraitSet(canvas: .device(.iPhone13), showsSystemChrome: true)
    func texts(_ view: some View) throws -> [String] {
      try SceneSketch.builder().build(view.viewNode(), traits: traits).texts.map(\.string)
    }
    #expect(try texts(Text("a")) == ["a", "9:41"])
    #expect(try texts(VStack { Text("a").statusBarHidden() }) == ["a"])
    #expect(try texts(Text("a").statusBarHidden().statusBarHidden(false)) == ["a", "9:41"])
  }
}
