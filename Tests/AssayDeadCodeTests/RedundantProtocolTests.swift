// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

/// What is left of a conformance to a redundant protocol: the protocols that it inherits itself,
/// except those that the type has from another conformance. Swift refuses the same conformance in
/// an extension: `redundant conformance of 'C' to protocol 'Decodable'`.
@Suite("Conformances to a redundant protocol")
struct RedundantProtocolTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    /// Beside the protocol `P`, which inherits `Decodable`.
    var text: String
    var fix: String
    /// After the removal.
    var removed: String
    var testDescription: String { name }
  }

  private static let without = "remove the protocol and the conformances to it"
  private static let replaced =
    "remove the protocol and replace the conformances to it with 'Decodable'"

  @Test(
    "leave what the type has from nowhere else",
    arguments: [
      Row(
        name: "from nowhere else", text: "struct S: P {}\n", fix: replaced,
        removed: "struct S: Decodable {}\n"),
      Row(
        name: "in the same clause", text: "struct S: Decodable, P {}\n", fix: without,
        removed: "struct S: Decodable {}\n"),
      Row(
        name: "wider, in the same clause", text: "struct S: Codable, P {}\n", fix: without,
        removed: "struct S: Codable {}\n"),
      Row(
        name: "of the type that is extended",
        text: "struct S: Codable {}\nextension S: P {}\n", fix: without,
        removed: "struct S: Codable {}\nextension S {}\n"),
      Row(
        name: "of another extension",
        text: "struct S: P {}\nextension S: Codable {}\n", fix: without,
        removed: "struct S {}\nextension S: Codable {}\n"),
      Row(
        name: "from a protocol that may go as well",
        text: "struct S: P, Q {}\nprotocol Q: Decodable {}\nlet q: any Q.Type = S.self\nprint(q)\n",
        fix: replaced,
        removed:
          "struct S: Decodable, Q {}\nprotocol Q: Decodable {}\nlet q: any Q.Type = S.self\nprint(q)\n"
      ),
      Row(
        name: "of one of two types",
        text: "struct S: P {}\nstruct T: Codable {}\nextension T: P {}\nprint(T.self)\n",
        fix: replaced,
        removed: "struct S: Decodable {}\nstruct T: Codable {}\nextension T {}\nprint(T.self)\n"),
    ])
  func leave(_ row: Row) throws {
    let source = "print(S.self)\nprotocol P: Decodable {}\n" + row.text
    let file = SourceGraph.File(
      path: "main.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    let analysis = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let findings = analysis.findings.filter { $0.rule.rawValue == "redundant-protocol" }
    #expect(findings.map(\.fix) == [row.fix])

    let planner = RemovalPlanner(findings, graph: analysis.graph, isAlive: analysis.isAlive) { _ in
      Array(source.utf8)
    }
    let edits = planner.plan().edits
    let result = try #require(edits.first?.result)
    #expect(String(decoding: result, as: UTF8.self) == "print(S.self)\n" + row.removed)
  }

  struct Clause: CustomTestStringConvertible, Sendable {
    var name: String
    /// Beside the protocol `P`, which inherits `Decodable`.
    var text: String
    var disabled: [RuleID] = []
    /// The conformances that are found.
    var redundant: [String]
    var testDescription: String { name }
  }

  @Test(
    "make no other conformance redundant",
    arguments: [
      Clause(name: "of a redundant protocol", text: "struct S: Decodable, P {}\n", redundant: []),
      Clause(
        name: "of a protocol that is used",
        text: "struct S: Decodable, P {}\nlet p: any P.Type = S.self\nprint(p)\n",
        redundant: ["Decodable"]),
      Clause(
        name: "of a protocol that another one inherits",
        text: "struct S: Decodable, Q {}\nprotocol Q: P {}\nlet q: any Q.Type = S.self\nprint(q)\n",
        redundant: ["Decodable"]),
      Clause(
        name: "where another one includes it too", text: "struct S: Decodable, P, Codable {}\n",
        redundant: ["Decodable"]),
      Clause(
        name: "of a protocol that is not reported", text: "struct S: Decodable, P {}\n",
        disabled: ["redundant-protocol"], redundant: ["Decodable"]),
    ])
  func makeRedundant(_ row: Clause) {
    let source = "print(S.self)\nprotocol P: Decodable {}\n" + row.text
    let file = SourceGraph.File(
      path: "main.swift", modules: ["Main"], isTest: false,
      facts: FactsExtractor.facts(of: Array(source.utf8)), declarations: 0..<0,
      referencedModules: nil)
    var configuration = ScanConfiguration()
    configuration.disabledRules = row.disabled
    let analysis = GraphAnalyzer(
      configuration: configuration, publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: [file]))
    let findings = analysis.findings.filter { $0.rule.rawValue == "redundant-conformance" }
    #expect(findings.compactMap { $0.subject?.name } == row.redundant)
  }
}
