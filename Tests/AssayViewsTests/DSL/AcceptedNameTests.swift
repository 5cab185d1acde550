// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// Names of SwiftUI's documentation that change no picture, or change it and say that they do not.
@MainActor
@Suite("Accepted names")
struct AcceptedNameTests {
  private func built(_ view: some View) throws -> Scene {
    let traits = TraitSet(canvas: .fixed(width: 200, height: 200, displayScale: 1))
    return try ScreenSketch.build(view, traits).scene
  }

  private func reports(_ view: some View) throws -> [String] {
    _ = LeftOutNotes.take()
    let scene = try built(view)
    return scene.diagnostics.map(\.description) + LeftOutNotes.take()
  }

  private struct Note: Transferable, Identifiable, Sendable {
    let id: Int
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { String($0.id) })
    }
  }

  private struct Input: View {
    @Namespace private var space
    @FocusState private var focus: Int?
    @AccessibilityFocusState private var spoken: Int?
    @GestureState(initialValue: 1, reset: { _, _ in }) private var pressed
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @State private var crown = 0.5

    var body: some View {
      Text(verbatim: pressed == 1 ? "a" : "b")
        .onCopyCommand { [] }
        .onPasteCommand(of: [.text]) { _ in }
        .copyable(["a"])
        .pasteDestination(for: String.self) { _ in }
        .exportsItemProviders([.text]) { [] }
        .pointerStyle(.grabIdle)
        .pointerVisibility(.hidden)
        .onModifierKeysChanged { _, _ in }
        .onPencilSqueeze { _ in }
        .springLoadingBehavior(.enabled)
        .handGestureShortcut(.primaryAction)
        .digitalCrownRotation($crown, from: 0, through: 1, by: 0.1)
        .focusScope(space)
        .focusSection()
        .prefersDefaultFocus(in: space)
        .searchFocused($focus, equals: 1)
        .accessibilityDefaultFocus($spoken, 1)
        .accessibilityActions(category: .edit) { Button("b") {} }
        .accessibilityDirectTouch(options: .silentOnTouch)
        .speechSpellsOutCharacters()
        .windowDismissBehavior(.disabled)
        .textInputSuggestions { Text("b") }
        .writingToolsAffordanceVisibility(.hidden)
        .textEditorStyle(.plain)
        .textSelection(.enabled)
        .draggable(containerItemID: 1)
        .dragContainer(for: Note.self) { ids in ids.map(Note.init) }
        .gesture(TapGesture(), name: "tap")
        .tag(1, includeOptional: true)
        .task(name: "load") {}
        .tabViewCustomization($tabs)
        .tabViewSearchActivation(.searchTabSelection)
        .labelsVisibility(.visible)
    }
  }

  @Test("what the user does changes nothing, and nothing is said of it")
  func input() throws {
    let plain = try built(Text(verbatim: "a"))
    let changed = try built(Input())
    #expect(changed.diagnostics.isEmpty)
    #expect(changed.items == plain.items)
  }

  @Test("what would be seen is said")
  func seen() throws {
    let views: [(AnyView, String)] = [
      (AnyView(Text("a").labelIconToTitleSpacing(3)), "the space between the icon"),
      (AnyView(Text("a").sliderThumbVisibility(.hidden)), "a slider without its thumb"),
      (AnyView(Text("a").listRowPlatterColor(.red)), "the color of a row's platter"),
      (
        AnyView(Slider(value: .constant(0.5), neutralValue: 0.2) { Text("a") }),
        "the neutral value of a slider"
      ),
      (AnyView(Text("a").typesettingLanguage(.init(identifier: "th"))), "the typesetting"),
      (AnyView(Button("a") {}.buttonStyle(.link)), "the link style of a button"),
      (
        AnyView(TextField("a", text: .constant("b")).textFieldStyle(.squareBorder)),
        "the square border of a text field"
      ),
      (AnyView(List { Text("a") }.listStyle(.elliptical)), "the elliptical style of lists"),
      (
        AnyView(TabView { Text("a") }.tabViewStyle(.verticalPage)),
        "the vertical page style of a tab view"
      ),
      (
        AnyView(DatePicker("a", selection: .constant(.distantPast)).datePickerStyle(.field)),
        "the field style of a date picker"
      ),
      (
        AnyView(
          Picker("a", selection: .constant(1)) {
            Text("b").tag(1)
          } currentValueLabel: {
            Text("c")
          }), "a picker's own label of its current value"
      ),
    ]
    var styled = AttributedString("a")
    #expect(try reports(TextEditor(text: .constant(styled))) == [])
    styled.link = URL(string: "https://example.com")
    #expect(
      try reports(TextEditor(text: .constant(styled)))
        == ["the style of text in an editor is not drawn"])
    for (view, words) in views {
      #expect(try reports(view).contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test("a control with an intent is drawn as one with an action")
  func intents() throws {
    struct Intent {}
    #expect(try built(Button("a", intent: Intent())).items == built(Button("a") {}).items)
    let on = Toggle("a", isOn: true, intent: Intent())
    #expect(try built(on).items == built(Toggle("a", isOn: .constant(true))).items)
  }

  @Test("rows that can be edited are drawn as others")
  func editActions() throws {
    let notes = Binding.constant([Note(id: 1), Note(id: 2)])
    let plain = try built(List(notes) { $note in Text(verbatim: "\(note.id)") }).items
    let chosen = Binding<Set<Int>>.constant([])
    let edited = List(notes, editActions: .all, selection: chosen) { $note in
      Text(verbatim: "\(note.id)")
    }
    let inside = List {
      ForEach(notes, editActions: .move) { $note in Text(verbatim: "\(note.id)") }
    }
    #expect(try built(edited).items == plain)
    #expect(try built(inside).items == plain)
  }

  @Test("options of a canvas that are not drawn are reported")
  func canvas() throws {
    func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [String] {
      try reports(Canvas { context, _ in draw(&context) })
    }
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      try drawn {
        $0.fill(
          path,
          with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      } == [])
    #expect(
      try drawn {
        $0.fill(
          path,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0), options: .mirror))
      } == ["an option of a gradient in a canvas is not drawn"])
    #expect(
      try drawn {
        $0.addFilter(.shadow(radius: 2, options: .shadowOnly))
        $0.fill(path, with: .color(.red))
      } == ["an option of a shadow in a canvas is not drawn"])
    #expect(
      try drawn { $0.fill(path, with: .backdrop) } == [
        "the backdrop shading of a canvas is not drawn"
      ])
  }

  @Test("an image that code draws is drawn in its size")
  func drawnImage() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
    }
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 1))
    let scene = try ScreenSketch.build(image, traits).scene
    #expect(scene.size == Size(width: 20, height: 10))
    #expect(!scene.items.isEmpty)
  }
}
