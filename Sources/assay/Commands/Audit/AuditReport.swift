// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
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
  /// Writes what one rule found of colours or sources; a page shows them too.
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
      hasColor: console.hasColor && output == nil,
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

  func writeText(_ text: String) throws {
    if let output {
      let ended = text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
      try Data(ended.utf8).write(
        to: URL(filePath: DescriptionFiles.absolute(output)), options: .atomic)
    } else if !text.isEmpty {
      Console.standard.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
  }

  /// Whether a finding fails the run: what could not be told does with --strict alone.
  func counts(_ finding: Finding) -> Bool {
    strict || (finding.severity > .note && finding.confidence > .low)
  }
}
