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
  private var fileID: String { place.testFileID }

  /// All that the view is drawn for.
  ///
  /// - Throws: `AuditArgumentError` for an empty list: nothing would be audited.
  func matrix(
    _ canvases: [TraitSet.Canvas], _ appearances: [Appearance], _ sizes: [DynamicTypeSize],
    _ locale: String, _ direction: LayoutDirection?
  ) throws(AuditArgumentError) -> TraitMatrix {
    let lists = [
      ("devices", canvases.isEmpty), ("appearances", appearances.isEmpty),
      ("dynamicTypeSizes", sizes.isEmpty),
    ]
    for (name, isEmpty) in lists where isEmpty { throw AuditArgumentError(list: name) }
    var matrix = TraitMatrix(
      canvases: canvases, appearances: appearances, locales: [locale], dynamicTypeSizes: sizes)
    matrix.layoutDirection = direction
    return matrix
  }

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
    if try record(findings) { return }
    let known = try known(findings)
    noteUndecided(findings.count(where: \.isUndecided), of: audit)
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

  /// What could not be decided, and what was not looked at, is no pass that nobody hears of.
  private func noteUndecided(_ count: Int, of audit: ViewAudit) {
    guard !isStrict, count > 0 || audit.coverage.measured < audit.coverage.found else { return }
    FailureReporter.note(
      "an audit in \(fileID): \(audit.coverage); \(Counted.words(count, "check")) could not be "
        + "decided; 'strict: true' counts them as issues")
  }

  private func counted(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { isStrict || $0.finding.severity > .note }
  }

  /// The findings that the baseline knows.
  private func known(_ findings: [AuditFinding]) throws -> Set<Finding> {
    guard let baseline else { return [] }
    let known = try Baseline.read(from: absolute(baseline)).apply(to: counted(findings)).known
    return Set(known.map(\.finding))
  }

  /// Records a baseline that is not there yet, where references are recorded, and fails as a test
  /// that records a reference does.
  ///
  /// - Returns: Whether it was recorded.
  private func record(_ findings: [AuditFinding]) throws -> Bool {
    guard let baseline else { return false }
    let path = absolute(baseline)
    let counted = counted(findings)
    let exists = try PosixFileSystem().kind(of: path) != nil
    switch try ViewAuditing.recordMode() {
    case .all: break
    case .failed:
      if exists, try Baseline.read(from: path).apply(to: counted).new.isEmpty { return false }
    case .missing: if exists { return false }
    case .never: return false
    }
    try Baseline(of: counted).write(to: path)
    FailureReporter.report(
      "recorded \(Counted.words(counted.count, "known issue")) in '\(path)'; check them, and run the "
        + "test again to audit against them", at: place)
    return true
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

/// A list without anything to audit.
struct AuditArgumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the parameter.
  var list: String

  var description: String {
    "'\(list)' is empty, so that nothing would be audited; name at least one, or omit it"
  }
}
