// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

@MainActor
@Suite("Screens that are pushed, pages and bars")
struct NavigationTests {
  private func build(_ view: some View) throws -> BuiltScene {
    try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13)))
  }

  private func words(_ view: some View) throws -> [String] { try build(view).words }

  private func stack(_ path: [Int]) -> some View {
    NavigationStack(path: .constant(path)) {
      Text("Root")
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "Screen \(number)").navigationTitle("Detail")
        }
    }
  }

  @Test("a stack shows the screen of the last value of its path, with a way back")
  func path() throws {
    #expect(try words(stack([])) == ["Root", "Home"])
    let pushed = try words(stack([1, 7]))
    #expect(pushed.contains("Screen 7"))
    #expect(pushed.contains("Home") && pushed.contains("Detail"))
    #expect(!pushed.contains("Root"))
  }

  // UIKit nests two controllers of navigation, each with its bar.
  @Test("a stack in a stack keeps its title and its items, and the outer one has its own")
  func nested() throws {
    let inner = NavigationStack {
      Text("Root").navigationTitle("Inner")
        .toolbar { ToolbarItem { Text("Edit") } }
    }
    #expect(try words(NavigationStack { inner }).filter { $0 == "Inner" } == ["Inner"])
    #expect(try words(NavigationStack { inner }).filter { $0 == "Edit" } == ["Edit"])
    let both = try words(NavigationStack { inner.navigationTitle("Outer") })
    #expect(both.filter { $0 == "Inner" } == ["Inner"] && both.contains("Outer"))
  }

  @Test("a stack hides what is behind it")
  func background() throws {
    let view = ZStack {
      Color.blue.ignoresSafeArea()
      NavigationStack { Text("Root") }
    }
    let built = try build(view)
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    let fills = built.scene.items.compactMap { item -> RGBAColor? in
      guard case .fill(.rectangle(screen), .color(let color)) = item else { return nil }
      return color
    }
    // Blue, then the background of the stack.
    #expect(fills.count >= 2)
    #expect(fills.last == RGBAColor(red: 255, green: 255, blue: 255))
  }

  @Test("a value without a destination is reported")
  func unknown() throws {
    let view = NavigationStack(path: .constant(NavigationPath(["a"]))) { Text("Root") }
    let built = try build(view)
    #expect(built.texts.map(\.string) == ["Root"])
    #expect(built.scene.diagnostics.count == 1)
  }

  @Test("links and destinations that are active at first are followed")
  func active() throws {
    func shows(_ content: some View) throws -> Bool {
      try words(NavigationStack { content }).contains("Target")
    }
    #expect(
      try shows(
        NavigationLink("a", destination: Text("Target"), isActive: .constant(true))))
    #expect(
      try !shows(
        NavigationLink("a", destination: Text("Target"), isActive: .constant(false))))
    #expect(
      try shows(
        NavigationLink("a", destination: Text("Target"), tag: 1, selection: .constant(1))))
    let item: Int? = 3
    #expect(
      try shows(Text("a").navigationDestination(item: .constant(item)) { _ in Text("Target") }))
    #expect(
      try shows(Text("a").navigationDestination(isPresented: .constant(true)) { Text("Target") }))
  }

  @Test("a hidden back button is not drawn")
  func hiddenBack() throws {
    let view = NavigationStack {
      Text("a").navigationTitle("Home").navigationDestination(isPresented: .constant(true)) {
        Text("Target").navigationBarBackButtonHidden()
      }
    }
    #expect(try words(view) == ["Target"])
  }

  @Test("pages show the chosen one and a dot for each")
  func pages() throws {
    let view = TabView(selection: .constant(2)) {
      ForEach(0..<3) { Text(verbatim: "Page \($0)") }
    }.tabViewStyle(.page)
    let built = try build(view)
    #expect(built.texts.map(\.string) == ["Page 2"])
    #expect(built.scene.accessibility.contains { $0.label == "page 3 of 3" })
  }

  @Test("a search field shows its text, its prompt, or the word of the system")
  func search() throws {
    func screen(_ text: String, _ prompt: LocalizedStringKey?) -> some View {
      NavigationStack {
        if let prompt {
          Text("a").searchable(text: .constant(text), prompt: prompt)
        } else {
          Text("a").searchable(text: .constant(text))
        }
      }
    }
    #expect(try words(screen("", nil)).contains("Search"))
    #expect(try words(screen("", "Find")).contains("Find"))
    #expect(try words(screen("Ana", "Find")).contains("Ana"))
    // As Apple's own samples write it: around the stack.
    let around = NavigationStack { Text("a").navigationTitle("Title") }
      .searchable(text: .constant(""), prompt: "Around")
    #expect(try words(around).contains("Around"))
    let both = NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Inside") }
      .searchable(text: .constant(""), prompt: "Around")
    #expect(try words(both).filter { $0 == "Inside" || $0 == "Around" } == ["Inside"])
    #expect(try build(screen("", nil)).scene.diagnostics.isEmpty)
  }

  private struct Token: Identifiable { var id: Int }

  @Test("a search field with suggestions or tokens takes its prompt in each form")
  func searchForms() throws {
    _ = LeftOutNotes.take()
    defer { _ = LeftOutNotes.take() }
    let name = "of a string"
    func prompts(_ screen: some View) throws -> [String] {
      try words(NavigationStack { screen }).filter { ["Find", name, "Search"].contains($0) }
    }
    let text = Binding.constant("")
    let none = Binding<[Token]>.constant([])
    #expect(
      try prompts(Text("a").searchable(text: text, prompt: "Find") { Text("s") }) == ["Find"])
    #expect(try prompts(Text("a").searchable(text: text, prompt: name) { Text("s") }) == [name])
    #expect(
      try prompts(
        Text("a").searchable(text: text, tokens: none, prompt: name) { Text("\($0.id)") })
        == [name])
    #expect(
      try prompts(
        Text("a").searchable(
          text: text, editableTokens: none, isPresented: .constant(false), prompt: "Find"
        ) { Text("\($0.wrappedValue.id)") }) == ["Find"])
    let tokens = Binding.constant([Token(id: 1)])
    let screen = NavigationStack {
      Text("a").searchable(text: text, tokens: tokens, suggestedTokens: none, prompt: name) {
        Text("\($0.id)")
      }
    }
    #expect(
      try build(screen).scene.diagnostics.map(\.code) == [.notDrawn("the tokens of a search field")]
    )
  }

  @Test("badges are drawn in rows and on tabs")
  func badges() throws {
    #expect(try words(List { Text("Row").badge(3) }) == ["Row", "3"])
    #expect(try words(List { Text("Row").badge(0) }) == ["Row"])
    let tabs = TabView {
      Tab("Home", systemImage: "house") { Text("a") }
        .badge(5)
      Tab("More", systemImage: "ellipsis") { Text("b") }
    }
    #expect(try words(tabs).contains("5"))
  }

  @Test("a toolbar of the content joins one around it")
  func toolbars() throws {
    let view = NavigationStack {
      Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("In") } }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Text("Out") } }
    }
    #expect(try Set(words(view)) == ["a", "In", "Out"])
  }

  @Test("a closed section shows its header only, and rows with children are closed")
  func closed() throws {
    let section = List {
      Section("Head", isExpanded: .constant(false)) { Text("Row") }
    }
    #expect(try words(section).map { $0.lowercased() } == ["head"])
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let list = List(
      [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")], children: \.children
    ) { Text(verbatim: $0.id) }
    #expect(try words(list) == ["a", "c"])
  }

  /// iOS 26: the button is a circle with a chevron, and it is spoken as before.
  @Test("the way back of iOS 26 is a chevron alone")
  func glassBack() throws {
    let traits = TraitSet(canvas: .device(.iPhone13), look: .iOS26)
    let built = try SceneSketch.builder().build(
      stack([1]).viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    #expect(built.texts.map(\.string) == ["Screen 1", "chevron.backward", "Detail"])
    #expect(built.scene.accessibility.map(\.label).contains("Home"))
    #expect(fills(built.scene.items).contains { $0.width == 44 && $0.height == 44 })
  }

  @Test("the accessory of tabs is above their bar on iOS 26, and tabs of iOS 18 have none")
  func tabAccessory() throws {
    func built(_ look: LookName) throws -> BuiltScene {
      let traits = TraitSet(canvas: .device(.iPhone13), look: look)
      let view = TabView {
        Tab("One", systemImage: "star") { Text("Screen") }
        Tab("Two", systemImage: "heart") { Text("b") }
      }.tabViewBottomAccessory { Text("Playing") }
      return try SceneSketch.builder().build(
        view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    }
    let glass = try built(.iOS26)
    let playing = try #require(glass.texts.first { $0.string == "Playing" })
    let tab = try #require(glass.texts.first { $0.string == "One" })
    #expect(playing.frame.maxY < tab.frame.minY - 20)
    let screen = try #require(glass.texts.first { $0.string == "Screen" })
    #expect(screen.frame.midY < 844.0 / 2 - 20)
    let before = try built(.iOS18)
    #expect(!before.texts.contains { $0.string == "Playing" })
    #expect(
      before.scene.diagnostics.map(\.code)
        == [.notDrawn("the accessory of tabs, which needs iOS 26,")])
    #expect(glass.scene.diagnostics.isEmpty)
  }

  @Test("pages have no accessory, which is reported")
  func pageAccessory() throws {
    let traits = TraitSet(canvas: .device(.iPhone13), look: .iOS26)
    let view = TabView { Text("a") }.tabViewStyle(.page)
      .tabViewBottomAccessory { Text("Playing") }
    let built = try SceneSketch.builder().build(
      view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
    #expect(!built.texts.contains { $0.string == "Playing" })
    #expect(
      built.scene.diagnostics.map(\.code) == [.notDrawn("the accessory of tabs that are pages")])
  }
}
