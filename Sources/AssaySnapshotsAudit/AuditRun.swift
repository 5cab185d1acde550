// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayFindings
internal import AssaySnapshotStore
internal import AssaySnapshots
internal import AssayViews

/// One audit of a test: what is asked, and what becomes of its issues.
struct AuditRun {
  var types: AccessibilityAuditType
  var level: AccessibilityAuditLevel
  /// Hex, or names of color sets and system colors.
  var palette: [String]
  /// A path relative to the folder of the test.
  var baseline: String?
  /// A path relative to the folder of the test.
  var report: String?
  var countsSystemDefaults: Bool
  var isStrict: Bool
  var place: SourcePlace

  private var file: String { "\(place.file)" }
  private var fileID: String { "\(place.fileID)" }

  /// - Throws: An error if a view cannot be drawn, a file cannot be read or written, or a color is
  ///   none; and the errors of the handler.
  func audit(
    _ view: some View, _ traitSets: [TraitSet],
    _ handler: ((AccessibilityAuditIssue) throws -> Bool)?
  ) throws {
    let screens = try traitSets.map { try ViewAuditing.screen(of: view, traits: $0, near: file) }
    let auditor = try auditor()
    let audit = auditor.audit(screens)
    let findings = audit.findings(path: "\(fileID) \(type(of: view))")
    try writeReport(audit, findings, auditor)
    let known = try known(findings)
    for (merged, finding) in zip(audit.merged, findings) {
      if !isStrict, merged.issue.outcome != .fail { continue }
      if known.contains(finding.finding) { continue }
      let issue = AccessibilityAuditIssue(merged, of: screens.count)
      if try handler?(issue) == true { continue }
      FailureReporter.report(
        issue.compactDescription + "\n" + issue.detailedDescription, at: place)
    }
  }

  private func auditor() throws -> Auditor {
    var options = AuditOptions()
    options.level = level.contrast
    options.countsSystemDefaults = countsSystemDefaults
    return Auditor(
      options: options, types: types.types, keepsCrops: report != nil, keepsChecks: report != nil,
      palette: try ViewAuditing.colors(palette, near: file))
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePaths.join(FilePaths.parent(of: file), path)
  }

  /// The findings that the baseline knows. A baseline that is not there yet is recorded, where
  /// references are.
  private func known(_ findings: [AuditFinding]) throws -> Set<Finding> {
    guard let baseline else { return [] }
    let path = absolute(baseline)
    let counted = findings.filter { isStrict || $0.finding.severity > .note }
    let exists = try PosixFileSystem().kind(of: path) != nil
    switch try ViewAuditing.recordMode() {
    case .all, .failed:
      try Baseline(of: counted).write(to: path)
    case .missing where !exists:
      try Baseline(of: counted).write(to: path)
    case .missing, .never: break
    }
    return Set(try Baseline.read(from: path).apply(to: counted).known.map(\.finding))
  }

  private func writeReport(
    _ audit: ViewAudit, _ findings: [AuditFinding], _ auditor: Auditor
  ) throws {
    guard let report else { return }
    let summary = AuditReport(
      tool: "performAccessibilityAudit", version: "", rules: auditor.rules, findings: findings,
      passes: audit.passes, coverage: audit.coverage, labels: LabelSummary([audit], auditor).rows,
      screenCount: audit.screens.count,
      checks: audit.checks(path: "\(fileID)"))
    try AuditReportFile.write(summary, to: absolute(report))
  }
}
