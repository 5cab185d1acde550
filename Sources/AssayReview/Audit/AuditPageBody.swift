// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayFindings
internal import AssayPages

/// What an audit's page shows: the verdict, the labels of the App Store, the rules, filters and a
/// card for each group of findings.
struct AuditPageBody {
  private let page: AuditPage
  private let report: AuditReport
  private let groups: [AuditGroup]
  private let rows: [AuditRuleRow]

  init(of page: AuditPage) {
    self.page = page
    report = page.report
    let groups = AuditGroup.groups(of: report.findings)
    self.groups = groups
    rows = page.report.rules.map { AuditRuleRow($0, groups: groups, of: page.report) }
  }

  /// - Throws: `PNGError` if a picture cannot be encoded.
  func html() throws -> HTML {
    let failures = groups.count(where: \.isFailure)
    let unsure = groups.count - failures
    let verdict = failures == 0 ? "No failures" : Counted.words(failures, "issue") + " to fix"
    let outcome: PageVerdict = failures == 0 ? (unsure == 0 ? .pass : .unsure) : .fail
    return """
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <p class="quiet">\(report.tool) · version \(report.version)</p>
      <h1 class="\(outcome.rawValue)">\(verdict)</h1>
      <ul class="totals">\(totals(unsure))</ul>
      \(report.coverage.map(coverage))</header>
      <main>
      \(labels)\(PageNote.section(report.findingReport(includesSummary: false).notes, style: "card notes"))\
      <section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <table><thead><tr><th scope="col">Rule</th><th scope="col" class="standard">Standard</th>\
      <th scope="col" class="number">Fail</th><th scope="col" class="number">Cannot tell</th>\
      <th scope="col" class="number">Pass</th></tr></thead><tbody>
      \(rows.map(\.html))</tbody></table></section>
      \(filters)
      <div id="findings">
      \(PageNote.clean, if: groups.isEmpty)\(try sections())</div>
      </main>
      """
  }

  private func totals(_ unsure: Int) -> [HTML] {
    var totals = [
      (report.findings.count, "finding"),
      (Set(report.findings.map(\.finding.location.path)).count, "file"),
    ]
    if report.screenCount > 0 { totals.append((report.screenCount, "screen")) }
    var items = totals.map { PageNote.total($0, $1) }
    if unsure > 0 { items.append(PageNote.total(unsure, words: "undecided")) }
    return items
  }

  private func coverage(_ coverage: Coverage) -> HTML {
    let percent = coverage.found == 0 ? 0 : coverage.measured * 100 / coverage.found
    return """
      <p class="coverage"><svg aria-hidden="true">\
      <rect class="track" width="100%" height="100%" rx="4"/>\
      <rect class="done" width="\(percent)%" height="100%" rx="4"/></svg> \(coverage.description)</p>

      """
  }

  private var labels: HTML? {
    guard !report.labels.isEmpty else { return nil }
    let cards = report.labels.map { row -> HTML in
      PageVerdict(row.verdict).card(
        row.label.rawValue, row.verdict.rawValue, evidence: row.evidence)
    }
    return """
      <section aria-labelledby="labels"><h2 id="labels">Accessibility Nutrition Labels</h2>
      <p class="quiet">What the audited screens support. Other screens of the app were not checked.</p>
      <ul class="labels">
      \(cards)</ul></section>

      """
  }

  private var filters: HTML {
    """
    <form id="filters" class="card" hidden role="search" aria-label="Filter findings">
    <label class="wide">Search <input type="search" name="text" \
    placeholder="Words, colors, views" autocomplete="off"></label>
    <label>Rule <select name="rule"><option value="">All</option>\
    \(rows.compactMap(\.option))</select></label>
    <label>Outcome <select name="outcome"><option value="">All</option>\
    <option value="fail">fails</option><option value="unsure">cannot tell</option></select></label>
    <button type="reset">Clear</button>
    <output aria-live="polite" data-noun="card"></output>
    </form>
    """
  }

  /// In the rules' order; what belongs to no rule that is listed comes last.
  private func sections() throws -> [HTML] {
    var ids = report.rules.map(\.id)
    for group in groups where !ids.contains(group.rule) { ids.append(group.rule) }
    var number = 0
    return try ids.compactMap { id in
      let own = groups.filter { $0.rule == id }
      if own.isEmpty { return nil }
      let rule = report.rules.first { $0.id == id }
      let cards = try own.map { group in
        number += 1
        return try AuditCard(
          group: group, number: number, source: page.source, address: page.address
        ).html()
      }
      return """
        <section class="rule" id="\(id.rawValue)" data-group="" aria-labelledby="\(id.rawValue)-name">
        <h2 id="\(id.rawValue)-name">\(rule?.name ?? id.rawValue)</h2>
        <p class="quiet">\(rule?.summary ?? "") \(rule?.standard ?? "")</p>
        \(cards)</section>

        """
    }
  }
}

/// A rule in the table, and in the list of the filter.
private struct AuditRuleRow {
  private let rule: AuditRuleInfo
  private let failed: Int
  private let unsure: Int
  /// nil where passes were not counted.
  private let passed: Int?

  init(_ rule: AuditRuleInfo, groups: [AuditGroup], of report: AuditReport) {
    self.rule = rule
    let own = groups.filter { $0.rule == rule.id }
    failed = own.filter(\.isFailure).reduce(0) { $0 + $1.findings.count }
    unsure = own.reduce(0) { $0 + $1.findings.count } - failed
    passed = report.passes.map { $0[rule.id] ?? 0 }
  }

  private var hasFindings: Bool { failed + unsure > 0 }

  /// A rule that had nothing to look at is left out.
  private var isIdle: Bool { passed == 0 && !hasFindings }

  var html: HTML {
    let name: HTML =
      hasFindings ? "<a href=\"#\(rule.id.rawValue)\">\(rule.name)</a>" : "\(rule.name)"
    func count(_ number: Int?) -> String { isIdle ? "–" : number.map(String.init) ?? "–" }
    return """
      <tr><th scope="row">\(name)</th><td class="standard quiet">\(rule.standard)</td>\
      <td class="number \(failed > 0 ? "fail" : "none")">\(count(failed))</td>\
      <td class="number \(unsure > 0 ? "unsure" : "none")">\(count(unsure))</td>\
      <td class="number">\(count(passed))</td></tr>

      """
  }

  /// nil for a rule without findings.
  var option: HTML? {
    guard hasFindings else { return nil }
    return "<option value=\"\(rule.id.rawValue)\">\(rule.name) (\(failed + unsure))</option>"
  }
}
