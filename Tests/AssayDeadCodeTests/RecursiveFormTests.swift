// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Sources that nest without end")
struct RecursiveFormTests {
  /// Chains are read in full, which takes a debug build of swift-syntax seconds for each.
  private static func levels(of form: RecursiveForm) -> Int {
    let isChain = ["else if", "function types", "conditional expressions"].contains {
      form.description.hasPrefix($0)
    }
    return isChain ? 10_000 : 100_000
  }

  @Test(
    "a scan reads them or leaves them out, and the process goes on", arguments: RecursiveForm.all)
  func facts(_ form: RecursiveForm) {
    let source = form.source(levels: Self.levels(of: form))
    #expect(FactsExtractor.facts(of: source).lineCount > 0)
  }

  /// What cannot be read here is read by SwiftPM.
  @Test("a manifest that nests too deeply is in doubt")
  func manifest() {
    let literal = LiteralManifest(text: String(repeating: "(", count: 100_000))
    #expect(literal.doubts == ["it nests too deeply to be read"])
  }
}
