// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A page of one report: totals, rules, where the removable lines are, filters, and the findings by
/// file.
struct FindingsPage {
  var report: FindingReport
  var context: ReportContext

  func html() -> String {
    let shell = PageShell(title: report.tool, style: Self.style, styleHash: Self.styleHash)
    let counts = report.counts
    return shell.page(
      """
      <header>
      <h1>\(report.tool)</h1>
      <p class="quiet">Version \(report.version)</p>
      <ul class="totals">\(PageNote.total(counts.findings, "finding"))\
      \(PageNote.total(report.fileCount, "file"))\
      \(PageNote.total(counts.removableLines, "removable line"))</ul>
      </header>
      <main>
      \(PageNote.clean, if: report.findings.isEmpty)\(PageNote.section(report.notes))\
      \(findings, if: !report.findings.isEmpty)</main>
      """)
  }

  private var findings: HTML {
    """
    <div class="overview">
    \(rules)
    \(RemovableLines(of: report, in: context).section)</div>
    \(filters)
    \(FindingList(report: report, context: context).html)
    """
  }

  /// Each rule with its counts.
  private var rows: [(id: String, name: String, summary: String, counts: FindingCounts)] {
    let rules = Dictionary(
      report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return report.countsByRule.map { id, counts in
      let rule = rules[id]
      return (id.rawValue, rule?.name ?? id.rawValue, rule?.summary ?? "", counts)
    }
  }

  private var rules: HTML {
    let rows = rows.map { row -> HTML in
      """
      <tr><th scope="row">\(row.name)<span class="quiet">\(row.summary)</span></th>\
      <td class="number">\(row.counts.findings)</td>\
      <td class="number">\(row.counts.removableLines)</td></tr>

      """
    }
    return """
      <section class="card" aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <table><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Findings</th>\
      <th scope="col" class="number">Lines</th></tr></thead><tbody>
      \(rows)</tbody></table></section>
      """
  }

  private var filters: HTML {
    let rules = rows.map { row -> HTML in
      "<option value=\"\(row.id)\">\(row.name) (\(row.counts.findings))</option>"
    }
    let severities = Severity.allCases.reversed().filter { severity in
      report.findings.contains { $0.severity == severity }
    }.map { "<option>\($0.rawValue)</option>" as HTML }
    return """
      <form id="filters" class="card" hidden role="search" aria-label="Filter findings">
      <label class="wide">Search <input type="search" name="text" \
      placeholder="File, name or words" autocomplete="off"></label>
      <label>Rule <select name="rule"><option value="">All</option>\(rules)</select></label>
      <label>Severity <select name="severity"><option value="">All</option>\
      \(severities)</select></label>
      <label>Confidence <select name="confidence"><option value="">All</option>\
      <option>high</option><option value="high medium">medium and up</option></select></label>
      <button type="reset">Clear</button>
      <output aria-live="polite" data-noun="finding" data-line-noun="removable line"></output>
      </form>
      """
  }
}
