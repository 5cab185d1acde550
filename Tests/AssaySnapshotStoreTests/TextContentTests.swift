// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshotStore

@Suite("Text references")
struct TextContentTests {
  private func words(_ reference: [UInt8], _ text: String) -> [String]? {
    if case .differs(let difference) = TextContent(text).compare(withReference: reference) {
      return difference.words
    }
    return nil
  }

  @Test func equalTextMatches() {
    #expect(words(Array("a\nb\n".utf8), "a\nb\n") == nil)
    #expect(words([], "") == nil)
  }

  @Test func aDifferenceIsShownByLines() {
    #expect(words(Array("a\nb\n".utf8), "a\nc\n") == ["@@ -1,2 +1,2 @@", " a", "-b", "+c"])
  }

  @Test func lineEndsOfAnotherSystemMatchWithANote() {
    let verdict = TextContent("a\nb\n").compare(withReference: Array("a\r\nb\r\n".utf8))
    guard case .matches(let note) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(note == "the reference differs only in its line endings")
  }

  @Test func unicodeFormsDiffer() {
    // U+00E9 beside e with U+0301: equal as Swift strings, other bytes.
    #expect(words(Array("é".utf8), "e\u{301}")?.count == 1)
  }

  @Test func bytesThatAreNoTextAreToldApart() {
    guard case .unusable(.notText) = TextContent("a").compare(withReference: [0xFF, 0xFE]) else {
      Issue.record("invalid UTF-8 passed for text")
      return
    }
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    guard case .unusable(.gitLFSPointer) = TextContent("a").compare(withReference: pointer) else {
      Issue.record("a pointer passed for text")
      return
    }
  }
}
