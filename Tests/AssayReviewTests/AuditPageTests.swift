// SPDX-License-Identifier: MIT

import AssayFindings
import AssayGraphics
import Foundation
import Testing

@testable import AssayAudit
@testable import AssayPages
@testable import AssayReview

@Suite("Page of an audit")
struct AuditPageTests {
  private static let hostile = "</script><img src=x onerror=\"alert(1)\">'&"

  private static func finding(
    _ name: String, path: String = "A.yaml", severity: Severity = .warning,
    rule: RuleID = "text-contrast"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, confidence: .high, location: Finding.Location(path: path),
      subject: Finding.Subject(
        name: name, kind: "text", qualifiedName: name, identity: path + name),
      message: "contrast of \(name)", reason: "why \(name)", fix: "mend \(name)")
  }

  /// #777777 on white, which is 4.478 (WCAG's vectors), as 17 point text.
  private static func shown(
    _ finding: Finding, as sample: String, red: UInt8 = 0x77, screen: String = "iPhone13"
  ) -> AuditFinding {
    let check = ContrastCheck(
      foreground: AuditColor(RGBAColor(red: red, green: 0x77, blue: 0x77)),
      background: AuditColor(.white), requirement: .text(.aa, isLarge: false))
    return AuditFinding(
      finding, detail: .contrast(ContrastDetail(check, size: TextSize(points: 17), sample: sample)),
      screens: [screen])
  }

  private static func page(
    _ findings: [AuditFinding], labels: [LabelSummary.Row] = []
  ) -> AuditPage {
    AuditPage(
      AuditReport(
        tool: "assay audit", version: "1.2.3", rules: [TextContrastRule().info],
        findings: findings, coverage: Coverage(measured: 3, found: 4, noun: "texts"),
        labels: labels, screenCount: 4))
  }

  /// A browser runs neither script nor style whose hash the policy does not name.
  @Test(arguments: [
    ("style", AuditPage.style, AuditPage.styleHash),
    ("script", PageFilter.script, PageFilter.scriptHash),
  ])
  func thePolicyNamesTheHash(element: String, text: String, hash: String) throws {
    let digest = Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
    #expect(hash == "sha256-" + digest)
    let page = try Self.page([AuditFinding(Self.finding("a"))]).html()
    #expect(page.contains("<\(element)>\(text)</\(element)>"))
    #expect(page.contains("\(element)-src '\(hash)'"))
    // Nothing but the style sheet styles.
    #expect(!page.contains("style=\""))
  }

  @Test func nothingIsFetched() throws {
    let page = try Self.page([Self.shown(Self.finding("a"), as: "a")]).html()
    for word in ["http://", "https://", "//cdn", "url(", "@import", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// Words of screens, file names and screens are anyone's.
  @Test func foreignTextIsEscaped() throws {
    let finding = Self.finding(Self.hostile, path: Self.hostile)
    let page = try Self.page(
      [Self.shown(finding, as: Self.hostile, screen: Self.hostile)],
      labels: [
        LabelSummary.Row(
          label: .reducedMotion, verdict: .failed, evidence: Self.hostile)
      ]
    ).html()
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("onerror=\""))
    #expect(page.components(separatedBy: "</script>").count == 2)
  }

  /// One pair of colors in forty views is one card, and so is one button.
  @Test func whatViewsShareIsOneCard() throws {
    let texts = (0..<40).map { Self.finding("text \($0)", path: "View\($0 / 4).yaml") }
    let buttons = (0..<3).map {
      AuditFinding(Self.finding("Close", path: "View\($0).yaml", rule: "touch-target"))
    }
    let other = Self.shown(Self.finding("red", path: "View1.yaml"), as: "Hello", red: 0x99)
    let page = try Self.page(
      texts.map { Self.shown($0, as: "Hello") } + buttons + [other]
    ).html()
    #expect(page.components(separatedBy: "<article").count - 1 == 3)
    #expect(
      page.contains(
        "40 texts in #777777 on #FFFFFF have a contrast of 4.47:1; text needs at least 4.5:1"))
    #expect(page.contains("<span>10 views</span>"))
    #expect(page.contains("3 issues to fix"))
  }

  @Test func beforeAndAfter() throws {
    let finding = Self.finding("Hello")
    let page = try Self.page([Self.shown(finding, as: "Hello")]).html()
    // #767676 on white is 4.542.
    for words in [
      "#777777 on #FFFFFF", "4.47:1", "#767676 on #FFFFFF", "4.54:1", "font-size=\"17\"",
      ">protanopia<", ">deuteranopia<", ">tritanopia<", ">grayscale<",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test func whatCannotBeToldIsNoFailure() throws {
    let page = try Self.page([AuditFinding(Self.finding("a", severity: .note))]).html()
    #expect(page.contains("No failures"))
    #expect(page.contains("data-outcome=\"unsure\""))
    #expect(page.contains("measured 3 of 4 texts (75%)"))
    #expect(try Self.page([]).html().contains("No findings."))
  }

  @Test func theSameReportGivesTheSameBytes() throws {
    let findings = (0..<50).map {
      Self.shown(
        Self.finding("text \($0)", path: "View\($0 % 7).yaml"), as: "Hello", red: UInt8($0))
    }
    let first = try Self.page(findings).html()
    let second = try Self.page(findings.reversed()).html()
    #expect(first == second)
  }

  /// The page holds itself to what it asks of others, in both appearances.
  @Test(arguments: [0, 1])
  func thePagesOwnColorsPass(_ appearance: Int) throws {
    var colors: [String: AuditColor] = [:]
    let blocks = AuditPage.style.components(separatedBy: ":root {").dropFirst()
    for block in blocks.prefix(appearance + 1) {
      for part in block.prefix(while: { $0 != "}" }).split(separator: ";") {
        let pair = part.split(separator: ":").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if pair.count == 2, pair[0].hasPrefix("--") {
          colors[pair[0]] = try ColorParser().color(pair[1])
        }
      }
    }
    let pairs: [(String, String, Double)] = [
      ("--text", "--card", 4.5), ("--text", "--back", 4.5), ("--quiet", "--card", 4.5),
      ("--quiet", "--back", 4.5), ("--link", "--card", 4.5), ("--fail", "--card", 4.5),
      ("--fail", "--back", 4.5), ("--fail", "--fail-soft", 4.5), ("--unsure", "--card", 4.5),
      ("--unsure", "--back", 4.5), ("--unsure", "--unsure-soft", 4.5), ("--pass", "--card", 4.5),
      ("--pass", "--back", 4.5), ("--pass", "--pass-soft", 4.5), ("--text", "--unsure-soft", 4.5),
      ("--edge", "--card", 3), ("--link", "--back", 3),
    ]
    for (front, back, least) in pairs {
      let check = ContrastCheck(
        foreground: try #require(colors[front]), background: try #require(colors[back]),
        requirement: .custom(least))
      #expect(check.evaluate().outcome == .pass, "\(front) on \(back)")
    }
  }
}
