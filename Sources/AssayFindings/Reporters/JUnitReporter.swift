// SPDX-License-Identifier: MIT

/// JUnit's XML as Jenkins and GitLab read it: a suite a rule, a failed test a finding, a skipped
/// one a finding that fails no run. A rule that found nothing is one passed test, so that a clean
/// run shows what was looked for.
package struct JUnitReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let ruleNames = Dictionary(
      report.rules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let found = Dictionary(grouping: report.findings, by: \.rule)
    let ids = Set(ruleNames.keys).union(found.keys).sorted()
    let suites = ids.map { id in
      suite(of: id, name: ruleNames[id], findings: found[id] ?? [], in: context)
    }
    let failures = report.findings.count { $0.fails(isStrict: context.isStrict) }
    let tests = ids.reduce(0) { $0 + max(1, found[$1]?.count ?? 0) }
    return XMLElement(
      "testsuites",
      [
        "name": report.tool, "tests": String(tests), "failures": String(failures), "errors": "0",
      ],
      children: suites
    ).document
  }

  private func suite(
    of rule: RuleID, name: String?, findings: [Finding], in context: ReportContext
  ) -> XMLElement {
    let passed = XMLElement(
      "testcase", ["name": name ?? rule.rawValue, "classname": rule.rawValue])
    let failures = findings.count { $0.fails(isStrict: context.isStrict) }
    return XMLElement(
      "testsuite",
      [
        "name": rule.rawValue, "tests": String(max(1, findings.count)),
        "failures": String(failures), "errors": "0", "skipped": String(findings.count - failures),
      ],
      children: findings.isEmpty ? [passed] : findings.map { testCase(for: $0, in: context) })
  }

  private func testCase(for finding: Finding, in context: ReportContext) -> XMLElement {
    let path = context.printedPath(finding.location.path)
    let start = finding.location.start
    let place = path + (start.map { ":\($0.line):\($0.column)" } ?? "")
    let fix = finding.fix.map { "\nfix: " + $0 } ?? ""
    return XMLElement(
      "testcase",
      [
        "name": (finding.subject?.qualifiedName ?? finding.message) + " at " + place,
        "classname": finding.rule.rawValue,
        "file": path,
        "line": start.map { String($0.line) },
      ],
      children: [
        XMLElement(
          finding.fails(isStrict: context.isStrict) ? "failure" : "skipped",
          ["message": finding.message, "type": finding.severity.rawValue],
          text: "\(place)\nreason: \(finding.reason)\(fix)")
      ])
  }
}
