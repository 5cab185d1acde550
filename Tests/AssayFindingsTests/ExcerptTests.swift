// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@Suite("Excerpts of the text report")
struct ExcerptTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var range: ((UInt32, UInt32), (UInt32, UInt32))?
    var focus: (UInt32, UInt32)?
    /// The line and the marks under it; none where nothing can be shown.
    var excerpt: [String]
    var testDescription: String { name }
  }

  @Test(
    "an excerpt marks a finding's range and focus under its line",
    arguments: [
      Row(
        name: "a range", source: "let a = 1", range: ((1, 5), (1, 6)),
        excerpt: ["let a = 1", "    ^"]),
      Row(
        name: "a focus alone", source: "let a = 1", focus: (1, 5), excerpt: ["let a = 1", "    ^"]),
      Row(
        name: "a focus in its range", source: "let abc = 1", range: ((1, 1), (1, 12)),
        focus: (1, 5),
        excerpt: ["let abc = 1", "~~~~^~~~~~~"]),
      Row(
        name: "a range from lines before", source: "@a\n  func f() {  \n}", range: ((1, 1), (3, 2)),
        focus: (2, 8), excerpt: ["  func f() {", "  ~~~~~^~~~~"]),
      // A tab goes to the next multiple of four.
      Row(
        name: "tabs", source: "\ta\tb", range: ((1, 4), (1, 5)),
        excerpt: ["    a   b", "        ^"]),
      // Each ideograph takes three bytes and two cells; the accent two bytes and no cell of its
      // own.
      Row(
        name: "wide characters", source: "漢字 x", range: ((1, 8), (1, 9)),
        excerpt: ["漢字 x", "     ^"]),
      Row(
        name: "combining marks", source: "e\u{301} x", range: ((1, 5), (1, 6)),
        excerpt: ["e\u{301} x", "  ^"]),
      // The escape takes six cells where it took one byte.
      Row(
        name: "controls", source: "\u{1B}[31m x", range: ((1, 7), (1, 8)),
        excerpt: ["\\u{1B}[31m x", "           ^"]),
      Row(name: "CRLF", source: "a\r\nb\r\n", range: ((2, 1), (2, 2)), excerpt: ["b", "^"]),
      Row(name: "CR alone", source: "a\rb", range: ((2, 1), (2, 2)), excerpt: ["b", "^"]),
      Row(name: "the end of a line", source: "a\nb", focus: (1, 2), excerpt: ["a", " ^"]),
      Row(name: "past the end of a line", source: "a\nb", focus: (1, 3), excerpt: []),
      Row(name: "past the end of the file", source: "a\nb\n", focus: (3, 1), excerpt: []),
      Row(name: "line 0", source: "a\nb\n", focus: (0, 1), excerpt: []),
      Row(name: "column 0", source: "a\nb\n", focus: (1, 0), excerpt: []),
      Row(name: "an empty file", source: "", focus: (1, 1), excerpt: []),
      Row(name: "no place", source: "a", excerpt: []),
    ])
  func marks(_ row: Row) {
    var location = Finding.Location(path: "a.swift")
    if let range = row.range {
      location = SampleReport.location("a.swift", range.0, range.1)
    }
    location.focus = row.focus.map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(Self.excerpt(of: location, in: row.source) == row.excerpt)
  }

  /// 300 cells, cut to 160 from 80 before the caret on: cells 120 to 279, with a sign for each cut.
  @Test func longLinesAreCutAroundTheCaret() {
    let source = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 99)
    let location = SampleReport.location("a.swift", (1, 201), (1, 202))
    let text =
      "…" + String(repeating: "a", count: 80) + "X" + String(repeating: "b", count: 79) + "…"
    #expect(
      Self.excerpt(of: location, in: source) == [text, String(repeating: " ", count: 81) + "^"])
  }

  /// Both sides of the limit: 160 cells are shown whole, 161 are not.
  @Test(arguments: [(160, false), (161, true)])
  func onlyLinesBeyondTheLimitAreCut(width: Int, isCut: Bool) {
    let source = String(repeating: "a", count: width)
    let excerpt = Self.excerpt(of: SampleReport.location("a.swift", (1, 1), (1, 2)), in: source)
    #expect(excerpt.first == (isCut ? String(repeating: "a", count: 160) + "…" : source))
    #expect(excerpt.last == "^")
  }

  private static func excerpt(of location: Finding.Location, in source: String) -> [String] {
    let finding = Finding(
      rule: "r", severity: .note, confidence: .low, location: location, message: "m", reason: "r")
    let report = FindingReport(tool: "t", version: "1", rules: [], findings: [finding])
    let context = ReportContext(root: "/") { _ in Array(source.utf8) }
    let lines = TextReporter().text(of: report, in: context).split(separator: "\n")
    return lines.compactMap { line in
      line.firstRange(of: " | ").map { String(line[$0.upperBound...]) }
    }
  }
}
