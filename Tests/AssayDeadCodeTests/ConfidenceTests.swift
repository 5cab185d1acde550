// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// How sure the scan is of an unused declaration; `remove` takes what it is highly sure of.
@Suite("Confidence")
struct ConfidenceTests {
  private func confidences(_ source: String, retainMirrorTargets: Bool = true) -> [String] {
    var configuration = ScanConfiguration()
    configuration.retainMirrorTargets = retainMirrorTargets
    let file = SourceGraph.File(
      path: "a.swift", modules: ["A"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analyzer = GraphAnalyzer(
      configuration: configuration, publicModules: [], confidence: .high)
    return analyzer.analyze(SyntaxGraphBuilder.graph(files: [file])).findings
      .map { "\($0.subject?.name ?? "") \($0.confidence)" }
  }

  private static let stored = "print(S()); struct S { let a = 1; static let b = 2; func c() {} }\n"

  @Test func aMirrorOfAnyValueMayReadWhatIsStored() {
    let mirror = "show(1); func show(_ value: Any) { print(Mirror(reflecting: value)) }"
    let found = confidences(Self.stored + mirror)
    #expect(found == ["a medium", "b high", "c() high"])
    #expect(
      confidences(Self.stored + mirror, retainMirrorTargets: false)
        == ["a high", "b high", "c() high"])
  }

  /// `NSError.code` of a case is its number: those with payloads are counted first. The order was
  /// read from a program's `_code`: of `a, b(Int), c, d(String)` they are 2, 0, 3 and 1.
  @Test func anErrorCaseBeforeLivingOnesHasItsNumberInTheirCodes() {
    func found(_ cases: String, _ uses: String, _ inherited: String = "Error") -> [String] {
      confidences("\(uses)\nenum E: \(inherited) { \(cases) }\n")
    }
    let one = "print(E.b)"
    #expect(found("case a, b, c", one) == ["a medium", "c high"])
    #expect(found("case a, b, c", one, "LocalizedError") == ["a medium", "c high"])
    #expect(found("case a, b, c", one, "Sendable") == ["a high", "c high"])
    #expect(found("case a, b(Int), c", "print(E.b(1))") == ["a high", "c high"])
    #expect(found("case a, b, c(Int)", "print(E.a)") == ["b high", "c(_:) medium"])
  }

  @Test func withoutAMirrorNothingDoes() {
    #expect(confidences(Self.stored) == ["a high", "b high", "c() high"])
  }
}
