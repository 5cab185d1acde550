// SPDX-License-Identifier: MIT

import Testing

@testable import AssayUIKit
@testable import AssayViews

@Suite("Texts of pages")
struct HTMLTextTests {
  private func text(_ source: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(source.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// As WebKit makes them: a block ends with a line feed, `<br>` is U+2028, an item of a list has a
  /// bullet between tabulators.
  @Test(
    "words",
    arguments: [
      ("a  b\n c", "a b c"), ("<p>One</p><p>Two &amp; three</p>", "One\nTwo & three\n"),
      ("a<br/>b", "a\u{2028}b"), ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty\n"),
      ("<head><title>t</title><style>p { a < b }</style></head>Body", "Body"),
      ("&#65;&#x42;&eacute;&unknown; &", "ABé&unknown; &"), ("1 < 2 <!-- no --> 3", "1 < 2 3"),
      ("<pre>a  b</pre>", "a  b\n"), ("<b>bold</b> and <i>more</i>", "bold and more"), ("<", "<"),
      ("<p", ""),
    ])
  func words(source: String, expected: String) throws {
    #expect(try text(source).string == expected)
    // Notes are the thread's, and the next test's.
    _ = LeftOutNotes.take()
  }

  @Test("what is not drawn of a page is reported")
  func reports() throws {
    _ = LeftOutNotes.take()
    _ = try text("<p>plain</p><ul><li>x</li></ul>")
    #expect(LeftOutNotes.take().isEmpty)
    for source in ["<p style='color: red'>x</p>", "<b>x</b>", "<img src='a.png'>"] {
      _ = try text(source)
      #expect(LeftOutNotes.take() == ["the styling of a text from HTML"])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
    }
    #expect(LeftOutNotes.take() == ["a document of rich text"])
  }

  @Test(
    "any bytes are read, and no words are added",
    arguments: ["<<<<", "<a b=c d='", "</", "<!--", "&#xFFFFFFFF;", "<p/>"])
  func anything(source: String) throws {
    for source in [source, String(repeating: source, count: 2000)] {
      // Marks are left out, and what stands for them is no longer than they are.
      #expect(try text(source).string.utf8.count <= source.utf8.count)
    }
    _ = LeftOutNotes.take()
  }
}
