// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshotCommands

@Suite("Lines of a terminal")
struct WrappedLinesTests {
  @Test("a line ends between words, at most in the last column")
  func words() {
    // "  one two" has nine columns.
    #expect(WrappedLines.lines("one two six", columns: 9, indent: 2) == ["  one two", "    six"])
    #expect(
      WrappedLines.lines("one two six", columns: 8, indent: 2) == ["  one", "    two", "    six"])
    #expect(WrappedLines.lines("", columns: 8, indent: 2) == ["  "])
    #expect(
      WrappedLines.lines("at 96.67,227.33", columns: 5, indent: 2) == ["  at", "    96.67,227.33"])
    #expect(WrappedLines.lines(of: ["a accept", "q quit"], columns: 16) == ["a accept  q quit"])
    #expect(WrappedLines.lines(of: ["a accept", "q quit"], columns: 15) == ["a accept", "q quit"])
    #expect(WrappedLines.lines("a  b", columns: 80, indent: 0) == ["a  b"])
  }
}
