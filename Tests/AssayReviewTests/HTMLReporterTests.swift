// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings
import Foundation
import Testing

@testable import AssayPages
@testable import AssayReview

@Suite("HTML report")
struct HTMLReporterTests {
  static let source = """
    struct Cart {
    \tfunc total(of items: [Int]) -> Int {
        items.reduce(0, +) // <b> & "quotes"
      }
    }

    """

  static func finding(
    path: String = "Sources/Cart.swift", name: String = "total(of:)", message: String = "message",
    lines: Int = 3, reason: String = "reason", rule: RuleID = "unused-method"
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, confidence: .high,
      location: Finding.Location(
        path: path,
        range: SourceRange(
          start: SourcePosition(line: 2, column: 2), end: SourcePosition(line: 4, column: 4)),
        focus: SourcePosition(line: 2, column: 7)),
      subject: Finding.Subject(
        name: name, kind: "method", qualifiedName: name, identity: "s:" + name + path),
      message: message, reason: reason, fix: "remove it", removableLines: lines)
  }

  static func page(_ findings: [Finding], notes: [String] = []) throws -> String {
    let report = FindingReport(
      tool: "assay dead-code scan", version: "1.2.3",
      rules: [
        Rule(id: "unused-method", name: "Unused method", summary: "Finds.", severity: .warning)
      ],
      findings: findings, notes: notes)
    let context = ReportContext(root: "/repo") { path in
      path == "Sources/Cart.swift" ? Array(source.utf8) : nil
    }
    return HTMLReporter().text(of: report, in: context)
  }

  /// FIPS 180-4's own example: "abc".
  @Test func theTestsOwnHashIsRight() {
    // ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad
    let digest = SHA256.hash(Array("abc".utf8))
    #expect(Data(digest).base64EncodedString() == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  /// A browser runs neither script nor style whose hash the policy does not name.
  @Test(arguments: [
    ("style", FindingsPage.style, FindingsPage.styleHash),
    ("script", PageFilter.script, PageFilter.scriptHash),
  ])
  func thePolicyNamesTheHash(element: String, text: String, hash: String) throws {
    let digest = Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
    #expect(hash == "sha256-" + digest)
    let page = try Self.page([Self.finding()])
    #expect(page.contains("<\(element)>\(text)</\(element)>"))
    #expect(page.contains("\(element)-src '\(hash)'"))
  }

  @Test func nothingIsFetched() throws {
    let page = try Self.page([Self.finding()])
    #expect(page.contains("content=\"default-src 'none';"))
    for word in ["http://", "https://", "//cdn", "src=", "url(", "@import", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func theExcerptMarksTheNameAndEscapesTheSource() throws {
    let page = try Self.page([Self.finding()])
    let excerpt = #"""
      <pre><code><span class="out"><span class="n">1</span><span class="c">struct Cart {</span></span>\#
      <span class="in"><span class="n">2</span><span class="c">\#tfunc \#
      <mark>total</mark>(of items: [Int]) -&gt; Int {</span></span>\#
      <span class="in"><span class="n">3</span><span class="c">    \#
      items.reduce(0, +) // &lt;b&gt; &amp; &quot;quotes&quot;</span></span>
      """#
    #expect(page.contains(excerpt))
    #expect(page.contains("<span class=\"out\"><span class=\"n\">5</span>"))
  }

  @Test func aFileThatCannotBeReadHasNoExcerpt() throws {
    #expect(try !Self.page([Self.finding(path: "Gone.swift")]).contains("<pre>"))
  }

  /// Where the source is not what was scanned, the excerpt marks nothing.
  @Test func aNameThatIsNotThereIsNotMarked() throws {
    let page = try Self.page([Self.finding(name: "other()")])
    #expect(page.contains("<pre>"))
    #expect(!page.contains("<mark>"))
  }

  static let attacks = [
    "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onload='x", "</style><b>", "<!--",
    "]]>", "{{title}}", "{{{script}}}", "\"\u{301} onmouseover=alert(1) x=\"", "<\u{338}script>",
    "&lt;b&gt;", "\u{1B}[31m", "\u{202E}gnp", "a\nb", "\0",
  ]

  @Test(arguments: attacks)
  func foreignTextStaysText(_ text: String) throws {
    let plain = try Self.page([Self.finding(path: "x", message: "x", rule: "x")], notes: ["x"])
    let page = try Self.page(
      [
        Self.finding(
          path: text, name: text, message: text, reason: text, rule: RuleID(rawValue: text))
      ], notes: [text])
    // The page has as many of each structural character as one whose texts have none.
    for scalar in "<>\"".unicodeScalars {
      #expect(
        page.unicodeScalars.count { $0 == scalar } == plain.unicodeScalars.count { $0 == scalar },
        "\(scalar)")
    }
    let controls = page.unicodeScalars.filter { Printable.isUnsafe($0) && $0 != "\n" }
    #expect(controls.allSatisfy { $0 == "\t" })
  }

  @Test func sizesAreFoldersByTheirLines() throws {
    let page = try Self.page([
      Self.finding(path: "A/small.swift", lines: 1), Self.finding(path: "B/large.swift", lines: 6),
      Self.finding(path: "B/middle.swift", lines: 2), Self.finding(path: "top.swift", lines: 0),
    ])
    // B has 8 lines, A 1: an eighth, 12.5 %; the files of B have six and two eighths.
    let order = [
      "<span class=\"name\">B</span><span class=\"number\">8</span>", "width=\"100.0%\"",
      "large.swift", "width=\"75.0%\"", "middle.swift", "width=\"25.0%\"",
      "<span class=\"name\">A</span><span class=\"number\">1</span>", "width=\"12.5%\"",
      "small.swift",
    ]
    var rest = page[...]
    for part in order {
      let range = try #require(rest.range(of: part), "\(part) is missing or too early")
      rest = rest[range.upperBound...]
    }
    #expect(!page.contains("<span class=\"name\">top.swift"))
  }

  @Test func withoutLinesToRemoveThereAreNoSizes() throws {
    #expect(try !Self.page([Self.finding(lines: 0)]).contains("id=\"sizes\""))
    #expect(try Self.page([Self.finding(lines: 1)]).contains("id=\"sizes\""))
  }

  @Test func aCleanReportSaysSo() throws {
    let page = try Self.page([])
    #expect(page.contains("No findings."))
    #expect(!page.contains("<form"))
    #expect(try !Self.page([Self.finding()]).contains("No findings."))
  }

  @Test func factsThatAreMissingLeaveNoTrace() throws {
    let finding = Finding(
      rule: "unused-asset", severity: .error, confidence: .low,
      location: Finding.Location(path: "Old.imageset"), message: "message", reason: "reason")
    let page = try Self.page([finding])
    #expect(!page.contains("<dt>Fix</dt>"))
    #expect(!page.contains(" at "))
    #expect(page.contains("<p class=\"quiet\">1 finding</p>"))
  }

  /// Links to a finding keep working over edits, and no two findings share one.
  @Test func anchorsAreUnique() throws {
    let page = try Self.page([Self.finding(), Self.finding(), Self.finding(name: "b")])
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    #expect(ids.count { $0.count == 32 } == 3)
  }

  @Test func sameReportSameBytes() throws {
    let findings = [Self.finding(), Self.finding(name: "b"), Self.finding(path: "B/b.swift")]
    #expect(try Self.page(findings) == Self.page(findings.reversed()))
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatHasAReporter(_ format: ReportFormat) throws {
    let report = FindingReport(tool: "t", version: "1", rules: [], findings: [Self.finding()])
    let text = format.reporter.text(of: report, in: ReportContext(root: "/"))
    #expect(text.contains("Cart.swift"))
  }
}
