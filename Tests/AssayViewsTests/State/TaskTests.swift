// SPDX-License-Identifier: MIT

import AssayScenes
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

private actor Server {
  func names() -> [String] { ["a", "b"] }
}

private func twice(_ value: Int) async -> Int {
  await Task.yield()
  return value * 2
}

@MainActor
private final class MainModel: ObservableObject {
  @Published var names: [String] = []
  private let server = Server()

  func load() async {
    names = await server.names()
    async let number = twice(4)
    names.append("\(await number)")
    names.append(await withCheckedContinuation { $0.resume(returning: "c") })
  }
}

/// Tasks of a rendering, on the thread that renders.
@Suite("Tasks of a screen")
struct TaskTests {
  @MainActor
  struct Screen: View {
    @StateObject private var model = MainModel()
    var body: some View {
      Text(verbatim: model.names.joined()).task { await model.load() }
    }
  }

  @Test("a task runs through actors, child tasks and continuations that are ready")
  @MainActor func task() throws {
    #expect(try GeometrySketch.build(Screen()).texts.map(\.string) == ["ab8c"])
  }

  @Test("a task does the same on a thread that is not the main one, many at once")
  func otherThreads() async throws {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<20 {
        group.addTask {
          let host = ViewHost(Screen(), in: EnvironmentValues())
          return try host.settle { try SceneSketch.build($0) }.texts.map(\.string)
        }
      }
      for try await texts in group { #expect(texts == ["ab8c"]) }
    }
  }

  @MainActor
  struct Sleeping: View {
    @State private var text = "a"
    var body: some View {
      Text(verbatim: text).task {
        text = "b"
        // Canceled at the end of the rendering.
        try? await Task.sleep(for: .seconds(60))
        text = "c"
      }
    }
  }

  @Test("a task stops where it waits for time, and never changes the picture later")
  @MainActor func sleeping() async throws {
    let host = ViewHost(Sleeping(), in: EnvironmentValues())
    #expect(try host.settle { try SceneSketch.build($0) }.texts.map(\.string) == ["b"])
    try await Task.sleep(for: .milliseconds(20))
    #expect(try host.settle { try SceneSketch.build($0) }.texts.map(\.string) == ["b"])
  }

  @MainActor
  struct Starting: View {
    @State private var text = ""
    var body: some View {
      Text(verbatim: text).onAppear {
        Task {
          text += "1"
          MainActor.assertIsolated()
          await Task.yield()
          text += "3"
        }
        Task { @MainActor in text += "2" }
      }
    }
  }

  @Test("tasks that an action starts run before the picture")
  @MainActor func started() throws {
    #expect(try GeometrySketch.build(Starting()).texts.map(\.string) == ["123"])
  }

  @MainActor
  struct ByID: View {
    @State private var id = 1
    @State private var text = ""
    var body: some View {
      Text(verbatim: text).task(id: id) {
        text += "\(id)"
        if id < 3 { id += 1 }
      }
    }
  }

  @Test("task(id:) starts again for each new id")
  @MainActor func byID() throws {
    #expect(try GeometrySketch.build(ByID()).texts.map(\.string) == ["123"])
  }

  @Test("the real main actor works as before after a rendering")
  func mainActorAfter() async throws {
    _ = try await MainActor.run { try GeometrySketch.build(Screen()) }
    // It stops the process where the code is not on the main actor.
    await MainActor.run { MainActor.assertIsolated() }
    await Task { @MainActor in MainActor.assertIsolated() }.value
    let order = await Task { @MainActor in
      let later = Task { @MainActor in 2 }
      return [1, await later.value]
    }.value
    #expect(order == [1, 2])
  }
}
