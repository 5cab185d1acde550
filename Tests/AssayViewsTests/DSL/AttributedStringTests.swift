// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Foundation
import Testing

@testable import AssayViews

@Suite("Attributed strings in texts")
struct AttributedStringTests {
  private func built(_ view: some View) throws -> BuiltScene {
    try SceneSketch.build(view.viewNode(), in: Size(width: 400, height: 100))
  }

  /// The drawing is compared with that of texts with the same styles.
  private func isDrawn(_ string: AttributedString, as text: Text) throws -> Bool {
    try built(Text(string)).scene.items == built(text).scene.items
  }

  @Test("attributes are drawn as the styles of texts are")
  func styles() throws {
    var string = AttributedString("price ")
    string.font = .title
    string.foregroundColor = .red
    var rest = AttributedString("12")
    rest.underlineStyle = .single
    rest.strikethroughStyle = Text.LineStyle()
    rest.kern = 2
    rest.tracking = 3
    rest.baselineOffset = 4
    #expect(
      try isDrawn(
        string + rest,
        as: Text(verbatim: "price ").font(.title).foregroundColor(.red)
          + Text(verbatim: "12").underline().strikethrough().kerning(2).tracking(3)
          .baselineOffset(4)))
    #expect(try isDrawn(string, as: Text(verbatim: "price ").font(.title).foregroundColor(.red)))
    #expect(try isDrawn(AttributedString("a"), as: Text(verbatim: "a")))
    #expect(try isDrawn(AttributedString(), as: Text(verbatim: "")))
  }

  /// Measured on a snapshot of swift-markdown-ui: the color is as high as the line, and the text is
  /// on it.
  @Test("a background color is behind the words of its range only")
  func background() throws {
    var string = AttributedString("Use git")
    let range = try #require(string.range(of: "git"))
    string[range].backgroundColor = .yellow
    let items = try built(Text(string)).scene.items
    #expect(items.count == 2)
    guard case .fill(.rectangle(let rect), _) = items[0], case .text(let text) = items[1] else {
      Issue.record("no background behind the text")
      return
    }
    #expect(rect.maxX <= text.frame.maxX && rect.minX > text.frame.minX)
    #expect(rect.minY >= text.frame.minY && rect.maxY <= text.frame.maxY)
    #expect(abs(rect.height - text.frame.height) < 0.5)

    var whole = AttributedString("git")
    whole.backgroundColor = .yellow
    #expect(try built(Text(whole)).scene.items.count == 2)
  }

  @Test("a range of a string has styles of its own, and a link the tint")
  func ranges() throws {
    var string = AttributedString("Agree to terms")
    let range = try #require(string.range(of: "terms"))
    string[range].link = URL(string: "https://example.com")
    #expect(
      try isDrawn(
        string, as: Text(verbatim: "Agree to ") + Text(verbatim: "terms").foregroundStyle(.tint)))
    #expect(
      try built(Text("Please: \(string)")).scene.items
        == built(
          Text(
            """
            Please: \(Text(verbatim: "Agree to ")
              + Text(verbatim: "terms").foregroundStyle(.tint))
            """)
        ).scene.items)
  }

  @Test("Markdown becomes attributes")
  func markdown() throws {
    let string = try AttributedString(markdown: "a **b** *c* ~~d~~ `e` [f](https://g.h \"t\")")
    #expect(
      try isDrawn(
        string,
        as: Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " ")
          + Text(verbatim: "c").italic() + Text(verbatim: " ")
          + Text(verbatim: "d").strikethrough() + Text(verbatim: " ")
          + Text(verbatim: "e").font(.body.monospaced()) + Text(verbatim: " ")
          + Text(verbatim: "f").foregroundStyle(.tint)))
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://g.h"])
  }

  /// Expected: what Foundation on Apple's systems makes of the same strings.
  @Test("lines of Markdown are joined as Foundation joins them")
  func lines() throws {
    func words(
      _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) throws -> String {
      String(
        try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax)).characters)
    }
    #expect(try words("a\nb\n\nc", .full) == "a bc")
    #expect(try words("a\nb", .inlineOnly) == "a b")
    #expect(try words("a\n  b", .inlineOnlyPreservingWhitespace) == "a\n  b")
  }

  @Test(
    "what a text does not draw of a string reports itself",
    arguments: [
      ("# Title", true), ("- item", true), ("1. item", true), ("> quote", true), ("```", true),
      ("    code", true), ("#tag", false), ("-5 degrees", false), ("3.5 km", false), ("a", false),
    ])
  func reports(_ markdown: String, _ isReported: Bool) throws {
    let string = try AttributedString(markdown: markdown)
    let what = "a heading, a list, a quote or a block of code in an attributed string is not drawn"
    let found = try built(Text(string)).scene.diagnostics.map(\.description)
    #expect(found == (isReported ? [what] : []))
  }

  @Test("lines have the patterns and the colors of their styles")
  func patterns() throws {
    var string = AttributedString("a")
    string.underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
    string.strikethroughStyle = Text.LineStyle(pattern: .dot)
    #expect(
      try isDrawn(
        string,
        as: Text(verbatim: "a").underline(pattern: .dash, color: .red)
          .strikethrough(pattern: .dot)))
    #expect(try built(Text(string)).scene.diagnostics.isEmpty)
    #expect(try !isDrawn(string, as: Text(verbatim: "a").underline().strikethrough()))
  }
}
