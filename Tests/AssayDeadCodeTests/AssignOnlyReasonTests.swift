// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// A property that some method reads does not look assigned only, unless the reason names the
/// method that is unused itself.
@Suite("Why a property is called assigned only")
struct AssignOnlyReasonTests {
  @Test(arguments: [
    ("func stop() {}", "every use in running code is an assignment"),
    (
      "func stop() { print(state) }",
      "every use in running code is an assignment; only unused code reads it: 'Machine.stop()'"
    ),
    (
      "func a() { b(state) }; func b(_ s: Int) { print(state) }",
      "every use in running code is an assignment; only unused code reads it: 'Machine.a()', "
        + "'Machine.b(_:)'"
    ),
  ])
  func reason(member: String, expected: String) {
    let source = """
      Machine().start()
      struct Machine {
        private var state = 0
        mutating func start() { state = 1 }
        \(member)
      }
      """
    let file = SourceGraph.File(
      path: "main.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analysis = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let found = analysis.findings.filter { $0.rule.rawValue == "assign-only-property" }
    #expect(found.map(\.reason) == [expected])
  }
}
