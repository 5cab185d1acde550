// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@Suite("JSON schema")
struct SchemaTests {
  @Test(arguments: [
    SampleReport.report, FindingReport(tool: "", version: "", rules: [], findings: []),
    FindingReport(
      tool: "", version: "", rules: [], findings: [],
      coverage: SourceCoverage(sources: 3, covered: 2, keptForDoubt: 1)),
  ])
  func whatIsPrintedFits(_ report: FindingReport) throws {
    let text = JSONReporter().text(of: report, in: SampleReport.context)
    #expect(try Schema.load().problems(JSON(text)) == [])
  }

  /// The checker itself finds what is wrong.
  @Test(arguments: [
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#, "$.schemaVersion: is not the constant"),
    (#""schemaVersion": 1"#, #""extra": 1"#, "$: lacks schemaVersion"),
    (#""schemaVersion": 1"#, #""extra": 1"#, "$: has extra"),
    (#""line": 2"#, #""line": 0"#, "$.findings[2].range.start.line: is too small"),
    (#""line": 2"#, #""line": "2""#, "$.findings[2].range.start.line: is no integer"),
    (
      #""confidence": "low""#, #""confidence": "no""#,
      "$.findings[0].confidence: is none of the words"
    ),
    (
      #""fingerprint": "7663"#, #""fingerprint": "763"#,
      "$.findings[0].fingerprint: has another form"
    ),
  ])
  func theCheckerFinds(part: String, replacement: String, problem: String) throws {
    let text = JSONReporter().text(of: SampleReport.report, in: SampleReport.context)
    #expect(text.contains(part))
    let broken = text.replacing(part, with: replacement, maxReplacements: 1)
    #expect(try Schema.load().problems(JSON(broken)).contains(problem))
  }
}
