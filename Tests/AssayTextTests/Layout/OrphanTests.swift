// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

/// In boxes of 10 points: a letter is 5 wide, a space 2.5. The rule was measured in pictures of iOS
/// 26; a list's footer on iOS 26 and texts of three lines break without it.
@Suite("A last line of one word")
struct OrphanTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var maxWidth: Double
    var glyphs: [Int]
    var avoidsOrphans = true
    var testDescription: String { name }
  }

  @Test(
    "a lone last word gets the one before it where the first of two lines keeps two words",
    arguments: [
      // 15 + 2.5 + 15 + 2.5 + 15 = 50 fill the line; the fourth word stands alone.
      Case(
        name: "the word before moves down", text: "aaa bbb ccc ddd", maxWidth: 51, glyphs: [6, 6]),
      Case(
        name: "not without the rule", text: "aaa bbb ccc ddd", maxWidth: 51, glyphs: [9, 3],
        avoidsOrphans: false),
      Case(
        name: "the first line keeps two words", text: "aaa bbb ccc", maxWidth: 33, glyphs: [6, 3]),
      Case(name: "two words stay", text: "aaa bbb ccc ddd eee", maxWidth: 51, glyphs: [9, 6]),
      Case(
        name: "three lines stay", text: "aaa bbb ccc aaa bbb ccc ddd", maxWidth: 51,
        glyphs: [9, 9, 3]),
      Case(
        name: "not where both words are too wide", text: "aa bb cccccc ddddddd", maxWidth: 56,
        glyphs: [10, 7]),
      Case(name: "one line stays", text: "aaa bbb", maxWidth: 51, glyphs: [6]),
      Case(name: "paragraphs stay", text: "aaa bbb ccc\nddd", maxWidth: 51, glyphs: [9, 3]),
    ])
  func lines(_ row: Case) throws {
    var request = TextRequest.boxes(row.text, maxWidth: row.maxWidth)
    request.avoidsOrphans = row.avoidsOrphans
    let layout = try sharedEngine.get().layout(request)
    // A space is a glyph too, unless it hangs at the end.
    let letters = layout.lines.map { line in
      line.runs.flatMap(\.glyphs).count - spaces(in: line)
    }
    #expect(letters == row.glyphs)
  }

  /// The spaces between a line's words of three letters and more: its width less 5 a letter.
  private func spaces(in line: TextLayout.Line) -> Int {
    let glyphs = line.runs.flatMap(\.glyphs).count
    // width = 5 * letters + 2.5 * spaces, and glyphs = letters + spaces
    return Int(((5 * Double(glyphs) - line.frame.width) / 2.5).rounded())
  }
}
