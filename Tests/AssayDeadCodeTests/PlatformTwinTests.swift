// SPDX-License-Identifier: MIT

import AssayFindings
import Foundation
import Testing

@testable import AssayDeadCode

/// A function that each of two targets declares for itself, and that a source of both calls.
@Suite("Parameters of platform twins")
struct PlatformTwinTests {
  struct File: Sendable {
    var text: String
    var modules: [String]
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [File]
    /// Unused parameters that are found.
    var found: [String]
    var testDescription: String { name }
  }

  private static let call = "run(); func run() { print(Text().closeButton(disabled: true)) }"
  private static let phone =
    "extension View { func closeButton(disabled: Bool) -> some View { hidden(disabled) } }"
  private static let television =
    "extension View { func closeButton(disabled: Bool) -> some View { frame() } }"

  @Test(
    "belong to both, but only where a source of both calls them",
    arguments: [
      Row(
        name: "called by a shared source",
        files: [
          File(text: call, modules: ["Phone", "TV"]), File(text: phone, modules: ["Phone"]),
          File(text: television, modules: ["TV"]),
        ], found: []),
      Row(
        name: "called by each target itself",
        files: [
          File(text: call, modules: ["Phone"]), File(text: call, modules: ["TV"]),
          File(text: phone, modules: ["Phone"]), File(text: television, modules: ["TV"]),
        ], found: ["disabled"]),
      Row(
        name: "without a twin",
        files: [
          File(text: call, modules: ["Phone", "TV"]),
          File(text: television, modules: ["Phone", "TV"]),
        ], found: ["disabled"]),
      Row(
        name: "the twin extends another type",
        files: [
          File(text: call, modules: ["Phone", "TV"]),
          File(
            text: phone.replacingOccurrences(of: "extension View", with: "extension Scene"),
            modules: ["Phone"]),
          File(text: television, modules: ["TV"]),
        ], found: ["disabled"]),
    ])
  func parameters(_ row: Row) {
    let files = row.files.enumerated().map { index, file in
      SourceGraph.File(
        path: "File\(index).swift", modules: file.modules, isTest: false,
        facts: FactsExtractor.facts(of: Array(file.text.utf8)), declarations: 0..<0,
        referencedModules: nil)
    }
    let analysis = GraphAnalyzer(
      configuration: ScanConfiguration(), publicModules: [], confidence: .medium
    ).analyze(SyntaxGraphBuilder.graph(files: files))
    let found = analysis.findings.filter { $0.rule.rawValue == "unused-parameter" }
    #expect(found.compactMap { $0.subject?.name } == row.found)
  }
}
