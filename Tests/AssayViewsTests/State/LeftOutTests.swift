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
}
