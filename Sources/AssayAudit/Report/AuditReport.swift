// SPDX-License-Identifier: MIT

package import AssayFindings

/// Everything that one run of an audit reports: its findings with their evidence, and what was
/// audited.
package struct AuditReport: Sendable {
  /// The command as a user types it: `assay audit palette`.
  package var tool: String
  package var version: String
  /// The rules that ran.
  package var rules: [AuditRuleInfo]
  /// In the order of `Finding`'s `<`.
  package private(set) var findings: [AuditFinding]
  /// What a reader must know to judge the findings, one sentence each.
  package var notes: [String]
  /// How many things each rule passed; nil if that is not counted.
  package var passes: [RuleID: Int]?
  package var coverage: Coverage?
  package var labels: [LabelSummary.Row]
  /// How many screens were audited; 0 for colors and sources.
  package var screenCount: Int
  /// All that was judged, what passes too; nil where no program reads the report.
  package var checks: [Check]?

  package init(
    tool: String, version: String, rules: [AuditRuleInfo], findings: [AuditFinding],
    notes: [String] = [], passes: [RuleID: Int]? = nil, coverage: Coverage? = nil,
    labels: [LabelSummary.Row] = [], screenCount: Int = 0, checks: [Check]? = nil
  ) {
    self.tool = tool
    self.version = version
    self.rules = rules
    self.findings = findings.sorted { $0.finding < $1.finding }
    self.notes = notes
    self.passes = passes
    self.coverage = coverage
    self.labels = labels
    self.screenCount = screenCount
    self.checks = checks
  }

  /// The findings alone, for reporters of all products.
  ///
  /// - Parameter includesSummary: whether coverage and labels are among the notes, because the
  ///   reporter shows them nowhere else.
  package func findingReport(includesSummary: Bool = true) -> FindingReport {
    var all = notes
    if includesSummary {
      if let coverage { all.insert("\(coverage)", at: 0) }
      all += labels.map(\.line)
    }
    return FindingReport(
      tool: tool, version: version, rules: rules.map(\.rule), findings: findings.map(\.finding),
      notes: all, checks: checks, checkCoverage: coverage?.counted)
  }
}
