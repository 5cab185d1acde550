// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import Testing

@testable import AssayScenes
@testable import AssayViews

@Suite("Inline Markdown (CommonMark 0.31, section 6)")
struct MarkdownTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var written: String
    init(_ text: String, _ written: String) {
      self.text = text
      self.written = written
    }
    var testDescription: String { text }
  }

  /// Strong in angle brackets, emphasized in slashes, code in bars, struck in dashes, links in
  /// braces.
  private static func written(_ runs: [InlineMarkdown.Run]) -> String {
    runs.map { run in
      var text = run.text
      if run.style.isStrong { text = "<\(text)>" }
      if run.style.isEmphasized { text = "/\(text)/" }
      if run.style.isCode { text = "|\(text)|" }
      if run.style.isStruckThrough { text = "-\(text)-" }
      if run.style.isLink { text = "{\(text)}" }
      return text
    }.joined(separator: "")
  }

  @Test(
    "inline Markdown becomes runs, and signs that mark nothing stay as they are",
    arguments: [
      Row("plain", "plain"),
      Row("a **b** c", "a <b> c"),
      Row("*a* and _b_", "/a/ and /b/"),
      Row("***a***", "/<a>/"),
      Row("**a *b* c**", "<a >/<b>/< c>"),
      Row("snake_case_name", "snake_case_name"),
      Row("2 * 3 * 4", "2 * 3 * 4"),
      Row("**open", "**open"),
      Row("`a*b*`", "|a*b*|"),
      Row("``a`b``", "|a`b|"),
      Row("~~a~~", "-a-"),
      Row("~a", "~a"),
      Row(#"\*a\*"#, "*a*"),
      Row(#"C:\new"#, #"C:\new"#),
      Row("[a *b*](https://a.b) c", "{a }{/b/} c"),
      Row("[a] (b)", "[a] (b)"),
      Row("<https://a.b>", "{https://a.b}"),
      Row("see https://a.b/c.", "see {https://a.b/c}."),
      Row("3 < 4", "3 < 4"),
      Row("", ""),
    ])
  func runs(_ row: Row) {
    #expect(Self.written(InlineMarkdown.runs(of: row.text)) == row.written)
  }

  @MainActor
  @Test("Markdown is read in keys, not in strings and not in what is put into a key")
  func texts() throws {
    let name = "*Ana*"
    let view = VStack {
      Text("**Hello** \(name)")
      Text(verbatim: "**Hello**")
      Text(name)
    }
    let texts = try SceneSketch.build(view.viewNode(), in: Size(width: 400, height: 100)).texts
    #expect(texts.map(\.string) == ["Hello *Ana*", "**Hello**", "*Ana*"])
    #expect(texts[0].runs.count == 2)
  }
}
