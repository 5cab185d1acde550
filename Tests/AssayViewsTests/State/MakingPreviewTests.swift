// SPDX-License-Identifier: MIT

import AssayResources
import AssayTestSupport
import Testing

@testable import AssayViews

@Suite("Making the view of a preview")
struct MakingPreviewTests {
  @Test("code that assumes the main actor runs on any thread")
  func assumption() {
    #expect(RenderingExecutor.making { MainActor.assumeIsolated { 7 } } == 7)
  }

  @Test("code that makes it finds the files of the app, as its views do")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "Data/quotes.json")
    let app = MainBundle(strings: StringTables(), folder: folder.path)
    let path = MainBundle.$making.withValue(app) {
      Bundle.main.path(forResource: "quotes", ofType: "json")
    }
    #expect(path == folder.path + "/Data/quotes.json")
    #expect(Bundle.main.path(forResource: "quotes", ofType: "json") == nil)
  }

  @Test("the tasks that it starts have run")
  func tasks() {
    final class Store: @unchecked Sendable { var values: [Int] = [] }
    let store = RenderingExecutor.making {
      let store = Store()
      Task { @MainActor in store.values.append(1) }
      return store
    }
    #expect(store.values == [1])
  }
}
