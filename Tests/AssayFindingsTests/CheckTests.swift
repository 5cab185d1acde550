// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@Suite("Checks in reports for programs")
struct CheckTests {
  private static func check(
    _ outcome: Check.Outcome, text: String, identity: String, ratio: Double? = nil
  ) -> Check {
    var contrast = Check.Contrast(required: 4.5)
    contrast.ratio = ratio
    contrast.best = ratio
    contrast.foreground = "#777777"
    contrast.background = "#FFFFFF"
    contrast.smallestSize = 16.5
    contrast.largestSize = 17
    contrast.weight = 400
    return Check(
      rule: "text-contrast", outcome: outcome, reason: outcome == .cannotTell ? "why" : nil,
      location: Finding.Location(path: "a b.yaml"), screen: "iPhone13.dark", kind: "text",
      text: text, identifier: "greeting", frame: Check.Frame(x: 0.5, y: 1, width: 2, height: 3),
      contrast: contrast, identity: identity)
  }

  static let report = FindingReport(
    tool: "assay audit", version: "1",
    rules: [Rule(id: "text-contrast", name: "T", summary: "S.", severity: .warning)],
    findings: [
      Finding(
        rule: "text-contrast", severity: .warning, confidence: .high,
        location: Finding.Location(path: "a b.yaml"),
        subject: Finding.Subject(name: "B", kind: "text", qualifiedName: "B", identity: "audit:b"),
        message: "m", reason: "r")
    ],
    checks: [
      check(.passed, text: "=A, \"long\"", identity: "audit:a", ratio: 21),
      check(.failed, text: "B", identity: "audit:b", ratio: 4.478089453577213),
      check(.cannotTell, text: "C", identity: "audit:c"),
    ],
    checkCoverage: CheckCoverage(
      noun: "texts", found: 3, measured: 2,
      skipped: [CheckCoverage.Skipped(count: 2, what: "pictures")]))

  private static func text(_ format: ReportFormat) -> String {
    format.plainReporter?.text(of: report, in: ReportContext(root: "/")) ?? ""
  }

  @Test func jsonFitsItsSchema() throws {
    let value = try JSON(Self.text(.json))
    #expect(try Schema.load().problems(value) == [])
    guard case .array(let checks) = value["checks"] else {
      Issue.record("no checks")
      return
    }
    #expect(checks.map { $0["outcome"] } == ["passed", "failed", "cannotTell"].map { .string($0) })
    #expect(checks[1]["contrast"]?["ratio"] == .number(4.478089453577213))
    #expect(checks[0]["frame"]?["x"] == .number(0.5))
    #expect(value["measured"]?["notLookedAt"] != .array([]))
  }

  /// The schema itself finds what is wrong with a check.
  @Test func theSchemaRefuses() throws {
    let text = Self.text(.json)
    for (part, other, problem) in [
      (#""outcome": "passed""#, #""outcome": "fine""#, "$.checks[0].outcome: is none of the words"),
      (#""ratio": 21.0"#, #""ratio": "21""#, "$.checks[0].contrast.ratio: is no number"),
      (#""identity": "audit:a""#, #""identit": "audit:a""#, "$.checks[0]: lacks identity"),
    ] {
      let broken = text.replacing(part, with: other, maxReplacements: 1)
      #expect(broken != text)
      #expect(try Schema.load().problems(JSON(broken)).contains(problem))
    }
  }

  /// RFC 4180, and an apostrophe before what a spreadsheet would run.
  @Test("checks as CSV have their cells quoted and their formulas disarmed") func csv() {
    let lines = Self.text(.csv).split(separator: "\r\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("rule,outcome,reason,path,"))
    #expect(
      lines[1]
        == #"text-contrast,passed,,a b.yaml,,,iPhone13.dark,text,"'=A, ""long""",greeting,"#
        + "0.5,1.0,2.0,3.0,21.0,21.0,4.5,#777777,#FFFFFF,16.5,17.0,400,audit:a")
    #expect(lines[3].contains(",cannotTell,why,") && lines[3].contains(",,,4.5,"))
  }

  @Test func sarifHasThemAsProperties() throws {
    let value = try JSON(Self.text(.sarif))
    guard case .array(let runs) = value["runs"], case .array(let results) = runs[0]["results"],
      case .array(let passes) = runs[0]["properties"]?["passes"],
      case .array(let own) = results[0]["properties"]?["checks"]
    else {
      Issue.record("no run")
      return
    }
    // Code scanning makes an alert of each result.
    #expect(results.count == 1 && passes.count == 1 && own.count == 1)
    #expect(own[0]["contrast"]?["required"] == .number(4.5))
    #expect(own[0]["identifier"] == .string("greeting"))
  }

  @Test func junitCountsWhatPasses() {
    let text = Self.text(.junit)
    #expect(text.contains(#"tests="2" failures="1""#))
    #expect(text.contains("<system-out>passed; iPhone13.dark; ratio 21.0, required 4.5,"))
    #expect(text.contains("failed; iPhone13.dark; ratio 4.478089453577213"))
  }

  @Test func earlHasAllOutcomes() throws {
    let value = try JSON(Self.text(.earl))
    guard case .array(let graph) = value["@graph"] else {
      Issue.record("no graph")
      return
    }
    let outcomes = graph.compactMap { $0["earl:result"]?["earl:outcome"]?["@id"] }
    #expect(outcomes == ["earl:passed", "earl:failed", "earl:cantTell"].map { .string($0) })
    #expect(graph[2]["earl:subject"]?["dct:source"] == .string("a%20b.yaml"))
  }
}
