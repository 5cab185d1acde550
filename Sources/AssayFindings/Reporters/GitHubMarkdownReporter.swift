// SPDX-License-Identifier: MIT

import AssayFiles

/// A summary in GitHub Flavored Markdown: counts in a table, findings in a folded one.
///
/// GitHub takes 1 MiB a step summary and shows none that is longer, so findings beyond that are
/// only counted.
package struct GitHubMarkdownReporter: Reporter {
  /// In UTF-8 bytes, with room for what other commands add to the same summary.
  var maximumSize: Int

  package init(maximumSize: Int = 900_000) {
    self.maximumSize = maximumSize
  }

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    var text = "### " + MarkdownText.escape(report.tool) + "\n\n"
    if report.findings.isEmpty {
      text += "No findings.\n"
    } else {
      text += counts(of: report)
      text += findings(of: report, in: context, maximumSize: maximumSize - text.utf8.count)
    }
    if !report.notes.isEmpty {
      text += "\n" + report.notes.map { "- " + MarkdownText.escape($0) + "\n" }.joined()
    }
    return text
  }

  private func counts(of report: FindingReport) -> String {
    let counts = report.counts
    let names = Dictionary(
      report.rules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let rows = report.countsByRule.map { rule, counts in
      "| \(code(rule.rawValue)) | \(MarkdownText.escape(names[rule] ?? "")) "
        + "| \(counts.findings) | \(counts.removableLines) |\n"
    }
    return """
      **\(Counted.words(counts.findings, "finding"))** \
      in \(Counted.words(report.fileCount, "file")), \
      \(Counted.words(counts.removableLines, "removable line"))

      | Rule | Name | Findings | Removable lines |
      | :--- | :--- | ---: | ---: |
      \(rows.joined())
      """
  }

  private func findings(
    of report: FindingReport, in context: ReportContext, maximumSize: Int
  ) -> String {
    var text = """

      <details>
      <summary>All findings</summary>

      | Place | Finding | Rule |
      | :--- | :--- | :--- |

      """
    let close = "\n</details>\n"
    var left = maximumSize - text.utf8.count - close.utf8.count
    var shown = 0
    for finding in report.findings {
      let row = row(for: finding, in: context)
      left -= row.utf8.count
      guard left >= 0 else { break }
      text += row
      shown += 1
    }
    text += close
    if shown < report.findings.count {
      text += "\nFindings omitted to limit the size: \(report.findings.count - shown).\n"
    }
    return text
  }

  private func row(for finding: Finding, in context: ReportContext) -> String {
    let place =
      context.printedPath(finding.location.path)
      + (finding.location.start.map { ":\($0.line)" } ?? "")
    let reason = finding.reason.isEmpty ? "" : "<br>" + MarkdownText.escape(finding.reason)
    return "| \(code(place)) | \(MarkdownText.escape(finding.message))\(reason) "
      + "| \(code(finding.rule.rawValue)) |\n"
  }

  /// Not between backticks, whose number would hang on what they hold.
  private func code(_ text: String) -> String {
    "<code>" + MarkdownText.escape(text) + "</code>"
  }
}
