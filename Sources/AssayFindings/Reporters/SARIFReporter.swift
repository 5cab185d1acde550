// SPDX-License-Identifier: MIT

/// SARIF 2.1.0 (OASIS Standard plus Errata 01): one run, for code scanning and viewers.
///
/// Columns count UTF-16 code units (§3.14.27), so they are converted with the source at hand; where
/// it cannot be read, or has changed, a region is of whole lines, which is less but true.
package struct SARIFReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    JSONWriter.text(
      of: .members([
        "$schema":
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": .array([run(of: report, in: context)]),
      ]))
  }

  private func run(of report: FindingReport, in context: ReportContext) -> JSONValue {
    var ruleIndices: [RuleID: Int] = [:]
    for (index, rule) in report.rules.enumerated() { ruleIndices[rule.id] = index }
    var sources = SourceCache(context)
    let checks = Dictionary(grouping: report.checks ?? [], by: \.finding)
    let results = zip(report.findings, report.uniqueFingerprints).map { finding, fingerprint in
      result(
        for: finding, fingerprint: fingerprint, ruleIndex: ruleIndices[finding.rule],
        checks: checks[Check.Key(finding)] ?? [],
        source: sources.text(of: finding.location.path))
    }
    return .members([
      "tool": .members([
        "driver": .members([
          "name": .string(report.tool),
          "version": .string(report.version),
          "rules": .array(report.rules.map(SARIFParts.rule)),
        ])
      ]),
      "invocations": .array([
        .members([
          "executionSuccessful": .bool(
            !report.findings.contains { $0.rule == Rule.couldNotRun.id }),
          "toolExecutionNotifications": report.notes.isEmpty
            ? nil
            : .array(
              report.notes.map {
                .members(["level": "note", "message": SARIFParts.message($0)])
              }),
        ])
      ]),
      "originalUriBaseIds": .members([SARIFParts.root: SARIFParts.rootLocation(in: context)]),
      "columnKind": "utf16CodeUnits",
      "results": .array(results),
      // NB: as properties, because code scanning shows each result as an alert, whatever its kind.
      "properties": report.checks.map { checks in
        .members([
          "measured": report.checkCoverage.map { .number($0.measured) },
          "found": report.checkCoverage.map { .number($0.found) },
          "passes": .array(
            checks.filter { $0.outcome == .passed }.map { CheckValues.properties(of: $0) }),
        ])
      },
    ])
  }

  private func result(
    for finding: Finding, fingerprint: String, ruleIndex: Int?, checks: [Check],
    source: SourceText?
  ) -> JSONValue {
    .members([
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": ruleIndex.map(JSONValue.number),
      // Severity's words are SARIF's own (§3.27.10).
      "level": .string(finding.severity.rawValue),
      "message": SARIFParts.message(finding.explanation),
      "locations": .array([
        .members([
          "physicalLocation": .members([
            "artifactLocation": SARIFParts.artifact(finding.location.path),
            "region": SARIFParts.region(of: finding.location, in: source),
          ]),
          "logicalLocations": finding.subject.map { .array([SARIFParts.logicalLocation($0)]) },
        ])
      ]),
      "partialFingerprints": .members(["ruleAndIdentity/v1": .string(fingerprint)]),
      "properties": .members([
        "confidence": .string(finding.confidence.rawValue),
        "reason": .string(finding.reason),
        "fix": finding.fix.map(JSONValue.string),
        "removableLines": .number(finding.removableLines),
        "checks": checks.isEmpty ? nil : .array(checks.map { CheckValues.properties(of: $0) }),
      ]),
    ])
  }
}
