// SPDX-License-Identifier: MIT

/// Code Climate's issues as one array, which GitLab's code quality widget reads
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
///
/// Paths stay relative whatever the context says: GitLab takes no others. A finding without a place
/// says line 1, for a line must be given. A fingerprint hangs on rule and identity, so that moving
/// code does not make old findings new.
package struct CodeClimateReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    JSONWriter.text(
      of: .array(zip(report.findings, report.uniqueFingerprints).map(issue)))
  }

  private func issue(for finding: Finding, fingerprint: String) -> JSONValue {
    let begin = finding.location.range?.start.line ?? finding.location.focus?.line ?? 1
    let end = finding.location.range?.lastLine ?? begin
    let fix = finding.fix.map { "\n\nFix: " + MarkdownText.escape($0) } ?? ""
    return .members([
      "type": "issue",
      "check_name": .string(finding.rule.rawValue),
      "description": .string(finding.message),
      "content": .members([
        "body": .string(MarkdownText.escape(finding.reason) + fix)
      ]),
      "categories": .array(["Clarity"]),
      "severity": .string(severity(finding.severity)),
      "fingerprint": .string(fingerprint),
      "location": .members([
        "path": .string(finding.location.path),
        "lines": .members(["begin": .number(Int(begin)), "end": .number(Int(end))]),
      ]),
    ])
  }

  /// Of info, minor, major, critical and blocker; the last two are for what breaks a product.
  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
