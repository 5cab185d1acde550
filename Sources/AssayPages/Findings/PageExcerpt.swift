// SPDX-License-Identifier: MIT

package import AssayFindings

/// The lines that a finding is about, with one before and a few after; the name at its focus is
/// marked.
package enum PageExcerpt {
  private static let linesBefore = 3
  private static let linesAfter = 5
  /// In characters; a longer line is cut, for it is generated or data.
  private static let maximumLength = 400

  /// Empty where the source has no such place.
  package static func lines(
    of finding: Finding, in source: SourceText
  ) -> [[String: Any]] {
    guard let focus = finding.location.start, source.line(Int(focus.line)) != nil else { return [] }
    let line = Int(focus.line)
    let first = finding.location.range.map { Int($0.start.line) } ?? line
    let last = finding.location.range.map { Int($0.lastLine) } ?? line
    let from = max(1, first - 1, line - linesBefore)
    let through = min(source.lineCount, max(line, last) + 1, line + linesAfter)
    return (from...through).map { number in
      [
        "number": String(number),
        "state": number >= first && number <= last ? "in" : "out",
        "code": code(of: number, finding: finding, focus: focus, in: source),
      ]
    }
  }

  private static func code(
    of number: Int, finding: Finding, focus: SourcePosition, in source: SourceText
  ) -> String {
    guard let text = source.line(number) else { return "" }
    guard number == Int(focus.line), let prefix = source.prefix(before: focus),
      text.unicodeScalars.starts(with: prefix.unicodeScalars)
    else { return HTMLText.escape(cut(text)) }
    let rest = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
    let name = finding.subject.map { $0.name.unicodeScalars.prefix { $0 != "(" } }
    guard let name, !name.isEmpty, rest.starts(with: name), text.count <= maximumLength else {
      return HTMLText.escape(cut(text))
    }
    let tail = String(String.UnicodeScalarView(rest.dropFirst(name.count)))
    return HTMLText.escape(prefix) + "<mark>"
      + HTMLText.escape(String(String.UnicodeScalarView(name))) + "</mark>" + HTMLText.escape(tail)
  }

  private static func cut(_ text: String) -> String {
    text.count > maximumLength ? text.prefix(maximumLength) + "…" : text
  }
}
