// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

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
}
