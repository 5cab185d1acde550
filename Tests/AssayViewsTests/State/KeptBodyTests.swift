// SPDX-License-Identifier: MIT

import Testing

@testable import AssayViews

private final class Store: ObservableObject {
  @Published var items: [String] = []
}

@Observable
private final class NewStore {
  var text = "before"
}

/// As SwiftUI does, a body is made again only when something changes that it depends on.
@MainActor
@Suite("Bodies that stay")
struct KeptBodyTests {
  private func texts(_ view: some View) throws -> [String] {
    try GeometrySketch.build(view).texts.map(\.string)
  }

  struct Items: View {
    @ObservedObject fileprivate var store: Store
    var body: some View {
      VStack {
        Text(verbatim: "list")
        ForEach(store.items, id: \.self) { Text(verbatim: $0) }
      }.onAppear { store.items = ["a", "b"] }
    }
  }
  struct Root: View {
    var body: some View { NavigationStack { Items(store: Store()) } }
  }
  struct RootWithState: View {
    @State private var selection = 0
    @Environment(\.locale) private var locale
    var body: some View {
      TabView(selection: $selection) { Items(store: Store()).padding() }
    }
  }
  struct Adding: ViewModifier {
    fileprivate let store = Store()
    func body(content: Content) -> some View {
      content.overlay { Items(store: store) }
    }
  }
  struct Modified: View {
    var body: some View { Text(verbatim: "below").modifier(Adding()) }
  }

  @Test("a model that a body makes keeps what the screen puts into it")
  func models() throws {
    #expect(try texts(Root()) == ["list", "a", "b"])
    #expect(try texts(RootWithState()) == ["list", "a", "b"])
    #expect(try texts(Modified()) == ["below", "list", "a", "b"])
  }

  struct Box<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }
  struct Outer: View {
    @State private var text = "before"
    var body: some View {
      VStack {
        Box { Text(verbatim: text) }
        Inner(text: $text)
      }.onAppear { text = "after" }
    }
  }
  struct Inner: View {
    @Binding var text: String
    var body: some View { Box { Text(verbatim: text) } }
  }

  @Test("what a closure or a binding reads of another view is drawn as it is now")
  func passed() throws {
    #expect(try texts(Outer()) == ["after", "after"])
  }

  struct Reader: View {
    var body: some View { Text(verbatim: store.text) }
    fileprivate let store: NewStore
  }
  struct Chain: View {
    fileprivate let store = NewStore()
    @State private var step = 0
    var body: some View {
      Reader(store: store)
        .onAppear { step = 1 }
        .onChange(of: step) { store.text = "after" }
    }
  }

  @Test("an observable object that a body has read is followed after evaluations that kept it")
  func observation() throws {
    #expect(try texts(Chain()) == ["after"])
  }

  struct Width: View {
    let width: Double
    var body: some View { Text(verbatim: "\(Int(width))") }
  }
  struct Measured: View {
    var body: some View { GeometryReader { Width(width: $0.size.width) } }
  }
  struct Growing: View {
    @State private var width = 10.0
    var body: some View { Sized(width: width).onAppear { width = 20 } }
  }
  struct Sized: View {
    let width: Double
    var body: some View { Measured().frame(width: width, height: 10) }
  }

  @Test("a view that is made during layout is made for the size of now")
  func layout() throws {
    #expect(try texts(Growing()) == ["20"])
  }

  struct Kept: View {
    let recorder: Recorder<String>
    var body: some View {
      let _ = recorder.add("outer")
      Changing(recorder: recorder)
    }
  }
  struct Changing: View {
    let recorder: Recorder<String>
    @State private var count = 0
    var body: some View {
      let _ = recorder.add("inner")
      Text(verbatim: "\(count)").onAppear { count = 1 }
    }
  }

  @Test("only the body of the view that changed is called again")
  func calls() throws {
    let recorder = Recorder<String>()
    #expect(try texts(Kept(recorder: recorder)) == ["1"])
    #expect(recorder.all == ["outer", "inner", "inner"])
  }
}
