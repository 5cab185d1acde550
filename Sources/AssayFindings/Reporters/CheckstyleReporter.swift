// SPDX-License-Identifier: MIT

/// Checkstyle's XML, as its `XMLLogger` writes it: a `file` a file, an `error` a finding.
///
/// Readers want a line, so a finding without a place says line 1; it has no column.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let files = report.findingsByFile.map { path, findings in
      XMLElement(
        "file", ["name": context.printedPath(path)],
        children: findings.map { finding in
          XMLElement(
            "error",
            [
              "line": String(finding.location.start?.line ?? 1),
              "column": finding.location.start.map { String($0.column) },
              "severity": severity(finding.severity),
              "message": finding.explanation,
              "source": "assay." + finding.rule.rawValue,
            ])
        })
    }
    return XMLElement("checkstyle", ["version": "4.3"], children: files).document
  }

  /// Checkstyle's `SeverityLevel`: ignore, info, warning, error.
  private func severity(_ severity: Severity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}
