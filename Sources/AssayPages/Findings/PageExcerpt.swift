// SPDX-License-Identifier: MIT

package import AssayFindings

/// The lines that a finding is about, with one before and a few after; the name at its focus is
/// marked.
package enum PageExcerpt {
  private static let linesBefore = 3
  private static let linesAfter = 5
  /// In characters; a longer line is cut, for it is generated or data.
  private static let maximumLength = 400

  /// nil where the source has no such place.
  package static func html(of finding: Finding, in source: SourceText) -> HTML? {
    guard let focus = finding.location.start, source.line(Int(focus.line)) != nil else {
      return nil
    }
    let line = Int(focus.line)
    let first = finding.location.range.map { Int($0.start.line) } ?? line
    let last = finding.location.range.map { Int($0.lastLine) } ?? line
    let from = max(1, first - 1, line - linesBefore)
    let through = min(source.lineCount, max(line, last) + 1, line + linesAfter)
    let lines = (from...through).map { number -> HTML in
      """
      <span class="\(number >= first && number <= last ? "in" : "out")">\
      <span class="n">\(number)</span>\
      <span class="c">\(code(of: number, finding: finding, focus: focus, in: source))</span></span>
      """
    }
    return "<pre><code>\(lines)</code></pre>\n"
  }

  private static func code(
    of number: Int, finding: Finding, focus: SourcePosition, in source: SourceText
  ) -> HTML {
    guard let text = source.line(number) else { return "" }
    guard number == Int(focus.line), let prefix = source.prefix(before: focus),
      text.unicodeScalars.starts(with: prefix.unicodeScalars)
    else { return "\(cut(text))" }
    let rest = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
    let name = finding.subject.map { $0.name.unicodeScalars.prefix { $0 != "(" } }
    guard let name, !name.isEmpty, rest.starts(with: name), text.count <= maximumLength else {
      return "\(cut(text))"
    }
    let tail = String(String.UnicodeScalarView(rest.dropFirst(name.count)))
    return "\(prefix)<mark>\(String(String.UnicodeScalarView(name)))</mark>\(tail)"
  }

  private static func cut(_ text: String) -> String {
    text.count > maximumLength ? text.prefix(maximumLength) + "…" : text
  }
}
