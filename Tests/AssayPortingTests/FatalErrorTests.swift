// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("Fatal errors of previews")
struct FatalErrorTests {
  @Test("are told once, in order, without those of views that are left out")
  func lines() {
    let errors = FatalErrors(
      in: """
        Building for debugging...
        App/Store.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value
        AssayViews/LeftOutStop.swift:42: Fatal error: the preview needs what func size does
        SwiftUI/Home.swift:3: Fatal error: no data
        App/Store.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value
        """)
    #expect(
      errors.lines == [
        .init(
          words:
            "App/Store.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
          count: 2),
        .init(words: "SwiftUI/Home.swift:3: Fatal error: no data", count: 1),
      ])
  }
}
