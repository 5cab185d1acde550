// SPDX-License-Identifier: MIT

import AssayPages
import Testing

@Suite("Pieces of a page")
struct HTMLTests {
  @Test(
    "what is taken in is escaped, by scalars",
    arguments: [
      ("<b>&", "&lt;b&gt;&amp;"), ("\"'", "&quot;&#39;"), ("\"\u{301}", "&quot;\u{301}"),
      ("##[error]", "#&#35;[error]"), ("a\tb", "a\tb"),
    ])
  func escaping(_ row: (text: String, html: String)) {
    #expect(("<p title=\"\(row.text)\">" as HTML).text == "<p title=\"\(row.html)\">")
  }

  @Test("pieces are put in as they are, nil and what does not hold as nothing")
  func pieces() {
    let items = ["a", "<"].map { "<li>\($0)</li>" as HTML }
    let none: HTML? = nil
    let page: HTML = "<ul>\(items)</ul>\(none)\("<hr>", if: false)\("<br>", if: true)\(7)"
    #expect(page.text == "<ul><li>a</li><li>&lt;</li></ul><br>7")
  }
}
