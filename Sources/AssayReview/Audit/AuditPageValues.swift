// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayFindings
internal import AssayPages

/// What the page's template is filled with. Every string is escaped here, so the template puts them
/// in as they are.
struct AuditPageValues {
  var page: AuditPage

  func values() throws -> [String: Any] {
    let report = page.report
    let groups = AuditGroup.groups(of: report.findings)
    let failures = groups.count(where: \.isFailure)
    let unsure = groups.count - failures
    let shell = PageShell(
      report: report.findingReport(includesSummary: false), style: AuditPage.style,
      styleHash: AuditPage.styleHash, imageSources: page.imageSources
    ).values
    return shell.merging([
      "verdict": failures == 0 ? "No failures" : Counted.words(failures, "issue") + " to fix",
      "verdictClass": failures == 0 ? (unsure == 0 ? "pass" : "unsure") : "fail",
      "totals": totals(unsure),
      "coverage": report.coverage.map { [coverage($0)] } ?? [],
      "hasLabels": !report.labels.isEmpty,
      "labels": report.labels.map(label),
      "hasGroups": !groups.isEmpty,
      "rules": rules(groups),
      "sections": try sections(groups),
    ]) { $1 }
  }

  private func totals(_ unsure: Int) -> [[String: Any]] {
    var totals: [(Int, String)] = [
      (page.report.findings.count, "finding"),
      (Set(page.report.findings.map(\.finding.location.path)).count, "file"),
    ]
    let screens = page.report.screenCount
    if screens > 0 { totals.append((screens, "screen")) }
    if unsure > 0 { totals.append((unsure, "undecided")) }
    return totals.map { number, noun in
      ["number": number, "noun": number == 1 || noun == "undecided" ? noun : noun + "s"]
    }
  }

  private func coverage(_ coverage: Coverage) -> [String: Any] {
    [
      "words": HTMLText.escape("\(coverage)"),
      "percent": coverage.found == 0 ? 0 : coverage.measured * 100 / coverage.found,
    ]
  }

  private func label(_ row: LabelSummary.Row) -> [String: Any] {
    let (state, sign) =
      switch row.verdict {
      case .supported: ("pass", "✓")
      case .failed: ("fail", "✕")
      case .cannotTell: ("unsure", "?")
      }
    return [
      "state": state, "sign": sign, "name": HTMLText.escape(row.label.rawValue),
      "verdict": HTMLText.escape(row.verdict.rawValue), "evidence": HTMLText.escape(row.evidence),
    ]
  }

  private func rules(_ groups: [AuditGroup]) -> [[String: Any]] {
    page.report.rules.map { rule in
      let own = groups.filter { $0.rule == rule.id }
      let failed = own.filter(\.isFailure).reduce(0) { $0 + $1.findings.count }
      let unsure = own.reduce(0) { $0 + $1.findings.count } - failed
      let passed = page.report.passes.map { $0[rule.id] ?? 0 }
      // A rule that had nothing to look at is left out.
      let isIdle = passed == 0 && failed + unsure == 0
      return [
        "id": HTMLText.escape(rule.id.rawValue), "name": HTMLText.escape(rule.name),
        "summary": HTMLText.escape(rule.summary), "standard": HTMLText.escape(rule.standard),
        "failed": isIdle ? "–" : "\(failed)", "unsure": isIdle ? "–" : "\(unsure)",
        "total": failed + unsure,
        "hasFindings": failed + unsure > 0, "failedClass": failed > 0 ? "fail" : "none",
        "unsureClass": unsure > 0 ? "unsure" : "none",
        "passed": isIdle ? "–" : passed.map(String.init) ?? "–",
      ]
    }
  }

  /// In the rules' order; what belongs to no rule that is listed comes last.
  private func sections(_ groups: [AuditGroup]) throws -> [[String: Any]] {
    var ids = page.report.rules.map(\.id)
    for group in groups where !ids.contains(group.rule) { ids.append(group.rule) }
    var number = 0
    return try ids.compactMap { id in
      let own = groups.filter { $0.rule == id }
      if own.isEmpty { return nil }
      let rule = page.report.rules.first { $0.id == id }
      return [
        "id": HTMLText.escape(id.rawValue), "name": HTMLText.escape(rule?.name ?? id.rawValue),
        "standard": HTMLText.escape(rule?.standard ?? ""),
        "summary": HTMLText.escape(rule?.summary ?? ""),
        "groups": try own.map { group in
          number += 1
          return try AuditCard(
            group: group, number: number, source: page.source, address: page.address
          ).values()
        },
      ]
    }
  }
}
