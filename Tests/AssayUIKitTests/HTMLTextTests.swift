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
  }

  @Test("looks of elements become those of a text")
  func looks() throws {
    let styled = AttributedString(
      try text("<b>b</b><i>i</i><a href='https://swift.org'>l</a><h1>h</h1>"))
    func run(_ words: String) throws -> AttributedString.Runs.Run {
      try #require(styled.runs.first { styled[$0.range].characters.starts(with: words) })
    }
    func face(_ size: CGFloat) -> Font {
      .system(size: size, weight: .regular, design: .serif)
    }
    #expect(try run("b").font == face(12).bold())
    #expect(try run("i").font == face(12).italic())
    #expect(try run("h").font == face(24).bold())
    #expect(try run("l").link == URL(string: "https://swift.org"))
    #expect(try run("l").underlineStyle != nil)
    #expect(try run("b").link == nil)
  }

  @Test("what is not drawn of a page is reported")
  func reports() throws {
    _ = LeftOutNotes.take()
    _ = try text("<p>plain <b>bold</b></p>")
    #expect(LeftOutNotes.take().isEmpty)
    _ = try text("<p style='color: red'>x</p>")
    #expect(LeftOutNotes.take() == ["a style sheet, a picture or a table of a text in HTML"])
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
    }
    #expect(LeftOutNotes.take() == ["a text that is read as rich text"])
  }

  @Test(
    "any bytes are read", arguments: ["<<<<", "<a b=c d='", "</", "<!--", "&#xFFFFFFFF;", "<p/>"])
  func anything(source: String) throws {
    _ = try text(source)
    _ = try text(String(repeating: source, count: 2000))
  }
}
