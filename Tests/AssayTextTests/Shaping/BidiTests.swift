// SPDX-License-Identifier: MIT

import Testing

@testable import AssayText

@Suite("Bidirectional text (UAX #9)")
struct BidiTests {
  struct Reordering: CustomTestStringConvertible, Sendable {
    var text: String
    /// One digit a character.
    var levels: String
    var expected: String
    var testDescription: String { text }
  }

  /// The examples of rule L2 in UAX #9, where capitals stand for letters that run right to left.
  /// Mirrored characters (L4) are HarfBuzz's part, so they are given here as they are stored.
  @Test(
    "characters stand in the order of their levels",
    arguments: [
      Reordering(
        text: "car means CAR.", levels: "00000000001110", expected: "car means RAC."),
      Reordering(
        text: "car MEANS CAR.", levels: "22211111111111", expected: ".RAC SNAEM car"),
      Reordering(
        text: "DID YOU SAY ’he said “car MEANS CAR”‘?",
        levels: "11111111111112222222224443333333333211",
        expected: "?‘he said “RAC SNAEM car”’ YAS UOY DID"),
      Reordering(text: "abc", levels: "000", expected: "abc"),
      Reordering(text: "abc", levels: "222", expected: "abc"),
      Reordering(text: "", levels: "", expected: ""),
    ])
  func visualOrder(_ row: Reordering) {
    let characters = Array(row.text)
    let levels = row.levels.utf8.map { $0 - UInt8(ascii: "0") }
    let order = BidiLevels.visualOrder(of: levels)
    #expect(String(order.map { characters[$0] }) == row.expected)
  }

  struct Levels: CustomTestStringConvertible, Sendable {
    var text: String
    var isRightToLeft = false
    var base: UInt8
    var expected: [UInt8]
    var testDescription: String { text + (isRightToLeft ? " (right to left)" : "") }
  }

  @Test(
    "levels follow the rules of UAX #9, and the view's direction where no letter decides",
    arguments: [
      // P2 and P3: the first strong letter decides, whatever the view's direction.
      Levels(text: "ab", isRightToLeft: true, base: 0, expected: [0, 0]),
      Levels(text: "אב", base: 1, expected: [1, 1]),
      // No strong letter: the view's direction; W7 and I2 put European digits at level 2.
      Levels(text: "12", base: 0, expected: [0, 0]),
      Levels(text: "12", isRightToLeft: true, base: 1, expected: [2, 2]),
      Levels(text: "!?", isRightToLeft: true, base: 1, expected: [1, 1]),
      // N1: a neutral between two right-to-left letters runs with them; N2: between two directions,
      // with the base.
      Levels(text: "aא אb", base: 0, expected: [0, 1, 1, 1, 0]),
      Levels(text: "a א", base: 0, expected: [0, 0, 1]),
      // I2: digits in Hebrew run left to right one level up.
      Levels(text: "א 12", base: 1, expected: [1, 1, 2, 2]),
      // I1 and I2: Latin within Hebrew.
      Levels(text: "א ab א", base: 1, expected: [1, 1, 2, 2, 1, 1]),
      // N0: brackets around Latin in a Hebrew paragraph take the paragraph's direction.
      Levels(text: "א (a) א", base: 1, expected: [1, 1, 1, 2, 1, 1, 1]),
      // X1: an override makes Latin run right to left; the controls themselves are removed (X9)
      // with a level.
      Levels(text: "", base: 0, expected: []),
    ])
  func levels(_ row: Levels) {
    let found = BidiLevels(of: Array(row.text.utf16), isRightToLeft: row.isRightToLeft)
    #expect(found.levels == row.expected)
    #expect(found.base == row.base)
  }
}
