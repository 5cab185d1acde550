// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// Code that nothing runs may be there to be compiled: a test of an interface, a snippet of the
/// documentation, a test that is disabled. `remove` takes what the scan is highly sure of.
@Suite("Code that is there to be compiled")
struct TestIntentTests {
  private func findings(_ source: String, path: String, isTest: Bool) -> [Finding] {
    let text = (isTest ? "import Testing\n" : "") + source
    let file = SourceGraph.File(
      path: path, modules: ["A"], isTest: isTest,
      facts: FactsExtractor.facts(of: Array(text.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzer = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .high)
    return analyzer.analyze(SyntaxGraphBuilder.graph(files: [file])).findings
  }

  private func confidences(_ source: String, isTest: Bool) -> [String] {
    findings(source, path: "a.swift", isTest: isTest)
      .filter { $0.rule != DeadCodeRule.deadFile.id }
      .map { "\($0.subject?.name ?? "") \($0.confidence)" }
  }

  @Test(
    "what is at the top level of a test may show that something compiles",
    arguments: [
      ("func check() { let s = S(); s.run() }", "check()"),
      ("private func check() {}", "check()"), ("@M enum E { case a }", "E"), ("class C: P {}", "C"),
    ])
  func compileCheck(_ row: (source: String, name: String)) {
    #expect(confidences(row.source, isTest: true) == ["\(row.name) medium"])
    #expect(confidences(row.source, isTest: false) == ["\(row.name) high"])
  }

  @Test(
    "a method without parameters may be a test that is disabled or lacks its attribute",
    arguments: [
      ("func xtestAdding()", "medium"), ("func adding()", "medium"),
      ("private func helper()", "high"), ("func helper(_ a: Int)", "high"),
      ("static func helper()", "high"),
    ])
  func disabledTest(_ row: (method: String, confidence: String)) {
    let source = "@Suite struct T { @Test func a() {}; \(row.method) { print(1) } }"
    let found = findings(source, path: "a.swift", isTest: true)
      .filter { $0.rule == DeadCodeRule.unusedMethod.id }
    #expect(found.map(\.confidence.rawValue) == [row.confidence])
    let isDoubted = found.contains { $0.reason.contains("disabled") }
    #expect(isDoubted == (row.confidence == "medium"))
  }

  @Test("a library that only tests use is judged as others are")
  func supportLibrary() {
    let file = SourceGraph.File(
      path: "a.swift", modules: ["A"], isTest: true,
      facts: FactsExtractor.facts(of: Array("func helper() {}".utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzer = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .high)
    let found = analyzer.analyze(SyntaxGraphBuilder.graph(files: [file])).findings
    #expect(found.filter { $0.rule == DeadCodeRule.unusedFunction.id }.map(\.confidence) == [.high])
  }

  @Test("nothing is said of a snippet's declarations, but of those of a folder of its name")
  func snippets() {
    let source = "func main() { print(1) }"
    #expect(findings(source, path: "Snippets/Tour.swift", isTest: false).isEmpty)
    #expect(!findings(source, path: "Sources/Snippets/Tour.swift", isTest: false).isEmpty)
  }
}
