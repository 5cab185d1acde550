// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTraits
import Testing

@testable import AssayScenes
@testable import AssayViews

@MainActor
@Suite("What is presented over a screen")
struct PresentationTests {
  private func build(_ view: some View, _ device: Device = .iPhone13) throws -> BuiltScene {
    try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(device)))
  }

  private func words(_ view: some View, _ device: Device = .iPhone13) throws -> [String] {
    try build(view, device).texts.map(\.string)
  }

  private struct Item: Identifiable { let id = "item" }

  @Test("a sheet is drawn over the screen, which assistive technology does not reach")
  func sheet() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") }
    let built = try build(view)
    #expect(built.texts.map(\.string) == ["Below", "Sheet"])
    #expect(built.scene.accessibility.map(\.label) == ["Sheet"])
    #expect(built.scene.diagnostics.isEmpty)
    #expect(
      try words(Text("Below").sheet(isPresented: .constant(false)) { Text("Sheet") }) == ["Below"])
    #expect(
      try words(Text("Below").sheet(item: .constant(Item())) { Text(verbatim: $0.id) })
        == ["Below", "item"])
  }

  /// SwiftUI presents over the whole screen, wherever the view that presents is.
  @Test("a view in an overlay, a background, a mask, an inset or a bar presents, too")
  func inModifiers() throws {
    func presenting(_ text: String) -> some View {
      Text(verbatim: text).sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    func check(_ view: some View, _ name: String) throws {
      let built = try build(view)
      #expect(built.texts.map(\.string).last == "Sheet", "\(name)")
      #expect(built.scene.accessibility.map(\.label) == ["Sheet"], "\(name)")
    }
    try check(Text("Below").overlay { presenting("Over") }, "overlay")
    try check(Text("Below").background { VStack { presenting("Behind") } }, "background")
    try check(Text("Below").mask { presenting("Mask") }, "mask")
    try check(Text("Below").safeAreaInset(edge: .bottom) { presenting("Inset") }, "inset")
    try check(
      NavigationStack { Text("Below").toolbar { ToolbarItem { presenting("Bar") } } }, "bar")
    try check(
      Text("Below").overlay { Color.red.overlay { presenting("Over") } }, "overlay of an overlay")
    let alert = Text("Below").overlay {
      Text("Over").alert("Alert", isPresented: .constant(true)) {}
    }
    #expect(try words(alert).contains("Alert"))
    let closed = Text("Below").overlay {
      Text("Over").sheet(isPresented: .constant(false)) { Text("Sheet") }
    }
    #expect(try words(closed) == ["Below", "Over"])
  }

  @Test("what an empty view presents is reported")
  func emptyView() throws {
    _ = LeftOutNotes.take()
    let empty = EmptyView().sheet(isPresented: .constant(true)) { Text("Sheet") }
    _ = try Text("Below").background { empty }.viewNode()
    #expect(LeftOutNotes.take() == ["a presented sheet of an empty view"])
    let closed = EmptyView().sheet(isPresented: .constant(false)) { Text("Sheet") }
    _ = try Text("Below").background { closed }.viewNode()
    #expect(LeftOutNotes.take().isEmpty)
  }

  @Test("a medium sheet begins above the middle of the screen, one of 200 points above its end")
  func detents() throws {
    func top(_ detents: Set<PresentationDetent>, _ device: Device = .iPhone13) throws -> Double? {
      let view = Text("Below").sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(detents)
      }
      let frames = try build(view, device).layoutTree.description.split(separator: "\n")
        .filter { $0.contains("Sheet ") }
      let place = frames.first?.split(separator: " ").dropFirst().first
      return place?.split(separator: ",").last.flatMap { Double($0) }
    }
    // Seen on an iPhone 16 Pro: 415 of 874 points.
    let medium = try #require(try top([.medium], .iPhone16Pro))
    #expect(abs(medium - 415) < 0.67)
    #expect(try top([.medium, .large], .iPhone16Pro) == medium)
    // An iPhone 13 is 844 high, 34 of it below the safe area.
    #expect(try top([.fraction(0.5)]) == 422)
    #expect(try top([.height(200)]) == 844 - 34 - 200)
  }

  /// A published view hierarchy of a sheet on iOS 13: a bar of 56, its items of 44 from 6 on.
  @Test("the bar of a sheet of iOS 18 is 56 high, its title in the middle")
  func bar() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) {
      NavigationStack {
        Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.height(200)])
    }
    let elements = try build(view).scene.accessibility
    let title = try #require(elements.first { $0.label == "Title" })
    #expect(abs(title.frame.midY - (844 - 34 - 200 + 28)) < 0.5)
  }

  @Test("a full-screen cover replaces the screen")
  func cover() throws {
    let view = Text("Below").fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
    #expect(try words(view) == ["Cover"])
  }

  @Test("an alert shows title, message and actions, the one that cancels first of two")
  func alert() throws {
    let view = Text("Below").alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("For good.")
    }
    #expect(try words(view) == ["Below", "Delete?", "For good.", "Cancel", "Delete"])
    let old = Text("Below").alert(isPresented: .constant(true)) { Alert(title: Text("Sorry")) }
    #expect(try words(old) == ["Below", "Sorry", "OK"])
    struct Failure: LocalizedError { var errorDescription: String? { "No network" } }
    let failed = Text("Below").alert(isPresented: .constant(true), error: Failure()) {
      Button("Again") {}
    }
    #expect(try words(failed) == ["Below", "No network", "Again"])
    let data: Int? = nil
    let without = Text("Below").alert("a", isPresented: .constant(true), presenting: data) { _ in
      Button("b") {}
    }
    #expect(try words(without) == ["Below"])
  }

  @Test("a dialog shows its title only if asked, and always a way out")
  func dialog() throws {
    let view = Text("Below").confirmationDialog("Sure?", isPresented: .constant(true)) {
      Button("Save") {}
    }
    #expect(try words(view) == ["Below", "Save", "Cancel"])
    let titled = Text("Below").confirmationDialog(
      "Sure?", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Save") {}
      Button("No", role: .cancel) {}
    }
    #expect(try words(titled) == ["Below", "Sure?", "Save", "No"])
  }

  @Test("a presentation over a view of its own size is reported")
  func withoutScreen() throws {
    let view = Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") }
    let built = try SceneSketch.build(view.viewNode(), in: nil)
    #expect(built.texts.map(\.string) == ["Below"])
    #expect(built.scene.diagnostics.count == 1)
  }

  /// iOS 13 to 18: the screen behind a large sheet is a card on black under a white status bar.
  @Test("a large sheet of iOS 18 pushes the screen back, a medium one and one of iOS 26 do not")
  func pushedBack() throws {
    func screen(_ detent: PresentationDetent, _ look: LookName, _ device: Device = .iPhone13) throws
      -> BuiltScene
    {
      let traits = TraitSet(canvas: .device(device), showsSystemChrome: true, look: look)
      let view = Text("Below").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([detent])
      }
      return try SceneSketch.builder().build(
        view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    }
    func scales(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .group(let group) = item else { return [] }
        return (group.transform.map { $0.a == 1 ? [] : [$0.a] } ?? []) + scales(group.items)
      }
    }
    let large = try screen(.large, .iOS18)
    #expect(scales(large.scene.items) == [(390 - 2 * 16) / 390])
    #expect(large.color(of: "9:41") == .white)
    // The safe area of the screen stays: the text is in the middle of it, 47 lower, before it is
    // scaled.
    let below = try #require(large.texts.first { $0.string == "Below" })
    #expect(abs(below.frame.midY - (47 + (844 - 34)) / 2 - 47) < 0.5)
    for (detent, look, device) in [
      (PresentationDetent.medium, LookName.iOS18, Device.iPhone13), (.large, .iOS26, .iPhone13),
      (.large, .iOS18, .iPadPro11),
    ] {
      let other = try screen(detent, look, device)
      #expect(scales(other.scene.items).isEmpty)
      let time = other.texts.map(\.string).first { $0.hasPrefix("9:41") }
      #expect(other.color(of: try #require(time)) == .black)
    }
  }

  /// UIKit's documentation of `largestUndimmedDetentIdentifier`, which SwiftUI sets.
  @Test("a screen that can be touched is not dimmed")
  func undimmed() throws {
    func isDimmed(_ interaction: PresentationBackgroundInteraction) throws -> Bool {
      let view = Text("Below").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium])
          .presentationBackgroundInteraction(interaction)
      }
      return try build(view).scene.items.contains { item in
        guard case .fill(_, .color(let color)) = item else { return false }
        return color.alpha > 0 && color.luma == 0
      }
    }
    #expect(try isDimmed(.automatic) && isDimmed(.disabled))
    #expect(try !isDimmed(.enabled))
    #expect(try !isDimmed(.enabled(upThrough: .medium)) && !isDimmed(.enabled(upThrough: .large)))
    #expect(try isDimmed(.enabled(upThrough: .height(100))))
  }

  @Test("a dialog of iOS 18 has words of 20 points, an alert of 17, and its field of 13")
  func sizes() throws {
    func size(_ word: String, _ view: some View) throws -> Double {
      let built = try SceneSketch.builder().build(
        view.viewNode(), traits: TraitSet(canvas: .device(.iPhone13)))
      let text = try #require(built.texts.first { $0.string == word })
      return try #require(text.runs.first).pointSize
    }
    func font(_ points: Double) throws -> Double {
      try size("Font", Text("Font").font(.system(size: points)))
    }
    let dialog = Text("Below").confirmationDialog("Sure?", isPresented: .constant(true)) {
      Button("Save") {}
    }
    #expect(try size("Save", dialog) == font(20) && size("Cancel", dialog) == font(20))
    let alert = Text("Below").alert("Name", isPresented: .constant(true)) {
      TextField("Prompt", text: .constant(""))
      Button("Save") {}
    }
    #expect(try size("Save", alert) == font(17) && size("Prompt", alert) == font(13))
    let prompt = try #require(
      try SceneSketch.builder().build(
        alert.viewNode(), traits: TraitSet(canvas: .device(.iPhone13))
      ).texts.first { $0.string == "Prompt" })
    // The alert is 270 wide in the middle of 390, its field 16 and the words 7 further in.
    #expect(abs(prompt.frame.minX - (60 + 16 + 7)) < 0.5)
  }

  @Test("an inspector is a sheet on a phone and a column on a large screen")
  func inspector() throws {
    let view = Text("Below").inspector(isPresented: .constant(true)) { Text("Details") }
    #expect(try build(view).scene.accessibility.map(\.label) == ["Details"])
    let traits = TraitSet(canvas: .device(.iPadPro11))
    let wide = try SceneSketch.builder().build(
      view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    #expect(wide.scene.accessibility.map(\.label) == ["Below", "Details"])
    let details = try #require(wide.texts.last)
    #expect(details.frame.minX > 1194 - 320)
    let hidden = Text("Below").inspector(isPresented: .constant(false)) { Text("Details") }
    #expect(try words(hidden) == ["Below"] && words(hidden, .iPadPro11) == ["Below"])
  }
}
