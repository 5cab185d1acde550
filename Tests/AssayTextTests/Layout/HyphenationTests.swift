// SPDX-License-Identifier: MIT

import Testing

@testable import AssayText

@Suite("Hyphens in words that are wider than a line")
struct HyphenationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var maxWidth: Double
    var glyphs: [Int]
    var language = "en-US"
    var testDescription: String { name }
  }

  @Test(
    "English words are divided as by TeX",
    arguments: [
      // The title of Liang's thesis has "com-put-er" with two letters after the last hyphen.
      "hy-phen-ation", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "con-cate-na-tion",
      "uni-ver-sity", "com-puter", "as-so-ciate",
    ])
  func words(_ divided: String) throws {
    let parts = divided.split(separator: "-").map(\.utf16.count)
    let word = Array(divided.replacing("-", with: "").utf16)
    let english = try #require(Hyphenation.of(language: "en"))
    let sums = parts.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    #expect(english.places(in: word[...]) == Array(sums.dropFirst()))
  }

  @Test(
    "a word that no line is wide enough for breaks at a hyphen that has room",
    // A letter is 5 wide, and so is a hyphen.
    arguments: [
      Case(name: "one hyphen", text: "hyphenation", maxWidth: 36, glyphs: [7, 5]),
      Case(
        name: "none where the hyphen has no room", text: "hyphenation", maxWidth: 31,
        glyphs: [3, 5, 5]),
      Case(
        name: "between characters where none fits", text: "hyphenation", maxWidth: 11,
        glyphs: [2, 2, 2, 2, 2, 1]),
      Case(name: "no hyphen in a word that fits", text: "hyphenation", maxWidth: 55, glyphs: [11]),
      Case(
        name: "a word that fits on the next line goes there", text: "aa hyphenation", maxWidth: 56,
        glyphs: [2, 11]),
      Case(
        name: "patterns of another language are not known", text: "hyphenation", maxWidth: 36,
        glyphs: [7, 4], language: "de"),
      // From a picture that iOS 26 recorded of the sample app of CVS Health's accessibility
      // techniques: the second line has 38 characters of room and ends with "Remove-".
      Case(
        name: "the word in a longer piece",
        text: "systemImage:).accessibilityRemoveTraits(.isImage)",
        maxWidth: 190, glyphs: [34, 16]),
      Case(
        name: "not where the line ends between words", text: ".accessibilityElement(children:.all)",
        maxWidth: 150, glyphs: [30, 6]),
    ])
  func lines(_ row: Case) throws {
    var request = TextRequest.boxes(row.text, maxWidth: row.maxWidth)
    request.language = row.language
    let layout = try sharedEngine.get().layout(request)
    #expect(layout.glyphCounts == row.glyphs)
    #expect(layout.lines.allSatisfy { $0.frame.width <= row.maxWidth })
  }
}
