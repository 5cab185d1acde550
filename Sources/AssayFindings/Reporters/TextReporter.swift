// SPDX-License-Identifier: MIT

import AssayFiles

/// For people at a terminal: findings by file with an excerpt, the reason and the fix, then the
/// counts.
package struct TextReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let style = TerminalStyle(isOn: context.hasColor)
    var sources = SourceCache(context)
    var lines: [String] = []
    for (path, findings) in report.findingsByFile {
      lines.append(style.bold(Printable.line(context.printedPath(path))))
      for finding in findings {
        lines += self.lines(for: finding, source: sources.text(of: path), style: style)
        lines.append("")
      }
    }
    lines += summary(of: report, style: style)
    return Printable.lines(lines.joined(separator: "\n") + "\n", keepsColors: context.hasColor)
  }

  private func lines(
    for finding: Finding, source: SourceText?, style: TerminalStyle
  ) -> [String] {
    let severity = style.severity(finding.severity)
    let rule = style.dim("[\(Printable.line(finding.rule.rawValue))]")
    let place = finding.location.start.map { "\($0.line):\($0.column) " } ?? ""
    let message = style.bold(Printable.line(finding.message))
    var lines = ["  \(place)\(severity): \(message) \(rule)"]
    if let source, let excerpt = Excerpt(of: finding.location, in: source) {
      let number = String(excerpt.lineNumber)
      let gutter = String(repeating: " ", count: number.count)
      lines.append(style.dim("    \(number) | ") + excerpt.text)
      lines.append(style.dim("    \(gutter) | ") + style.mark(excerpt.marks))
    }
    lines.append("    reason: " + Printable.line(finding.reason))
    if let fix = finding.fix {
      let size =
        finding.removableLines > 0 ? " (\(Counted.words(finding.removableLines, "line")))" : ""
      lines.append("    fix: " + Printable.line(fix) + size)
    }
    return lines
  }

  private func summary(of report: FindingReport, style: TerminalStyle) -> [String] {
    var lines: [String] = []
    if report.findings.isEmpty {
      lines.append(style.bold("no findings"))
    } else {
      let rules = report.countsByRule
      let width = rules.map { String($0.counts.findings).count }.max() ?? 0
      for (rule, counts) in rules {
        let number = String(counts.findings)
        let padding = String(repeating: " ", count: width - number.count)
        lines.append(
          "  \(padding)\(number) \(Printable.line(rule.rawValue))"
            + counts.linesAfterComma)
      }
      lines.append(style.bold(report.total))
    }
    return lines + report.notes.map { "note: " + Printable.line($0) }
  }
}
