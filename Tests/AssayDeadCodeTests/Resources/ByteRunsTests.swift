// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Runs of bytes")
struct ByteRunsTests {
  private static let text = Array(
    "<string>settings.title</string> Größe \u{1F680} settings.subtitle".utf8)

  private static var runs: ByteRuns {
    var runs = ByteRuns()
    runs.add(text)
    return runs
  }

  @Test("no part of a text is said to be missing")
  func parts() {
    let (text, runs) = (Self.text, Self.runs)
    for start in text.indices {
      for end in start...text.count { #expect(runs.mayContain(Array(text[start..<end]))) }
    }
  }

  @Test(
    "a text with one run that occurs nowhere is not contained",
    arguments: ["settings.titles", "Settings.title", "unrelated", "settings.sub.title", "Grösse"])
  func missing(_ key: String) {
    #expect(!Self.runs.mayContain(Array(key.utf8)))
  }

  @Test("a text that is shorter than a run may be contained; without texts, no longer one is")
  func ends() {
    #expect(Self.runs.mayContain(Array("other".utf8)))
    #expect(!ByteRuns().mayContain(Array("settings".utf8)))
  }
}
