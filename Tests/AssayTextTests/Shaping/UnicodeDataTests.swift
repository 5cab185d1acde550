// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayText

/// The test files of Unicode 15, from Debian's package `unicode-data`, which `ci/setup` installs.
@Suite("Unicode's own tests")
struct UnicodeDataTests {
  private static let folder = "/usr/share/unicode/"

  private func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: Self.folder + name, encoding: .utf8)
      .split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func units(_ codes: some Sequence<Substring>) -> [UInt16] {
    let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return Array(String(String.UnicodeScalarView(scalars)).utf16)
  }

  /// `÷ 0020 × 0308 ÷`: the text, and for each offset in UTF-16 units whether there is a break.
  private func marked(_ line: Substring) -> (units: [UInt16], breaks: [Bool]) {
    var text: [UInt16] = []
    var breaks: [Bool] = []
    for part in line.split(whereSeparator: \.isWhitespace) {
      switch part {
      case "÷", "×":
        breaks += Array(repeating: false, count: text.count - breaks.count)
        breaks.append(part == "÷")
      default: text += units([part])
      }
    }
    return (text, breaks)
  }

  /// A row names its base direction, where ours is that of the first strong character: a mark
  /// before the text gives it, and changes nothing else, because it is what rule X10 puts there
  /// (sos). A row in eight, because there are 90,000.
  @Test("embedding levels (UAX #9, BidiCharacterTest.txt)")
  func bidi() throws {
    let rows = try lines("BidiCharacterTest.txt").enumerated().filter { $0.offset % 8 == 0 }
    var wrong: [Substring] = []
    for (_, line) in rows {
      let fields = line.split(separator: ";")
      let isRightToLeft = fields[2] == "1"
      let text = [isRightToLeft ? 0x200F : 0x200E] + units(fields[0].split(separator: " "))
      let bidi = BidiLevels(of: text, isRightToLeft: isRightToLeft)
      // A level of "x" is that of a character that rule X9 removes.
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      let levels = scalarLevels(text, bidi.levels).dropFirst()
      let isSame =
        bidi.base == (isRightToLeft ? 1 : 0) && levels.count == expected.count
        && zip(levels, expected).allSatisfy { $1 == nil || $0 == $1 }
      if !isSame { wrong.append(line) }
    }
    #expect(rows.count > 11_000)
    // ICU 72 reads these four otherwise: brackets around the end of an embedding, a mark behind a
    // bracket, and more brackets in each other than any text has.
    let texts = wrong.map { $0.prefix { $0 != ";" } }
    #expect(texts.count { $0.count > 250 } == 1)
    #expect(
      texts.filter { $0.count <= 250 } == [
        "202A 05D0 0028 05D1 202C 202D 0029", "202D 0028 202C 202A 05D0 0029 05D1",
        "0061 0028 0062 0029 0331",
      ])
  }

  private func scalarLevels(_ text: [UInt16], _ levels: [UInt8]) -> [UInt8] {
    zip(text, levels).filter { !UTF16.isTrailSurrogate($0.0) }.map(\.1)
  }

  /// ICU keeps together what its own rules tailor (line.txt): a hyphen at the start of a text with
  /// the word behind it, and a number with the comma or the period before it, in 22 rows.
  @Test("line breaks (UAX #14, LineBreakTest.txt)")
  func lineBreaks() throws {
    let breaker = LineBreaks()
    var wrong: [String] = []
    var tailored = 0
    let rows = try lines("auxiliary/LineBreakTest.txt")
    for line in rows {
      let (text, expected) = marked(line)
      let found = breaker.breaks(of: text, language: "und")
      // The ends of a text are no choice.
      let other = (1..<text.count).filter { found[$0] != expected[$0] }
      if other.isEmpty { continue }
      let isOwnRule = other.allSatisfy { expected[$0] && isTailored($0, text) }
      if isOwnRule { tailored += 1 } else { wrong.append(String(line)) }
    }
    #expect(rows.count > 7000)
    #expect(tailored == 21)
    // "equals .35 cents": ICU breaks before the period that begins a number, and not behind it.
    #expect(wrong.count == 1)
    #expect(wrong.first?.contains("0020 × 002E ÷ 0033 × 0035") == true)
  }

  private func isTailored(_ offset: Int, _ text: [UInt16]) -> Bool {
    let before = text[..<offset].filter { $0 != 0x0308 }
    let isDigit = (0x30...0x39).contains(text[offset])
    return before == [0x2D] || isDigit && (before.last == 0x2C || before.last == 0x2E)
  }

  /// Swift's standard library splits text into characters, and a cut never parts one. It joins two
  /// scissors (U+2701) around a joiner, which are no emoji.
  @Test("characters (UAX #29, GraphemeBreakTest.txt)")
  func graphemes() throws {
    var wrong: [String] = []
    let rows = try lines("auxiliary/GraphemeBreakTest.txt")
    for line in rows {
      let (text, expected) = marked(line)
      var starts = [Bool](repeating: false, count: text.count + 1)
      var offset = 0
      for character in String(decoding: text, as: UTF16.self) {
        starts[offset] = true
        offset += character.utf16.count
      }
      starts[text.count] = true
      if starts != expected { wrong.append(line.trimmingCharacters(in: .whitespaces)) }
    }
    #expect(rows.count > 500)
    #expect(wrong == ["÷ 2701 × 200D × 2701 ÷"])
  }
}
