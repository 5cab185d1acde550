// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings

/// What several pages say in the same way.
package enum PageNote {
  package static let clean: HTML =
    "<p class=\"clean\"><span aria-hidden=\"true\">✓</span> No findings.</p>\n"

  /// Nothing for no notes.
  package static func section(_ notes: [String], style: String = "card") -> HTML? {
    guard !notes.isEmpty else { return nil }
    return """
      <section class="\(style)" aria-labelledby="notes"><h2 id="notes">Notes</h2>
      <ul>\(items(notes))</ul></section>

      """
  }

  static func items(_ notes: [String]) -> HTML {
    "\(notes.map { "<li>\($0)</li>" as HTML })"
  }

  /// An item of a list of totals.
  package static func total(_ number: Int, _ noun: String) -> HTML {
    total(number, words: Counted.noun(number, noun))
  }

  package static func total(_ number: Int, words: String) -> HTML {
    "<li><strong>\(number)</strong> \(words)</li>"
  }

  /// Why a finding is one, and what mends it, as far as it says so.
  package static func reasons(of finding: Finding?) -> HTML {
    let reason = finding.flatMap { $0.reason.isEmpty ? nil : $0.reason }
    return """
      <dl>\(reason.map { "<dt>Why</dt><dd>\($0)</dd>" })\
      \(finding?.fix.map { "<dt>Fix</dt><dd>\($0)</dd>" })</dl>
      """
  }
}
