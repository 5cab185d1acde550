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
    if let checks = report.checks { return text(of: checks, in: context) }
    let names = [
      "rule", "severity", "confidence", "path", "line", "column", "end line", "end column", "kind",
      "name", "message", "reason", "fix", "removable lines", "identity",
    ]
    let records = report.findings.map { fields(of: $0, in: context) }
    return Self.table([names] + records)
  }

  private static func table(_ records: [[String]]) -> String {
    records.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Of an audit a record is one check, which has the numbers; its findings are those that failed.
  private func text(of checks: [Check], in context: ReportContext) -> String {
    let names = [
      "rule", "outcome", "reason", "path", "line", "column", "screen", "kind", "text", "identifier",
      "x", "y", "width", "height", "ratio", "best ratio", "required", "foreground", "background",
      "smallest size", "largest size", "weight", "identity",
    ]
    return Self.table([names] + checks.map { fields(of: $0, in: context) })
  }

  private func fields(of check: Check, in context: ReportContext) -> [String] {
    func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
    let start = check.location.start
    let place: [String] = [
      check.rule.rawValue, check.outcome.rawValue, check.reason ?? "",
      context.printedPath(check.location.path), start.map { String($0.line) } ?? "",
      start.map { String($0.column) } ?? "", check.screen,
    ]
    let thing: [String] = [
      check.kind, check.text ?? "", check.identifier ?? "", number(check.frame?.x),
      number(check.frame?.y), number(check.frame?.width), number(check.frame?.height),
    ]
    let contrast = check.contrast
    let measured: [String] = [
      number(contrast?.ratio), number(contrast?.best), number(contrast?.required),
      contrast?.foreground ?? "", contrast?.background ?? "", number(contrast?.smallestSize),
      number(contrast?.largestSize), contrast?.weight.map { String($0) } ?? "",
    ]
    return place + thing + measured + [check.identity]
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
    // Line breaks are the format's own to carry; other controls would reach a terminal.
    var field = text.unicodeScalars.split(separator: "\r", omittingEmptySubsequences: false)
      .map { Printable.lines(String($0)) }.joined(separator: "\r")
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
