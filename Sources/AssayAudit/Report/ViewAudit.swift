// SPDX-License-Identifier: MIT

package import AssayFindings

/// What the rules said of one view.
package struct ViewAudit: Sendable {
  package var issues: [AuditIssue] = []
  /// How many things each rule passed.
  package var passes: [RuleID: Int] = [:]
  package var coverage = Coverage(noun: "texts")
  /// All that was judged, where that is kept.
  private var checks: [AuditCheck] = []
  package var screens: [ScreenTraits] = []
  /// Whether the shapes of every screen were known, and not its pixels alone.
  var hasScenes = true
  /// Whether nothing is missing whose colors would be seen.
  var hasAllColors = true
  /// Whether nothing of it was drawn on any screen.
  var isEmpty = true
  /// The same thing on many screens as one issue: the one on the screen where it is worst.
  package private(set) var merged: [MergedIssue] = []

  mutating func add(_ result: RuleResult, of info: AuditRuleInfo) {
    issues += result.issues
    passes[info.id, default: 0] += result.passes
  }

  mutating func addCoverage(of screen: AuditScreen) {
    coverage.leave(.invisibleText, count: screen.unseenTextCount)
    for (text, measurement) in zip(screen.texts, screen.measurements) {
      if !text.hasWords || text.frame.isEmpty { continue }
      if screen.isDisabled(at: text.frame) {
        coverage.skip(.exemptText)
        continue
      }
      switch measurement {
      case .measured: coverage.add(.pass)
      case .incomplete(let reason): coverage.add(.incomplete(reason))
      }
    }
    coverage.skip(.notDrawn, count: screen.scene.diagnostics.count)
  }

  mutating func addChecks(of result: RuleResult, _ rule: RuleID, screen: String) {
    checks += (result.issues + result.systemIssues).map { AuditCheck($0) }
    checks += result.passed.map { AuditCheck(passed: $0, rule, screen: screen) }
  }

  /// All that was judged, with the parameters of `findings(path:range:)`.
  package func checks(
    path: String, range: (_ subject: String) -> SourceRange? = { _ in nil }
  ) -> [Check] {
    checks.map { $0.check(path: path, range: range) }
  }

  /// Fills `merged` from `issues`.
  ///
  /// - Parameter crop: what a report shows of an issue; nil for nothing.
  mutating func merge(crop: (AuditIssue) -> ScreenCrop?) {
    var order: [MergedIssue.Key] = []
    var groups: [MergedIssue.Key: [AuditIssue]] = [:]
    for issue in issues {
      let key = MergedIssue.Key(issue)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(issue)
    }
    merged = order.compactMap { key in
      guard let all = groups[key], let worst = all.min(by: { $0.measure < $1.measure }) else {
        return nil
      }
      var screens: [String] = []
      for issue in all where !screens.contains(issue.screen) { screens.append(issue.screen) }
      let differs = all.contains { $0.measure != worst.measure }
      return MergedIssue(issue: worst, screens: screens, differs: differs, crop: crop(worst))
    }
  }

  /// A finding for each merged issue.
  ///
  /// - Parameters:
  ///   - path: of the view's file, as reports name it.
  ///   - range: where that file has a subject; nil if it does not tell.
  package func findings(
    path: String, range: (_ subject: String) -> SourceRange? = { _ in nil }
  ) -> [AuditFinding] {
    merged.map { merged in
      let range = range(merged.issue.subject)
      return AuditFinding(
        merged.finding(path: path, range: range, of: screens.count), detail: merged.issue.detail,
        screens: merged.screens, crop: merged.crop, isUndecided: merged.issue.outcome.isUndecided)
    }
  }
}
