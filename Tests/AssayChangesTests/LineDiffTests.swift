// SPDX-License-Identifier: MIT

import Testing

@testable import AssayChanges

/// Expected lines are those of `diff -u` (GNU diffutils 3.8), but for a last line without an end.
@Suite("Line differences")
struct LineDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var old: String
    var new: String
    var lines: [String]
    var testDescription: String { name }
  }

  @Test(
    "changed lines stand in hunks with three lines of context",
    arguments: [
      Case(name: "equal", old: "a\n", new: "a\n", lines: []),
      Case(name: "both empty", old: "", new: "", lines: []),
      Case(name: "one line", old: "a\n", new: "b\n", lines: ["@@ -1,1 +1,1 @@", "-a", "+b"]),
      Case(name: "from nothing", old: "", new: "a\n", lines: ["@@ -0,0 +1,1 @@", "+a"]),
      Case(name: "to nothing", old: "a\n", new: "", lines: ["@@ -1,1 +0,0 @@", "-a"]),
      Case(
        name: "added between", old: "a\nb\n", new: "a\nx\nb\n",
        lines: ["@@ -1,2 +1,3 @@", " a", "+x", " b"]),
      Case(
        name: "the last line end", old: "a\n", new: "a",
        lines: ["@@ -1,1 +1,1 @@", "-a", "+a (no newline at end)"]),
      Case(
        name: "three lines of context", old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
        new: "1\n2\n3\n4\nX\n6\n7\n8\n9\n",
        lines: ["@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+X", " 6", " 7", " 8"]),
      // Six kept lines between two changes share a hunk; seven do not.
      Case(
        name: "one hunk", old: "a\n1\n2\n3\n4\n5\n6\nb\n", new: "A\n1\n2\n3\n4\n5\n6\nB\n",
        lines: [
          "@@ -1,8 +1,8 @@", "-a", "+A", " 1", " 2", " 3", " 4", " 5", " 6", "-b", "+B",
        ]),
      Case(
        name: "two hunks", old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n", new: "A\n1\n2\n3\n4\n5\n6\n7\nB\n",
        lines: [
          "@@ -1,4 +1,4 @@", "-a", "+A", " 1", " 2", " 3",
          "@@ -6,4 +6,4 @@", " 5", " 6", " 7", "-b", "+B",
        ]),
    ])
  func lines(_ row: Case) {
    #expect(LineDiff.lines(from: row.old, to: row.new) == row.lines)
  }

  @Test func longDifferencesAreCut() {
    let new = (0..<300).map { "\($0)\n" }.joined()
    // One header and 300 lines.
    let lines = LineDiff.lines(from: "", to: new)
    #expect(lines.count == 201)
    #expect(lines.last == "... 101 more lines differ")
    #expect(LineDiff.lines(from: "", to: new, limit: 301).count == 301)
  }

  /// Any two texts over a small alphabet: the new lines are those kept and added, the old ones
  /// those kept and removed.
  @Test func aDifferenceHoldsBothTexts() {
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for _ in 0..<200 {
      let old = (0..<random(12)).map { _ in "abc".map(String.init)[random(3)] }
      let new = (0..<random(12)).map { _ in "abc".map(String.init)[random(3)] }
      let lines = LineDiff.lines(
        from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined(), context: 100)
      guard !lines.isEmpty else {
        #expect(old == new)
        continue
      }
      let body = lines.dropFirst()
      #expect(body.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) } == old)
      #expect(body.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) } == new)
    }
  }
}
