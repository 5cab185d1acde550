// SPDX-License-Identifier: MIT

import AssayScenes
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

/// As `assay port` writes the functions of a service whose library is missing.
private struct Service {
  func names() async throws -> [String] { throw _LeftOut.failure("func names", "Service.swift:3") }
  func count() async -> Int { await _LeftOut.wait("func count", "Service.swift:4") }
  func first() -> String? {
    _LeftOut.note("func first", "Service.swift:5")
    return nil
  }
  func size() -> Int { _LeftOut.stop("func size", "Service.swift:6") }
}

@Suite("What is left out of a screen's functions")
struct LeftOutTests {
  @MainActor
  private struct Screen: View {
    @State private var title = "Loading"
    @State private var count = "none"
    private let service = Service()

    var body: some View {
      VStack {
        Text(verbatim: title)
        Text(verbatim: count)
        Text(verbatim: service.first() ?? "nobody")
      }
      .task {
        do { title = try await service.names().joined() } catch {
          title = error.localizedDescription
        }
      }
      .task { count = "\(await service.count())" }
    }
  }

  @Test("a screen shows what it shows without an answer, and each function is reported")
  @MainActor func screen() throws {
    let host = ViewHost(Screen(), in: EnvironmentValues())
    let scene = try host.settle { try SceneSketch.build($0) }
    #expect(
      scene.texts.map(\.string) == ["func names was left out by 'assay port'", "none", "nobody"])
    #expect(
      host.diagnostics.map(\.description).sorted() == [
        "what func count does (Service.swift:4), left out because it does not compile, is not drawn",
        "what func first does (Service.swift:5), left out because it does not compile, is not drawn",
        "what func names does (Service.swift:3), left out because it does not compile, is not drawn",
      ])
  }

  /// As `assay port` writes a view that makes its words with a library that is missing.
  private struct Needy: View {
    var words: String { _LeftOut.stop("var words", "Needy.swift:3") }
    var body: some View { Text(verbatim: words) }
  }

  private struct Around: View {
    var body: some View {
      VStack {
        Text(verbatim: "above")
        Needy()
      }
    }
  }

  @Test("a view that needs a value that nobody knows is a labeled area, and the rest is drawn")
  func stop() throws {
    let (words, notes) = try PreviewGuard.run {
      let host = ViewHost(Around(), in: EnvironmentValues())
      let scene = try host.settle { try SceneSketch.build($0) }
      return (scene.texts.map(\.string), host.diagnostics.map(\.description))
    }
    #expect(words == ["above", "Needy"])
    #expect(
      notes == [
        "Needy, which needs what var words does (Needy.swift:3), left out because it does not "
          + "compile, is not drawn"
      ])
  }

  @Test("a preview whose own code needs such a value says so")
  func preview() {
    let error = #expect(throws: LeftOutStop.self) {
      try PreviewGuard.run { _ = Service().size() }
    }
    #expect(
      error?.description
        == "the preview needs what func size does (Service.swift:6), which is left out "
        + "because it does not compile")
  }

  /// As an app's store that cannot be opened on this system.
  private enum Store {
    static let shared: Int = { fatalError("no store on this system") }()
    static let needy: Int = { () -> Int in _LeftOut.stop("static let needy", "Store.swift:2") }()
  }

  private struct StoreView: View {
    var body: some View { Text(verbatim: "\(Store.needy)") }
  }

  #if os(Linux)
    @Test("a global value that stopped a preview ends the next one that uses it at once")
    func globals() throws {
      #expect(throws: PreviewError.self) { try PreviewGuard.run { _ = Store.shared } }
      let start = ContinuousClock.now
      let error = #expect(throws: LeftOutStop.self) {
        try PreviewGuard.run { _ = Store.shared }
      }
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(
        error?.description
          == "the preview needs a global or static value whose initializer stopped another preview "
          + "with a fatal error")
      #expect(try PreviewGuard.run { "others go on" } == "others go on")
    }

    @Test("a view that needs a global value of what is left out is a labeled area in each preview")
    func globalsOfWhatIsLeftOut() throws {
      for _ in 1...2 {
        let words = try PreviewGuard.run {
          let host = ViewHost(StoreView(), in: EnvironmentValues())
          return try host.settle { try SceneSketch.build($0) }.texts.map(\.string)
        }
        #expect(words == ["StoreView"])
      }
    }

    @Test("threads that use a global value get the one that the first of them makes")
    func globalsOfThreads() async {
      enum Made {
        static let value: Int = {
          usleep(20_000); return Int.random(in: 0 ..< .max)
        }()
      }
      let values = await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { Made.value } }
        return await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      #expect(values.count == 1)
    }
  #endif

  @Test("a fatal error after a function without an answer names the function")
  func unwrap() {
    let error = #expect(throws: PreviewError.self) {
      try PreviewGuard.run { _ = Service().first()! }
    }
    let message = error?.description ?? ""
    #expect(message.contains("it used what func first does (Service.swift:5), left out because"))
    #expect(message.contains("a forced unwrap or 'try!' of what it returns stops a preview"))
  }
}
