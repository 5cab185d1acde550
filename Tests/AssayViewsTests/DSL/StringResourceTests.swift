// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import AssayGraphics
  import AssayScenes
  import AssayTestSupport
  import AssayTraits
  import Foundation
  import Testing

  @testable import AssayViews

  /// A resource, as the symbols of a string catalog are, is drawn as the key of its table.
  @MainActor
  @Suite("Titles that are resources")
  struct StringResourceTests {
    private let title: LocalizedStringResource = "Save"
    private let key: LocalizedStringKey = "Save"

    private func built(_ view: some View) throws -> Scene {
      let traits = TraitSet(canvas: .fixed(width: 300, height: 300, displayScale: 1))
      return try ScreenSketch.build(view, traits).scene
    }

    private func expectSame(_ resource: some View, _ key: some View, _ name: String) throws {
      defer { _ = LeftOutNotes.take() }
      let (a, b) = (try built(resource), try built(key))
      #expect(a.items == b.items, "\(name)")
      #expect(a.accessibility == b.accessibility, "\(name)")
    }

    @Test("controls")
    func controls() throws {
      let on = Binding.constant(true)
      let text = Binding.constant("")
      try expectSame(Button(title) {}, Button(key) {}, "Button")
      try expectSame(
        Button(title, role: .cancel) {}, Button(key, role: .cancel) {}, "Button with a role")
      try expectSame(
        Button(title, systemImage: "star") {}, Button(key, systemImage: "star") {},
        "Button with a symbol")
      try expectSame(Toggle(title, isOn: on), Toggle(key, isOn: on), "Toggle")
      try expectSame(
        Label(title, systemImage: "star"), Label(key, systemImage: "star"), "Label")
      try expectSame(TextField(title, text: text), TextField(key, text: text), "TextField")
      try expectSame(SecureField(title, text: text), SecureField(key, text: text), "SecureField")
      try expectSame(ProgressView(title, value: 0.5), ProgressView(key, value: 0.5), "ProgressView")
      try expectSame(
        LabeledContent(title, value: "1"), LabeledContent(key, value: "1"), "LabeledContent")
      try expectSame(
        Stepper(title, value: .constant(1), in: 0...1),
        Stepper(key, value: .constant(1), in: 0...1), "Stepper")
      try expectSame(
        Picker(title, selection: .constant(1)) { Text(verbatim: "a").tag(1) },
        Picker(key, selection: .constant(1)) { Text(verbatim: "a").tag(1) }, "Picker")
      try expectSame(Menu(title) {}, Menu(key) {}, "Menu")
    }

    @Test("containers")
    func containers() throws {
      func list(_ section: some View) -> some View { List { section } }
      try expectSame(
        list(Section(title) { Text(verbatim: "a") }), list(Section(key) { Text(verbatim: "a") }),
        "Section")
      try expectSame(
        GroupBox(title) { Text(verbatim: "a") }, GroupBox(key) { Text(verbatim: "a") },
        "GroupBox")
      try expectSame(
        NavigationStack { NavigationLink(title, value: 1) },
        NavigationStack { NavigationLink(key, value: 1) }, "NavigationLink")
      try expectSame(
        TabView { Tab(title, systemImage: "star") { Text(verbatim: "a") } },
        TabView { Tab(key, systemImage: "star") { Text(verbatim: "a") } }, "Tab")
      try expectSame(
        ContentUnavailableView(title, systemImage: "star"),
        ContentUnavailableView(key, systemImage: "star"), "ContentUnavailableView")
    }

    @Test("modifiers")
    func modifiers() throws {
      let text = Text(verbatim: "a")
      let shown = Binding.constant(true)
      try expectSame(
        NavigationStack { text.navigationTitle(title) },
        NavigationStack { text.navigationTitle(key) }, "navigationTitle")
      try expectSame(text.accessibilityLabel(title), text.accessibilityLabel(key), "label")
      try expectSame(text.accessibilityHint(title), text.accessibilityHint(key), "hint")
      try expectSame(text.accessibilityValue(title), text.accessibilityValue(key), "value")
      try expectSame(
        text.alert(title, isPresented: shown) {}, text.alert(key, isPresented: shown) {}, "alert")
      try expectSame(
        text.confirmationDialog(title, isPresented: shown, titleVisibility: .visible) {
          Button("b") {}
        },
        text.confirmationDialog(key, isPresented: shown, titleVisibility: .visible) {
          Button("b") {}
        }, "confirmationDialog")
      try expectSame(
        List { text.badge(title) }, List { text.badge(key) }, "badge")
    }
  }
#endif
