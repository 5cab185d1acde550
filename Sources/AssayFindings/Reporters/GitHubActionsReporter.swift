// SPDX-License-Identifier: MIT

import AssayFiles

/// Annotations of a workflow run: `::warning file=…,line=…,endLine=…,title=…::message`.
///
/// The runner takes columns only where the first line is the last one, so a finding of several
/// lines has none. It shows at most ten annotations of each level a step; all are in the log.
package struct GitHubActionsReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    report.findings.map { command(for: $0, in: context) + "\n" }.joined()
  }

  private func command(for finding: Finding, in context: ReportContext) -> String {
    var properties = [("file", context.printedPath(finding.location.path))]
    if let range = finding.location.range {
      properties.append(("line", String(range.start.line)))
      if range.start.line == range.end.line {
        properties.append(("col", String(range.start.column)))
        properties.append(("endLine", String(range.end.line)))
        properties.append(("endColumn", String(range.end.column)))
      } else {
        properties.append(("endLine", String(range.lastLine)))
      }
    } else if let focus = finding.location.focus {
      properties += [("line", String(focus.line)), ("col", String(focus.column))]
    }
    properties.append(("title", finding.rule.rawValue))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    let message = Self.data(finding.explanation)
    return "::\(level(finding.severity)) \(list)::\(message)"
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// `escapeData` of actions/toolkit, packages/core/src/command.ts.
  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// `escapeProperty` of the same file.
  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// What the runner does not unescape is spelled out: other controls, and the start of the
  /// commands of old (`##[…]`), which it finds anywhere in a line.
  private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "[", result.hasSuffix("##") { result += "\u{200B}" }
      if let escaped = table[scalar] {
        result += escaped
      } else {
        Printable.append(scalar, to: &result)
      }
    }
    return result
  }
}
