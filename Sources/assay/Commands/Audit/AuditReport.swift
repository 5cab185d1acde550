// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayConsole
import AssayDeadCodeCommands
import AssayFiles
import AssayFindings
import AssayPages
import AssayReview
import AssaySnapshotCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AuditReport {
  /// - Parameter command: the subcommand of `assay audit`; empty for the default one.
  init(
    command: String, rules: [AuditRuleInfo] = [PairRule.info], findings: [AuditFinding],
    notes: [String], coverage: Coverage? = nil, checks: [Check]? = nil
  ) {
    self.init(
      tool: "assay audit" + (command.isEmpty ? "" : " " + command),
      version: Assay.configuration.version, rules: rules, findings: findings, notes: notes,
      coverage: coverage, checks: checks)
  }
}

extension ReportOptions {
  /// - Parameters:
  ///   - arguments: what the command audits: files, and folders of descriptions or tokens.
  ///   - files: what else it reads and writes.
  /// - Throws: `ValidationError` where a report would be written over one of them or a source.
  func check(over arguments: [String], _ files: AuditFileOptions) throws {
    let inputs = try DescriptionFiles.inputs(of: arguments)
    try check(inputs: inputs + [files.baseline])
    // A baseline may be read and written anew in one run.
    try ReportTargets.check([("--write-baseline", files.writeBaseline)], inputs: inputs)
  }

  /// Writes the report and fails the run if a finding counts.
  func finish(_ report: AuditReport) throws {
    try write(report)
    try fail(on: report.findings)
    if report.coverage?.isBlind == true { throw CommandExit.differences }
  }

  /// A page shows the evidence of findings, all other formats their words.
  private func write(_ report: AuditReport) throws {
    if format == .html {
      guard let output else {
        return try writeText(AuditPage(report, source: QuotedSource.bytes).html())
      }
      try AuditPageFile.write(report, source: QuotedSource.bytes, to: output)
    } else {
      try write(report.findingReport())
    }
  }

  /// - Throws: `CommandExit.differences` if one of the findings counts, or could not be decided;
  ///   with --strict, notes on the system's own design and on labels that nobody wrote count too.
  func fail(on findings: [AuditFinding]) throws {
    if findings.contains(where: { $0.isUndecided || $0.finding.fails(isStrict: strict) }) {
      throw CommandExit.differences
    }
  }

  /// Whether the format has a place for all that was judged.
  var listsChecks: Bool { (format ?? .text).listsChecks }

  /// Whether a command may print in its own words.
  var isTextWanted: Bool { format == nil || format == .text }

  /// What the audit's commands print where no format is asked for is the text, wherever it goes.
  func write(_ report: FindingReport) throws {
    let root = FileManager.default.currentDirectoryPath
    let console = Console.standard
    let context = ReportContext(
      root: root, usesRelativePaths: relativeResults ?? true,
      hasColor: console.hasColor && output == nil, isStrict: strict,
      source: QuotedSource.bytes)
    let reporter = (format ?? .text).reporter
    try writeText(reporter.text(of: report, in: context))
    // Other formats say it themselves, or are read by programs.
    if format == .xcode {
      report.notes.forEach(say)
    }
  }

  /// Writes the ratio of every color on every other for programs.
  ///
  /// - Parameter table: with lines on what it lacks, for standard error.
  /// - Returns: Whether the format is one for programs that a table has.
  func write(
    _ table: @autoclosure () -> (table: ContrastTable, notShown: [String])
  ) throws -> Bool {
    let content: (table: ContrastTable, notShown: [String])
    switch format {
    case .csv:
      content = table()
      try writeBytes(content.table.csv())
    case .json:
      content = table()
      try writeBytes(content.table.json())
    default: return false
    }
    content.notShown.forEach(say)
    return true
  }

  /// Says on standard error what a table for programs cannot.
  func say(_ words: String) {
    if !quiet { Console.standard.error("assay: " + words) }
  }

  /// A table of colors as text.
  func writeTable(_ lines: [String]) throws {
    if let format, format != .text {
      throw ValidationError(
        "the table of all colors is plain text, csv or json; omit --format \(format.rawValue), or declare pairs"
      )
    }
    try writeText(lines.map { Printable.line($0) }.joined(separator: "\n"))
  }
}
