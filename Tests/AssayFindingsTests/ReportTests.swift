// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings
import Testing

@Suite("Report")
struct ReportTests {
  @Test("a report counts its findings, removable lines and files, and the findings of each rule")
  func counts() {
    #expect(SampleReport.report.counts.findings == 5)
    #expect(SampleReport.report.counts.removableLines == 5)
    #expect(SampleReport.report.fileCount == 4)
    #expect(
      SampleReport.report.countsByRule.map { "\($0.rule) \($0.counts.findings)" }
        == ["unused-asset 1", "unused-import 1", "unused-method 2", "unused-property 1"])
  }

  @Test func fileGroupsHoldEveryFindingOnce() {
    let groups = SampleReport.report.findingsByFile
    #expect(groups.map(\.findings.count) == [1, 1, 2, 1])
    #expect(groups.flatMap(\.findings) == SampleReport.report.findings)
  }

  /// RFC 9923: the hash of nothing is the offset basis. The others come from a second
  /// implementation, in Python.
  @Test(
    "a stable hash is the FNV-1a of 128 bits of a text",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func hash(text: String, hex: String) {
    #expect(StableHash(text).hex == hex)
  }

  @Test func partsOfAHashAreKeptApart() {
    #expect(StableHash("ab", "c").hex != StableHash("a", "bc").hex)
    #expect(StableHash("ab", "").hex != StableHash("ab").hex)
  }

  /// Two imports of the same module in a file have the same identity.
  @Test func fingerprintsAreUnique() {
    var report = SampleReport.report
    report.findings.append(SampleReport.importFinding)
    #expect(
      report.uniqueFingerprints.suffix(2)
        == ["16e6e50ca241fce9486d8d2d791b2f92", "a449e48d06c4cfe9e5e51e4179f1305f"])
  }

  @Test func fingerprintsDoNotHangOnLines() {
    var moved = SampleReport.method
    moved.location = SampleReport.location("Sources/Other.swift", (99, 1), (101, 2))
    #expect(
      FindingIdentity(moved).fingerprint == FindingIdentity(SampleReport.method).fingerprint)
  }

  @Test(
    "paths in the root are printed relative or absolute, others as they are",
    arguments: [
      ("A.swift", true, "A.swift"), ("A.swift", false, "/root/A.swift"),
      ("/else/A.swift", true, "/else/A.swift"), ("/else/A.swift", false, "/else/A.swift"),
    ])
  func paths(path: String, isRelative: Bool, printed: String) {
    for root in ["/root", "/root/"] {
      let context = ReportContext(root: root, usesRelativePaths: isRelative)
      #expect(context.printedPath(path) == printed)
    }
  }

  /// SARIF, §3.14.14 and §3.4.3.
  @Test("SARIF names the root only where absolute paths are asked for, and writes file URIs")
  func sarifPaths() {
    let finding = Finding(
      rule: "r", severity: .note, confidence: .low,
      location: Finding.Location(path: "/else/a b.swift"), message: "m", reason: "r")
    let report = FindingReport(tool: "t", version: "1", rules: [], findings: [finding])
    let relative = SARIFReporter().text(of: report, in: ReportContext(root: "/a root"))
    #expect(relative.contains(#""uri": "file:///else/a%20b.swift""#))
    #expect(!relative.contains("a%20root"))
    // A rule that the report does not list has no index.
    #expect(!relative.contains("ruleIndex"))
    let absolute = SARIFReporter().text(
      of: report, in: ReportContext(root: "/a root", usesRelativePaths: false))
    #expect(absolute.contains(#""uri": "file:///a%20root/""#))
  }

  @Test(
    "a range that ends at a line's start ends on the line before, unless it is empty",
    arguments: [[1, 5, 1, 9, 1], [1, 1, 2, 1, 1], [1, 1, 2, 2, 2], [3, 1, 3, 1, 3]] as [[UInt32]])
  func lastLine(_ row: [UInt32]) {
    let range = SourceRange(
      start: SourcePosition(line: row[0], column: row[1]),
      end: SourcePosition(line: row[2], column: row[3]))
    #expect(range.lastLine == row[4])
  }

  /// ECMA-48.
  @Test("every color that is switched on is switched off, and without color there is none")
  func colors() {
    var context = SampleReport.context
    #expect(!TextReporter().text(of: SampleReport.report, in: context).contains("\u{1B}"))
    context.hasColor = true
    let text = TextReporter().text(of: SampleReport.report, in: context)
    #expect(text.contains("\u{1B}[31merror\u{1B}[0m"))
    #expect(text.contains("\u{1B}[33mwarning\u{1B}[0m"))
    #expect(text.contains("\u{1B}[36mnote\u{1B}[0m"))
    let plain = text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    var uncolored = SampleReport.context
    uncolored.hasColor = false
    #expect(plain == TextReporter().text(of: SampleReport.report, in: uncolored))
  }
}
