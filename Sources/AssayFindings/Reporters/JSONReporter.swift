// SPDX-License-Identifier: MIT

/// Everything that is known, for programs. `Schema/finding-report.schema.json` documents it.
///
/// Columns count UTF-8 bytes from 1, a range's end is the place after its last character, and what
/// a finding does not have is left out.
package struct JSONReporter: Reporter {
  /// Grows by one with every change that a reader of the schema before would trip over.
  static let schemaVersion = 1

  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let counts = report.counts
    var countsByRule: [RuleID: FindingCounts] = [:]
    for (rule, counts) in report.countsByRule { countsByRule[rule] = counts }
    return JSONWriter.text(
      of: .members([
        "schemaVersion": .number(Self.schemaVersion),
        "tool": .string(report.tool),
        "version": .string(report.version),
        "summary": .members([
          "findings": .number(counts.findings),
          "files": .number(report.fileCount),
          "removableLines": .number(counts.removableLines),
        ]),
        "rules": .array(
          report.rules.map { rule in
            .members([
              "id": .string(rule.id.rawValue),
              "name": .string(rule.name),
              "summary": .string(rule.summary),
              "severity": .string(rule.severity.rawValue),
              "findings": .number(countsByRule[rule.id]?.findings ?? 0),
              "removableLines": .number(countsByRule[rule.id]?.removableLines ?? 0),
            ])
          }),
        "findings": .array(
          zip(report.findings, report.uniqueFingerprints).map {
            value(of: $0, fingerprint: $1, in: context)
          }),
        "notes": .array(report.notes.map(JSONValue.string)),
        "coverage": report.coverage.map {
          .members([
            "sources": .number($0.sources), "covered": .number($0.covered),
            "keptForDoubt": .number($0.keptForDoubt), "unread": .number($0.unread),
          ])
        },
        "measured": report.checkCoverage.map(value),
        "checks": report.checks.map { .array($0.map { value(of: $0, in: context) }) },
      ]))
  }

  private func value(
    of finding: Finding, fingerprint: String, in context: ReportContext
  ) -> JSONValue {
    .members([
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "confidence": .string(finding.confidence.rawValue),
      "path": .string(context.printedPath(finding.location.path)),
      "range": finding.location.range.map {
        .members(["start": value(of: $0.start), "end": value(of: $0.end)])
      },
      "focus": finding.location.focus.map(value),
      "subject": finding.subject.map {
        .members([
          "name": .string($0.name), "kind": .string($0.kind),
          "qualifiedName": .string($0.qualifiedName), "identity": .string($0.identity),
        ])
      },
      "message": .string(finding.message),
      "reason": .string(finding.reason),
      "fix": finding.fix.map(JSONValue.string),
      "removableLines": .number(finding.removableLines),
      "fingerprint": .string(fingerprint),
    ])
  }

  private func value(of coverage: CheckCoverage) -> JSONValue {
    .members([
      "what": .string(coverage.noun), "found": .number(coverage.found),
      "measured": .number(coverage.measured),
      "notLookedAt": .array(
        coverage.skipped.map {
          .members(["what": .string($0.what), "count": .number($0.count)])
        }),
    ])
  }

  private func value(of check: Check, in context: ReportContext) -> JSONValue {
    .members([
      "rule": .string(check.rule.rawValue),
      "outcome": .string(check.outcome.rawValue),
      "reason": check.reason.map(JSONValue.string),
      "path": .string(context.printedPath(check.location.path)),
      "start": check.location.start.map(value),
      "screen": check.screen.isEmpty ? nil : .string(check.screen),
      "kind": .string(check.kind),
      "text": check.text.map(JSONValue.string),
      "identifier": check.identifier.map(JSONValue.string),
      "frame": check.frame.map {
        .members([
          "x": .decimal($0.x), "y": .decimal($0.y), "width": .decimal($0.width),
          "height": .decimal($0.height),
        ])
      },
      "contrast": check.contrast.map(CheckValues.contrast),
      "identity": .string(check.identity),
    ])
  }

  private func value(of position: SourcePosition) -> JSONValue {
    .members(["line": .number(Int(position.line)), "column": .number(Int(position.column))])
  }
}
