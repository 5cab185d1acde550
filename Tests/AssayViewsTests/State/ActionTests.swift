// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

/// What a rendering shows after the actions of a screen.
@MainActor
@Suite("Actions of a screen")
struct ActionTests {
  private func texts(_ view: some View) throws -> [String] {
    try GeometrySketch.build(view).texts.map(\.string)
  }

  struct Appearing: View {
    @State private var text = "before"
    var body: some View { Text(verbatim: text).onAppear { text = "after" } }
  }

  @Test("state that onAppear sets is drawn")
  func appearing() throws {
    #expect(try texts(Appearing()) == ["after"])
  }

  @Test("two renderings of one view do not share state")
  func separateRenderings() throws {
    let view = Counting(recorder: Recorder())
    #expect(try texts(view) == ["1"])
    #expect(try texts(view) == ["1"])
  }

  struct Counting: View {
    let recorder: Recorder<Int>
    @State private var count = 0
    var body: some View {
      let _ = recorder.add(count)
      Text(verbatim: "\(count)").onAppear { count += 1 }
    }
  }

  @Test("a body is evaluated once more after a change, and once alone without one")
  func evaluations() throws {
    let recorder = Recorder<Int>()
    _ = try texts(Counting(recorder: recorder))
    #expect(recorder.all == [0, 1])
    let still = Recorder<Int>()
    struct Still: View {
      let recorder: Recorder<Int>
      @State private var count = 0
      var body: some View {
        let _ = recorder.add(count)
        Text(verbatim: "\(count)").onAppear { count = 0 }
      }
    }
    _ = try texts(Still(recorder: still))
    #expect(still.all == [0])
  }

  struct Row: View {
    var name: String
    @State private var text = ""
    var body: some View { Text(verbatim: text).onAppear { text = name + text } }
  }

  @Test("each view of a type has its own state: in a row, in a loop and in a branch")
  func identities() throws {
    let view = VStack {
      Row(name: "a")
      Row(name: "b")
      ForEach(["c", "d"], id: \.self) { Row(name: $0) }
      if Bool(true) { Row(name: "e") } else { Row(name: "f") }
    }
    #expect(try texts(view) == ["a", "b", "c", "d", "e"])
  }

  struct Reversed: View {
    @State private var names = ["x", "y"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
      }.onAppear { names = ["y", "x"] }
    }
  }

  @Test("the state of a row stays with its id")
  func movedRows() throws {
    #expect(try texts(Reversed()) == ["y", "x"])
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("a view that never settles is drawn and reported")
  func endless() throws {
    let built = try GeometrySketch.build(Endless())
    #expect(built.texts.map(\.string) == ["19"])
    #expect(
      built.scene.diagnostics == [
        SceneDiagnostic(
          .notDrawn("what actions still change after 20 evaluations of the view"))
      ])
  }

  struct Changes: View {
    let recorder: Recorder<[Int]>
    @State private var value = 1
    @State private var old = 0
    var body: some View {
      Text(verbatim: "\(old) \(value)")
        .onAppear { value = 5 }
        .onChange(of: value) { old, new in
          recorder.add([old, new])
          self.old = old
        }
        .onChange(of: value, perform: { recorder.add([$0]) })
        .onChange(of: value, initial: true) { recorder.add([]) }
    }
  }

  @Test("onChange is called with both values, and at first only where it asks to")
  func changes() throws {
    let recorder = Recorder<[Int]>()
    #expect(try texts(Changes(recorder: recorder)) == ["1 5"])
    #expect(recorder.all == [[], [1, 5], [5], []])
  }

  @Test("the action of a view that is not placed is not called")
  func notPlaced() throws {
    let recorder = Recorder<String>()
    let view = ViewThatFits {
      Color.red.frame(width: 200).onAppear { recorder.add("wide") }
      Color.blue.onAppear { recorder.add("narrow") }
    }
    _ = try GeometrySketch.build(view)
    #expect(recorder.all == ["narrow"])
    _ = try GeometrySketch.build(EmptyView().onAppear { recorder.add("empty") })
    #expect(recorder.all == ["narrow"])
  }

  @Test("actions run from the inside out, and those of rows out of sight do not run")
  func order() throws {
    let recorder = Recorder<String>()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<5) { row in
          Color.red.frame(height: 40).onAppear { recorder.add("\(row)") }
        }
      }.onAppear { recorder.add("stack") }
    }.onAppear { recorder.add("scroll") }
    _ = try GeometrySketch.build(view)
    // 100 points show the rows at 0, 40 and 80.
    #expect(recorder.all == ["0", "1", "2", "stack", "scroll"])
  }

  struct Loading: View {
    @State private var isLoading = true
    let recorder: Recorder<String>
    var body: some View {
      VStack {
        if isLoading {
          Text(verbatim: "loading").onDisappear { recorder.add("gone") }
        } else {
          Text(verbatim: "loaded").onDisappear { recorder.add("wrong") }
        }
      }.onAppear { isLoading = false }
    }
  }

  @Test("onDisappear is called for a view that an action removes")
  func disappearing() throws {
    let recorder = Recorder<String>()
    #expect(try texts(Loading(recorder: recorder)) == ["loaded"])
    #expect(recorder.all == ["gone"])
  }

  struct Measured: View {
    @State private var height = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(Int(height))")
        GeometryReader { proxy in
          Color.clear.onAppear { height = proxy.size.height }
        }
      }
    }
  }

  @Test("an action inside a geometry reader sets what layout found")
  func measured() throws {
    // The text is 10 points high.
    #expect(try texts(Measured()) == ["90"])
  }

  struct Bound: View {
    @Binding var text: String
    var body: some View { Text(verbatim: text).onAppear { text += "!" } }
  }
  struct Binder: View {
    @State private var text = "a"
    var body: some View { Bound(text: $text) }
  }

  @Test("a binding writes to the state behind it")
  func binding() throws {
    #expect(try texts(Binder()) == ["a!"])
  }

  struct Preferring: View {
    @AppStorage("name") private var name = "a"
    @AppStorage("name") private var same = "b"
    @SceneStorage("name") private var scene = "c"
    var body: some View {
      Text(verbatim: name + same + scene).onAppear { name = "x" }
    }
  }

  @Test("properties of one preference share what is set, and keep their defaults until then")
  func preferences() throws {
    #expect(try texts(Preferring()) == ["xxc"])
    #expect(UserDefaults.standard.string(forKey: "name") == nil)
  }

  @Test("without actions, a view keeps its first state")
  func switchedOff() throws {
    let host = ViewHost(Appearing(), in: EnvironmentValues(), runsActions: false)
    let built = try host.settle { try SceneSketch.build($0) }
    #expect(built.texts.map(\.string) == ["before"])
  }

  struct Identified: View {
    @State private var id = 0
    var body: some View {
      Row(name: "n").id(id).onAppear { id = 1 }
    }
  }

  @Test("a view with a new id begins with its initial state")
  func newIdentity() throws {
    #expect(try texts(Identified()) == ["n"])
  }

  @Test("focus passes see the state that actions left")
  func focus() throws {
    struct Field: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(verbatim: text).border(isFocused ? .red : .clear).focused($isFocused)
          .onAppear { text = "set" }
      }
    }
    let host = ViewHost(Field(), in: EnvironmentValues())
    _ = try host.settle { try SceneSketch.build($0) }
    let nodes = try host.focusedViewNodes()
    #expect(nodes.count == 1)
    #expect(try SceneSketch.build(nodes[0]).texts.map(\.string) == ["set"])
  }
}
