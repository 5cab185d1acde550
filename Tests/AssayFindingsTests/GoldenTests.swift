// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

/// Each golden was worked out by hand from its format's definition:
/// - JSON: Schema/finding-report.schema.json; strings by RFC 8259, §7.
/// - CSV: RFC 4180, §2 (CRLF, quotes, doubled quotes).
/// - SARIF: SARIF 2.1.0 plus Errata 01, sections beside the code that writes them; UTF-16 columns
///   are counted in `SampleReport`. Checked once against OASIS' own schema.
/// - Checkstyle: `XMLLogger` of Checkstyle. JUnit: the schema of Jenkins' xUnit plugin.
/// - Code Climate: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
/// - GitHub Actions: `escapeData` and `escapeProperty` of actions/toolkit,
///   packages/core/src/command.ts.
/// - GitHub Markdown: GFM 0.29, §4.10 (tables) and CommonMark 0.31, §2.5 (numeric references).
/// - EARL: Evaluation and Report Language 1.0 Schema, worked out from the JSON by a script.
/// - Fingerprints: FNV-1a, 128 bits, of a second implementation in Python.
@Suite("Reporters")
struct GoldenTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var format: ReportFormat
    var golden: String
    var testDescription: String { format.rawValue }
  }

  static let rows = [
    Row(format: .text, golden: "text.txt"),
    Row(format: .xcode, golden: "xcode.txt"),
    Row(format: .json, golden: "json.json"),
    Row(format: .csv, golden: "csv.csv"),
    Row(format: .sarif, golden: "sarif.json"),
    Row(format: .checkstyle, golden: "checkstyle.xml"),
    Row(format: .codeClimate, golden: "codeclimate.json"),
    Row(format: .githubActions, golden: "github-actions.txt"),
    Row(format: .githubMarkdown, golden: "github-markdown.md"),
    Row(format: .junit, golden: "junit.xml"),
    Row(format: .earl, golden: "earl.json"),
  ]

  @Test("each format writes its golden byte for byte", arguments: rows)
  func golden(_ row: Row) throws {
    let reporter = try #require(row.format.plainReporter)
    let text = reporter.text(of: SampleReport.report, in: SampleReport.context)
    let expected = try SampleReport.golden(row.golden)
    // Line by line, so that a failure names the line.
    for (index, (line, wanted)) in zip(text.bytesByLine, expected.bytesByLine).enumerated() {
      #expect(line == wanted, "line \(index + 1)")
    }
    #expect(text.utf8.count == expected.utf8.count)
  }

  /// The exit code and the report that a pipeline reads are of one mind: of the five findings one
  /// is a note, one of low confidence.
  @Test func whatFailsNoRunFailsNoTest() {
    let usual = JUnitReporter().text(of: SampleReport.report, in: SampleReport.context)
    #expect(usual.contains("tests=\"6\" failures=\"3\""))
    #expect(usual.split(separator: "<skipped ").count == 3)
    let strict = JUnitReporter().text(
      of: SampleReport.report, in: ReportContext(root: "/repo", isStrict: true))
    #expect(strict.contains("tests=\"6\" failures=\"5\""))
    #expect(!strict.contains("<skipped ") && !strict.contains("skipped=\"1\""))
  }

  /// SARIF 2.1.0, 3.20.14: false where the run did not succeed. JUnit: an error is no failure.
  @Test("a run that could not look at everything is not successful in SARIF and JUnit")
  func couldNotRun() throws {
    let finding = Finding(
      rule: Rule.couldNotRun.id, severity: .error, confidence: .high,
      location: .init(path: "a.yaml"), message: "broken", reason: "")
    let report = FindingReport(
      tool: "assay check", version: "1", rules: [.couldNotRun], findings: [finding], notes: [])
    let context = ReportContext(root: "/")
    let sarif = SARIFReporter().text(of: report, in: context)
    #expect(sarif.contains("\"executionSuccessful\": false"), "\(sarif)")
    let junit = JUnitReporter().text(of: report, in: context)
    #expect(junit.contains("failures=\"0\" errors=\"1\""), "\(junit)")
    #expect(junit.contains("<error message=\"broken\""), "\(junit)")
  }

  @Test func everyPlainFormatHasAGolden() {
    #expect(Set(Self.rows.map(\.format)) == Set(ReportFormat.allCases.filter { $0 != .html }))
    #expect(ReportFormat.html.plainReporter == nil)
  }

  @Test(arguments: rows)
  func sameReportSameBytes(_ row: Row) throws {
    let reporter = try #require(row.format.plainReporter)
    var shuffled = SampleReport.report
    shuffled = FindingReport(
      tool: shuffled.tool, version: shuffled.version, rules: shuffled.rules.reversed(),
      findings: shuffled.findings.reversed(), notes: shuffled.notes)
    #expect(
      reporter.text(of: shuffled, in: SampleReport.context)
        == reporter.text(of: SampleReport.report, in: SampleReport.context))
  }
}

extension String {
  /// Bytes, for `==` of strings overlooks how a character is composed.
  fileprivate var bytesByLine: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).replacing("\r", with: "␍")
    }
  }
}
