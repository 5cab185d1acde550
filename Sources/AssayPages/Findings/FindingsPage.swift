// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// What the page's template is filled with. Every string is escaped here, so the template puts them
/// in as they are.
struct FindingsPage {
  var report: FindingReport
  var context: ReportContext
  /// Before the ids of files, where several reports are on one page.
  var idPrefix = ""

  var values: [String: Any] {
    let counts = report.counts
    let tree = RemovableLines(of: report, in: context)
    let shell = PageShell(report: report, style: Self.style, styleHash: Self.styleHash).values
    return shell.merging([
      "isClean": report.findings.isEmpty,
      "hasFindings": !report.findings.isEmpty,
      "totals": [
        total(counts.findings, "finding"),
        total(report.fileCount, "file"),
        total(counts.removableLines, "removable line"),
      ],
      "rules": rules,
      "severities": Severity.allCases.reversed().filter { severity in
        report.findings.contains { $0.severity == severity }
      }.map(\.rawValue),
      "hasSizes": counts.removableLines > 0,
      "folders": tree.values,
      "files": files,
    ]) { $1 }
  }

  private func total(_ number: Int, _ noun: String) -> [String: Any] {
    ["number": number, "noun": Counted.noun(number, noun)]
  }

  private var rules: [[String: Any]] {
    let names = Dictionary(
      report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return report.countsByRule.map { id, counts in
      [
        "ruleID": HTMLText.escape(id.rawValue),
        "ruleName": HTMLText.escape(names[id]?.name ?? id.rawValue),
        "ruleSummary": HTMLText.escape(names[id]?.summary ?? ""),
        "ruleFindings": counts.findings,
        "ruleLines": counts.removableLines,
      ]
    }
  }

  private var files: [[String: Any]] {
    var fingerprints = report.uniqueFingerprints[...]
    return report.findingsByFile.enumerated().map { index, file in
      let (path, findings) = file
      let printed = HTMLText.escape(context.printedPath(path))
      let source = context.source(path).map(SourceText.init)
      let lines = findings.reduce(0) { $0 + $1.removableLines }
      return [
        "fileID": "\(idPrefix)file-\(index + 1)",
        "path": printed,
        "fileCount": Counted.words(findings.count, "finding"),
        "fileLines": lines == 0 ? [] : [Self.lineCount(lines)],
        "findings": findings.map { finding in
          values(of: finding, fingerprint: fingerprints.popFirst() ?? "", source: source)
        },
      ]
    }
  }

  private func values(
    of finding: Finding, fingerprint: String, source: SourceText?
  ) -> [String: Any] {
    let excerpt = source.map { PageExcerpt.lines(of: finding, in: $0) } ?? []
    return [
      "anchor": fingerprint,
      "severity": finding.severity.rawValue,
      "confidence": finding.confidence.rawValue,
      "rule": HTMLText.escape(finding.rule.rawValue),
      "message": HTMLText.escape(finding.message),
      // Lists of none or one, for an empty string counts as something to a template.
      "place": finding.location.start.map { ["\($0.line):\($0.column)"] } ?? [],
      "size": finding.removableLines == 0 ? [] : [Self.lineCount(finding.removableLines)],
      "lines": String(finding.removableLines),
      "hasExcerpt": !excerpt.isEmpty,
      "excerpt": excerpt,
      "reason": finding.reason.isEmpty ? [] : [HTMLText.escape(finding.reason)],
      "fix": finding.fix.map { [HTMLText.escape($0)] } ?? [],
    ]
  }

  static func lineCount(_ lines: Int) -> String {
    Counted.words(lines, "removable line")
  }
}
