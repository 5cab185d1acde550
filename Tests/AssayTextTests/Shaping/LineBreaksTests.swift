// SPDX-License-Identifier: MIT

import Testing

@testable import AssayText

@Suite("Line breaks (UAX #14)")
struct LineBreaksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// `÷` where a line may start, as in Unicode's LineBreakTest.txt.
    var text: String
    var language = "en"
    var testDescription: String { text }
  }

  @Test(
    "a line may break where UAX #14 allows it, and between the words of Thai",
    arguments: [
      // LB18: after spaces; LB7: not before them.
      Case(text: "one ÷two  ÷three"),
      // LB21: after a hyphen; LB25: not within numbers.
      Case(text: "well-÷known ÷-5 ÷1,234.50"),
      // LB12: no break at a no-break space; LB11: none at a word joiner.
      Case(text: "10\u{A0}kg ÷a\u{2060}b"),
      // LB8: after a zero-width space.
      Case(text: "a\u{200B}÷b"),
      // LB13, LB14: not before closing, not after opening punctuation.
      Case(text: "(one) ÷[two], ÷three!"),
      // LB31 between ideographs; LB13 not before an ideographic full stop.
      Case(text: "日÷本÷語。÷文", language: "ja"),
      // LB26: a Korean syllable is kept whole.
      Case(text: "한÷국÷어 ÷텍", language: "ko"),
      // LB8a, LB30b: sequences of emoji are kept whole.
      Case(text: "👨‍👩‍👧÷👍🏽÷🇯🇵÷🇫🇷"),
      // ICU's dictionary: "hello" + "world" in Thai.
      Case(text: "สวัสดี÷ชาว÷โลก", language: "th"),
    ])
  func opportunities(_ row: Case) {
    let text = Array(row.text.filter { $0 != "÷" }.utf16)
    let breaks = LineBreaks().breaks(of: text, language: row.language)
    var marked = ""
    var start = 0
    for end in 1..<breaks.count where breaks[end] {
      marked += String(decoding: text[start..<end], as: UTF16.self) + "÷"
      start = end
    }
    #expect(marked == row.text + "÷")
  }

  @Test("A language that is none falls back to the root rules")
  func nonsenseLanguage() {
    let text = Array("one two".utf16)
    for language in ["", "not a language", "x", "\u{1F600}"] {
      #expect(LineBreaks().breaks(of: text, language: language)[4], "\(language)")
    }
  }
}
