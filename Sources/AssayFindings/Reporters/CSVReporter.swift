// SPDX-License-Identifier: MIT

import AssayFiles

/// One record a finding under a line of names, as RFC 4180 has it: CRLF after each record, quotes
/// around a field that holds a comma, a quote or a line break, and quotes in it doubled.
///
/// CSV is for spreadsheets, which run a field as a formula where it starts with `=`, `+`, `-` or
/// `@`; names of operators do, and so could names that someone chose in order to. Such a field gets
/// an apostrophe in front, as OWASP's "CSV Injection" advises. Whoever wants every byte takes JSON.
package struct CSVReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let names = [
      "rule", "severity", "confidence", "path", "line", "column", "end line", "end column", "kind",
      "name", "message", "reason", "fix", "removable lines", "identity",
    ]
    let records = report.findings.map { fields(of: $0, in: context) }
    return ([names] + records).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private func fields(of finding: Finding, in context: ReportContext) -> [String] {
    let start = finding.location.start
    let end = finding.location.range?.end
    return [
      finding.rule.rawValue, finding.severity.rawValue, finding.confidence.rawValue,
      context.printedPath(finding.location.path),
      start.map { String($0.line) } ?? "", start.map { String($0.column) } ?? "",
      end.map { String($0.line) } ?? "", end.map { String($0.column) } ?? "",
      finding.subject?.kind ?? "", finding.subject?.qualifiedName ?? "",
      finding.message, finding.reason, finding.fix ?? "", String(finding.removableLines),
      FindingIdentity(finding).identity,
    ]
  }

  private static func field(_ text: String) -> String {
    // Line feeds are the format's own to carry; other controls would reach a terminal.
    var field = Printable.lines(text)
    if startsFormula(field) { field = "'" + field }
    guard field.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else {
      return field
    }
    let doubled = field.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return "\"" + doubled + "\""
  }

  /// OWASP names tab, CR and LF as well, and the full-width forms, which some spreadsheets take for
  /// the narrow ones.
  private static func startsFormula(_ field: String) -> Bool {
    guard let first = field.unicodeScalars.first else { return false }
    return "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
  }
}
