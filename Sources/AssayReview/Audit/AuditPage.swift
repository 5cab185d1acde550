// SPDX-License-Identifier: MIT

package import AssayAudit
package import AssayFindings
internal import Mustache

/// A page that needs nothing but itself: what an audit found, with the pixels that it found it in.
///
/// What several views share is one finding with a list of them. Without scripts it shows everything.
package struct AuditPage: Sendable {
  var report: FindingReport
  /// The rules that ran.
  var rules: [AuditRuleInfo]
  /// How many things each rule passed; nil where it is not counted.
  var passes: [RuleID: Int]?
  var labels: [LabelSummary.Row]
  var coverage: Coverage?
  /// How many screens were looked at; 0 for colours alone.
  var screenCount: Int
  /// What is shown beside each finding of the report; some have none.
  var evidence: [Finding: AuditEvidence]
  /// The bytes of a source for excerpts, by its path in the finding.
  var source: @Sendable (String) -> [UInt8]?

  package init(
    report: FindingReport, rules: [AuditRuleInfo], passes: [RuleID: Int]? = nil,
    labels: [LabelSummary.Row] = [], coverage: Coverage? = nil, screenCount: Int = 0,
    evidence: [Finding: AuditEvidence] = [:],
    source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.report = report
    self.rules = rules
    self.passes = passes
    self.labels = labels
    self.coverage = coverage
    self.screenCount = screenCount
    self.evidence = evidence
    self.source = source
  }

  /// - Throws: `PNGError` where a picture cannot be encoded.
  package func html() throws -> String {
    try MustacheTemplate(string: Self.template).render(AuditPageValues(page: self).values())
  }
}

/// What a page shows of a finding beside its words.
package struct AuditEvidence: Sendable {
  var detail: AuditDetail?
  /// The names of the screens it was met on.
  var screens: [String]
  var crop: ScreenCrop?

  package init(detail: AuditDetail?, screens: [String] = [], crop: ScreenCrop? = nil) {
    self.detail = detail
    self.screens = screens
    self.crop = crop
  }
}
