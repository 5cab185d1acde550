// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@Suite("Text that is harmless to print")
struct PrintableTests {
  /// The characters that UAX #9 and ISO 6429 name, one of each range's ends.
  @Test(arguments: [
    "\u{0}", "\u{7}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{2028}",
    "\u{2029}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
  ])
  func spellsOutACharacterThatATerminalObeys(character: String) throws {
    let scalar = try #require(character.unicodeScalars.first)
    let spelled = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    #expect(Printable.line("a\(character)b") == "a\(spelled)b")
    #expect(Printable.lines("a\(character)b") == "a\(spelled)b")
    #expect(Printable.lines("a\(character)b", keepsColors: true) == "a\(spelled)b")
  }

  @Test func keepsTheTextOfPeople() {
    for text in ["Grüße 日本語 👩‍👩‍👧", "a: b", "# a ## b", "x[0]", "Foo::bar", "עברית", "50 % «×»"] {
      #expect(Printable.line(text) == text)
      #expect(Printable.lines(text) == text)
    }
  }

  @Test func aLineHasNoLineBreak() {
    #expect(Printable.line("a\nb\r\nc\td") == #"a\nb\r\nc\td"#)
    #expect(Printable.lines("a\nb\r\nc\td") == "a\nb\\r\nc\td")
  }

  /// What actions/runner reads (`ActionCommand.TryParse`, `TryParseV2`), Azure Pipelines and
  /// TeamCity.
  @Test(arguments: [
    "::error::x", "  ::set-output name=a::b", "\t::add-mask::x", "##[group]x", "a ##[error]x",
    "##vso[task.setvariable variable=a]b", "a ##VSO[task.complete]", "##teamcity[buildStop]",
    "first\n::error::x", "first\n  ::error::x",
  ])
  func noLineIsACommand(text: String) {
    for printed in [Printable.line(text), Printable.lines(text)] {
      for line in printed.split(separator: "\n") {
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
        for command in ["##[", "##vso[", "##VSO[", "##teamcity["] {
          #expect(!line.contains(command))
        }
      }
      #expect(printed.filter { $0 != "\u{200B}" }.count >= text.count)
      #expect(Printable.lines(printed) == printed, "a second time changes nothing")
    }
  }

  @Test func onlyColorsOfOurOwnStay() {
    // What follows is from outside, also where it is what a terminal is sent for our own.
    let text =
      ConsoleStyle.red.styled("FAIL \u{1B}[32m") + " \u{1B}[2J\u{1B}]0;title\u{7}\u{1B}[0m\u{1B}[m"
    #expect(
      Printable.lines(text, keepsColors: true)
        == "\u{1B}[31mFAIL \\u{1B}[32m\u{1B}[0m \\u{1B}[2J\\u{1B}]0;title\\u{7}\\u{1B}[0m\\u{1B}[m")
    #expect(!Printable.lines(text).contains("\u{1B}"))
  }

  @Test func aLongTextIsCut() {
    #expect(
      Printable.short(String(repeating: "x", count: 201)) == String(repeating: "x", count: 200)
        + "…")
    #expect(
      Printable.short(String(repeating: "x", count: 200)) == String(repeating: "x", count: 200))
    #expect(Printable.short("a\u{1B}b", limit: 2) == "a\\u{1B}…")
  }

  @Test func jsonKeepsItsValue() {
    #expect(
      Printable.json("{\n  \"a\": \"##[x]\u{9B}\u{202E}\"\n}")
        == "{\n  \"a\": \"#\\u0023[x]\\u009b\\u202e\"\n}")
  }
}
