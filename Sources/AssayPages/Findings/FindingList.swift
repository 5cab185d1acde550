// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// The findings of a report by file, each with its lines of source.
struct FindingList {
  var report: FindingReport
  var context: ReportContext
  /// Before the ids of files, where several reports are on one page.
  var idPrefix = ""

  var html: HTML {
    var fingerprints = report.uniqueFingerprints[...]
    let files = report.findingsByFile.enumerated().map { index, file -> HTML in
      let (path, findings) = file
      let source = context.source(path).map(SourceText.init)
      let cards = findings.map { finding in
        card(finding, anchor: fingerprints.popFirst() ?? "", source: source)
      }
      let lines = Self.lineCount(findings.reduce(0) { $0 + $1.removableLines })
      let id = "\(idPrefix)file-\(index + 1)"
      let printed = context.printedPath(path)
      return """
        <section class="file" id="\(id)" data-group="\(printed)" aria-labelledby="\(id)-name">
        <h2 id="\(id)-name">\(printed)</h2>
        <p class="quiet">\(Counted.words(findings.count, "finding"))\
        \(lines.map { " · \($0)" })</p>
        \(cards)</section>

        """
    }
    return "\(files)"
  }

  private func card(_ finding: Finding, anchor: String, source: SourceText?) -> HTML {
    let severity = finding.severity.rawValue
    let place = finding.location.start.map { " <span>at \($0.line):\($0.column)</span>" as HTML }
    let size = Self.lineCount(finding.removableLines)
    return """
      <article class="card finding \(severity)" id="\(anchor)" data-rule="\(finding.rule.rawValue)" \
      data-severity="\(severity)" data-confidence="\(finding.confidence.rawValue)" \
      data-lines="\(finding.removableLines)">
      <h3><a href="#\(anchor)">\(finding.message)</a></h3>
      <p class="facts"><span class="badge"><span aria-hidden="true">●</span> \(severity)</span> \
      <code>\(finding.rule.rawValue)</code>\(place) \
      <span>\(finding.confidence.rawValue) confidence</span>\
      \(size.map { " <span>\($0)</span>" })</p>
      \(source.flatMap { PageExcerpt.html(of: finding, in: $0) })\(PageNote.reasons(of: finding))
      </article>

      """
  }

  /// nil for none.
  private static func lineCount(_ lines: Int) -> String? {
    lines == 0 ? nil : Counted.words(lines, "removable line")
  }
}
