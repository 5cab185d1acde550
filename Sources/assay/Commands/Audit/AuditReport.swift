// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayFiles
import AssayFindings
import AssayReview

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum AuditReport {
  /// The report of one of the audit's commands.
  static func make(
    command: String, rules: [AuditRuleInfo], findings: [Finding], notes: [String]
  ) -> FindingReport {
    FindingReport(
      tool: "assay audit" + (command.isEmpty ? "" : " " + command),
      version: Assay.configuration.version, rules: rules.map(\.rule), findings: findings,
      notes: notes)
  }
}

extension AuditReport {
  /// Writes what one rule found of colors or sources; a page shows them too.
  static func write(
    command: String, rule: AuditRuleInfo = PairRule.info, _ findings: [Finding], notes: [String],
    coverage: Coverage? = nil, details: [Finding: AuditDetail] = [:], _ reporting: ReportOptions
  ) throws {
    if reporting.format == .html {
      let report = make(command: command, rules: [rule], findings: findings, notes: notes)
      return try reporting.writeText(
        AuditPage(
          report: report, rules: [rule], coverage: coverage,
          evidence: details.mapValues { AuditEvidence(detail: $0) }, source: AuditText.bytes
        ).html())
    }
    try reporting.write(
      make(
        command: command, rules: [rule], findings: findings,
        notes: (coverage.map { ["\($0)"] } ?? []) + notes))
  }
}

extension ReportOptions {
  /// Whether a command may print in its own words.
  var isTextWanted: Bool { format == nil || format == .text }

  /// What the audit's commands print where no format is asked for is the text, wherever it goes.
  func write(_ report: FindingReport) throws {
    let root = FileManager.default.currentDirectoryPath
    let console = Console.standard
    let context = ReportContext(
      root: root, usesRelativePaths: relativeResults ?? true,
      hasColor: console.hasColor && output == nil, isStrict: strict,
      source: { path in
        FileManager.default.contents(atPath: path.hasPrefix("/") ? path : root + "/" + path)
          .map(Array.init)
      })
    let reporter = try (format ?? .text).makeReporter()
    try writeText(reporter.text(of: report, in: context))
    // Other formats say it themselves, or are read by programs.
    if format == .xcode, !quiet {
      for note in report.notes { console.error("assay: " + note) }
    }
  }

  /// A table of colors, which is text and nothing else.
  func writeTable(_ lines: [String]) throws {
    if let format, format != .text {
      throw ValidationError(
        "the table of every color on every other is plain text; omit --format \(format.rawValue), or declare pairs"
      )
    }
    try writeText(lines.map { Printable.line($0) }.joined(separator: "\n"))
  }

  func writeText(_ text: String) throws {
    // NB: as bytes, for "\r\n" is one letter.
    let isEnded = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    if let output {
      try OutputFile.write(isEnded ? text : text + "\n", to: output)
    } else if !text.isEmpty {
      Console.standard.printDocument(isEnded ? text : text + "\n")
    }
  }

  /// Whether a finding fails the run: what could not be told does with --strict alone.
  func counts(_ finding: Finding) -> Bool {
    finding.fails(isStrict: strict)
  }
}
