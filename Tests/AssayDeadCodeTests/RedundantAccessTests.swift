// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("What is said of redundant access")
struct RedundantAccessTests {
  private func findings(_ source: String) -> [Finding] {
    let file = SourceGraph.File(
      path: "a.swift", modules: ["A"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzer = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium)
    return analyzer.analyze(SyntaxGraphBuilder.graph(files: [file])).findings
  }

  /// `thing()` is from another module, so its `run()` may be either one, or neither.
  @Test(
    "a declaration that is kept only because of doubt is not called used",
    arguments: ["public", "package"])
  func doubt(_ access: String) {
    let found = findings(
      """
      import Lib
      print(One(), Two())
      walk()
      func walk() { One().stop(); thing().run() }
      struct One { \(access) func run() {}; \(access) func stop() {} }
      struct Two { \(access) func run() {} }
      """
    ).filter { $0.rule.rawValue == "redundant-\(access)" }
    #expect(found.map(\.subject?.qualifiedName) == ["One.run()", "One.stop()", "Two.run()"])
    let used = found.map { $0.message.hasSuffix("used only in its own module") }
    #expect(used == [false, true, false])
    for finding in found where !finding.message.contains("used only") {
      #expect(finding.message.hasSuffix("not used outside its own module"))
      #expect(finding.reason.hasSuffix("it may be unused in its own module"))
    }
  }
}
