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
    let passed = Dictionary(
      grouping: (report.checks ?? []).filter { $0.outcome == .passed }, by: \.rule)
    let checks = Dictionary(grouping: report.checks ?? [], by: \.finding)
    let suites = ids.map { id in
      suite(
        of: id, name: ruleNames[id], findings: found[id] ?? [], passed: passed[id] ?? [],
        checks: checks, in: context)
    }
    let (errors, failures) = Self.counts(report.findings, in: context)
    let tests = ids.reduce(0) {
      $0 + max(1, (found[$1]?.count ?? 0) + (passed[$1]?.count ?? 0))
    }
    return XMLElement(
      "testsuites",
      [
        "name": report.tool, "tests": String(tests), "failures": String(failures),
        "errors": String(errors),
      ],
      children: suites
    ).document
  }

  /// Findings are failures, and what could not run are errors.
  private static func counts(
    _ findings: [Finding], in context: ReportContext
  ) -> (errors: Int, failures: Int) {
    let errors = findings.count { $0.rule == Rule.couldNotRun.id }
    return (errors, findings.count { $0.fails(isStrict: context.isStrict) } - errors)
  }

  private func suite(
    of rule: RuleID, name: String?, findings: [Finding], passed: [Check],
    checks: [Check.Key: [Check]], in context: ReportContext
  ) -> XMLElement {
    let clean = XMLElement(
      "testcase", ["name": name ?? rule.rawValue, "classname": rule.rawValue])
    let cases =
      findings.map { testCase(for: $0, checks: checks[Check.Key($0)] ?? [], in: context) }
      + passed.map { testCase(for: $0, in: context) }
    let (errors, failures) = Self.counts(findings, in: context)
    return XMLElement(
      "testsuite",
      [
        "name": rule.rawValue, "tests": String(max(1, cases.count)),
        "failures": String(failures), "errors": String(errors),
        "skipped": String(findings.count - failures - errors),
      ],
      children: cases.isEmpty ? [clean] : cases)
  }

  private func testCase(for check: Check, in context: ReportContext) -> XMLElement {
    let path = context.printedPath(check.location.path)
    let place = path + (check.screen.isEmpty ? "" : " on \(check.screen)")
    return XMLElement(
      "testcase",
      [
        "name": ([check.kind] + (check.text.map { ["'\($0)'"] } ?? []) + ["at", place])
          .joined(separator: " "),
        "classname": check.rule.rawValue, "file": path,
        "line": check.location.start.map { String($0.line) },
      ],
      children: [XMLElement("system-out", text: CheckValues.words(of: check))])
  }

  private func testCase(
    for finding: Finding, checks: [Check], in context: ReportContext
  ) -> XMLElement {
    let path = context.printedPath(finding.location.path)
    let start = finding.location.start
    let place = path + (start.map { ":\($0.line):\($0.column)" } ?? "")
    let fix = finding.fix.map { "\nfix: " + $0 } ?? ""
    let numbers = checks.map { "\n" + CheckValues.words(of: $0) }.joined()
    let outcome =
      finding.rule == Rule.couldNotRun.id
      ? "error" : finding.fails(isStrict: context.isStrict) ? "failure" : "skipped"
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
          outcome,
          ["message": finding.message, "type": finding.severity.rawValue],
          text: "\(place)\nreason: \(finding.reason)\(fix)\(numbers)")
      ])
  }
}
