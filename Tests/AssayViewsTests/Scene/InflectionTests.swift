// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayViews
import Testing

@Suite("Automatic grammar agreement")
struct InflectionTests {
  private func build(_ text: Text, locale: String = "en") throws -> BuiltScene {
    try SceneSketch.build(text.viewNode(), locale: locale)
  }

  private func words(_ text: Text) throws -> String {
    try build(text).texts.map(\.string).joined()
  }

  @Test(
    "the noun after a number is in the plural",
    arguments: [
      (1, "item", "1 item"), (0, "item", "0 items"), (2, "box", "2 boxes"),
      (3, "city", "3 cities"), (3, "day", "3 days"), (2, "Person", "2 People"),
      (12, "sheep", "12 sheep"), (1_000, "photo", "1,000 photos"),
    ])
  func plural(count: Int, noun: String, expected: String) throws {
    #expect(try words(Text("^[\(count) \(noun)](inflect: true)")) == expected)
  }

  @Test("text around stays, also several times")
  func around() throws {
    let (new, old) = (2, 1)
    let text = Text("^[\(new) new message](inflect: true) and ^[\(old) call](inflect: true).")
    #expect(try words(text) == "2 new messages and 1 call.")
  }

  @Test("what is not known is shown without the marks, and reported")
  func unknown() throws {
    let n = 2
    let phrase = try build(Text("^[\(n) day of rest](inflect: true)"))
    #expect(phrase.texts.map(\.string).joined() == "2 day of rest")
    #expect(phrase.scene.diagnostics.count == 1)
    #expect(try build(Text("^[many item](inflect: true)")).scene.diagnostics.count == 1)
    #expect(try build(Text("^[\(n) item](inflect: true)")).scene.diagnostics.isEmpty)
  }
}
