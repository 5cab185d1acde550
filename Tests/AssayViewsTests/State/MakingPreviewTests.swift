// SPDX-License-Identifier: MIT

import Testing

@testable import AssayViews

@Suite("Making the view of a preview")
struct MakingPreviewTests {
  @Test("code that assumes the main actor runs on any thread")
  func assumption() {
    #expect(RenderingExecutor.making { MainActor.assumeIsolated { 7 } } == 7)
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
