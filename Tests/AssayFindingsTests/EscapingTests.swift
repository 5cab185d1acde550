// SPDX-License-Identifier: MIT

import AssayFindings
import Foundation
import Testing

/// What no text may do in any format, and what each format makes of it.
@Suite("Escaping")
struct EscapingTests {
  static func report(_ text: String) -> FindingReport {
    let finding = Finding(
      rule: RuleID(rawValue: text), severity: .warning, confidence: .high,
      location: SampleReport.location(text, (1, 1), (1, 2)),
      subject: Finding.Subject(name: text, kind: text, qualifiedName: text, identity: text),
      message: text, reason: text, fix: text)
    return FindingReport(
      tool: text, version: text,
      rules: [Rule(id: RuleID(rawValue: text), name: text, summary: text, severity: .note)],
      findings: [finding], notes: [text])
  }

  static func print(_ format: ReportFormat, _ text: String) -> String {
    format.plainReporter?.text(of: report(text), in: ReportContext(root: "/")) ?? ""
  }

  static let plain = ReportFormat.allCases.filter { $0 != .html }

  /// No format lets through what steers a terminal or turns the direction of text.
  @Test(arguments: plain)
  func controlsAreSpelledOut(_ format: ReportFormat) {
    for scalar in "\u{0}\u{7}\u{8}\u{B}\u{1B}\u{7F}\u{85}\u{9B}\u{2028}\u{2029}\u{202E}\u{2066}"
      .unicodeScalars
    {
      let text = Self.print(format, "a" + String(scalar) + "b")
      #expect(!text.unicodeScalars.contains(scalar), "\(scalar.value)")
      #expect(!text.isEmpty)
    }
  }

  /// Formats of one line a finding stay so.
  @Test(arguments: [ReportFormat.xcode, .githubActions])
  func lineBreaksMakeNoLines(_ format: ReportFormat) {
    for lineBreak in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}"] {
      let text = Self.print(format, "a" + lineBreak + "b")
      #expect(text.split(whereSeparator: \.isNewline).count == 1)
    }
  }

  /// XML 1.0, §2.2: what is no `Char` cannot stand in a document, not even as a reference.
  @Test(arguments: [ReportFormat.checkstyle, .junit])
  func xmlHasOnlyItsCharacters(_ format: ReportFormat) {
    let text = Self.print(
      format, "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{FFFE}\u{FFFF}\u{FFFD}\u{20}")
    #expect(
      text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
      })
    #expect(text.contains("\\u{FFFE}\\u{FFFF}\u{FFFD}"))
    #expect(!text.contains("&#0;"))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var format: ReportFormat
    var text: String
    var expected: String
    var testDescription: String { "\(format.rawValue): \(text)" }
  }

  @Test(arguments: [
    // XML 1.0, §2.4 and §3.3.3.
    Row(format: .junit, text: "]]>", expected: "message=\"]]&gt;\""),
    Row(format: .junit, text: "a\tb\r\n", expected: "message=\"a&#9;b&#13;&#10;\""),
    Row(format: .junit, text: "<&\"'>", expected: "message=\"&lt;&amp;&quot;'&gt;\""),
    // A combining mark does not hide what it stands on.
    Row(format: .checkstyle, text: "\"\u{301}", expected: "&quot;\u{301}"),
    // RFC 8259, §7.
    Row(format: .json, text: "\"\\/\u{8}", expected: "\"message\": \"\\\"\\\\/\\u0008\""),
    Row(format: .json, text: "\"\u{301}", expected: "\"message\": \"\\\"\u{301}\""),
    // RFC 4180, §2, rules 5 to 7.
    Row(format: .csv, text: "a\"b", expected: ",\"a\"\"b\","),
    Row(format: .csv, text: "a,b", expected: ",\"a,b\","),
    Row(format: .csv, text: "a\r\nb", expected: ",\"a\r\nb\","),
    Row(format: .csv, text: "a b", expected: ",a b,"),
    // OWASP, "CSV Injection".
    Row(format: .csv, text: "=1", expected: ",'=1,"),
    Row(format: .csv, text: "+1", expected: ",'+1,"),
    Row(format: .csv, text: "-1", expected: ",'-1,"),
    Row(format: .csv, text: "@a", expected: ",'@a,"),
    Row(format: .csv, text: "\n=1", expected: ",\"'\n=1\","),
    Row(format: .csv, text: "\u{FF1D}1", expected: ",'\u{FF1D}1,"),
    Row(format: .csv, text: "a=1", expected: ",a=1,"),
    // actions/toolkit, packages/core/src/command.ts: the value of a property, and the message.
    Row(format: .githubActions, text: "%,:\r\n", expected: "file=%25%2C%3A%0D%0A,"),
    Row(format: .githubActions, text: "%,:\r\n", expected: "::%25,:%0D%0A: "),
    Row(format: .githubActions, text: "##[x]", expected: "::##\u{200B}[x]: "),
    // SARIF, §3.11.5 and §3.11.6; RFC 3986, §2.1, §3.3 and §4.2.
    Row(format: .sarif, text: "{0}", expected: "\"text\": \"{{0}}: {{0}}\""),
    Row(format: .sarif, text: "[a]", expected: "\"text\": \"[a]: [a]\""),
    Row(format: .sarif, text: "[a](b)", expected: "\"text\": \"\\\\[a\\\\](b): "),
    Row(format: .sarif, text: "a b+c/é:%?#", expected: "\"uri\": \"a%20b+c/%C3%A9%3A%25%3F%23\""),
    // CommonMark, §2.5; GFM, §4.10 and §6.9.
    Row(format: .githubMarkdown, text: "a|b", expected: "| a&#124;b<br>"),
    Row(format: .githubMarkdown, text: "@me #1", expected: "&#64;&#8203;me &#35;&#8203;1"),
    Row(format: .githubMarkdown, text: "a(b:) @ #", expected: "| a(b:) &#64; &#35;<br>"),
    Row(
      format: .githubMarkdown, text: "https://x www.x", expected: "https:&#8203;//x www&#8203;.x"),
    Row(format: .githubMarkdown, text: "[a](b)\\", expected: "| &#91;a&#93;(b)&#92;<br>"),
  ])
  func escapes(_ row: Row) {
    let text = Self.print(row.format, row.text)
    // Byte for byte: characters would overlook what stands before a combining mark.
    #expect(
      text.unicodeScalars.firstRange(of: row.expected.unicodeScalars) != nil, "\(text)")
  }

  @Test func summariesThatGitHubWouldRefuseAreCut() {
    let findings = (1...500).map { number in
      Finding(
        rule: "r", severity: .warning, confidence: .high,
        location: Finding.Location(path: "File\(number).swift"), message: "m", reason: "r")
    }
    let report = FindingReport(tool: "t", version: "1", rules: [], findings: findings)
    let text = GitHubMarkdownReporter(maximumSize: 4_000)
      .text(of: report, in: ReportContext(root: "/"))
    #expect(text.utf8.count < 4_100)
    #expect(text.contains("**500 findings** in 500 files"))
    let rows = text.split(separator: "\n").count { $0.contains("<code>File") }
    #expect(rows > 10)
    #expect(text.contains("\nFindings omitted to limit the size: \(500 - rows).\n"))
    let whole = GitHubMarkdownReporter().text(of: report, in: ReportContext(root: "/"))
    #expect(!whole.contains("not shown"))
  }
}
