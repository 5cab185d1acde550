// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Random input for every parser")
struct ParserFuzzTests {
  /// Bytes that are mostly of the grammars' own signs.
  private func bytes(_ random: inout SeededGenerator, _ alphabet: [UInt8], most: Int) -> [UInt8] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? UInt8.random(in: 0...255, using: &random)
        : alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
    }
  }

  @Test("a version that is read is written as it was, and is the same version again")
  func versions() {
    var random = SeededGenerator(state: 1)
    var read = 0
    for _ in 0..<60_000 {
      // Every other text begins as a version does.
      let start = Bool.random(using: &random) ? "1.2.0" : ""
      let rest = bytes(&random, Array("0019..-+aZ".utf8), most: 14)
      let text = start + String(decoding: rest, as: UTF8.self)
      guard let version = SemanticVersion(text) else { continue }
      read += 1
      #expect(version.description == text)
      #expect(SemanticVersion(version.description) == version)
      #expect(version < version.bumped(by: .patch) || version.core == version.bumped(by: .none))
      #expect(version < version.bumped(by: .major))
    }
    // Or nothing was tested.
    #expect(read > 100)
  }

  @Test("titles, messages and lists of tags of any bytes are read without an end of the process")
  func others() {
    var random = SeededGenerator(state: 2)
    let signs = Array("MINORminor feat!:()[]#12\n\r\t\"\\@<>{}Merge See BREAKING CHANGE: ".utf8)
    for _ in 0..<5_000 {
      let data = bytes(&random, signs, most: 80)
      let text = String(decoding: data, as: UTF8.self)
      let message = MergeMessage(text)
      let change = TitledChange(title: message.title, body: message.body, labels: [text])
      for rule in [TitleRule.firstWord, .firstWordExact, .conventional, .labels, .custom([:])] {
        _ = rule.verdict(on: change)
        _ = TitleCheck.check(change, rule: rule, unknown: .patch)
        #expect(!ReleaseNotes.shown(text, rule).contains("\n"))
      }
      let line = NotesMarkdown.escaped(text)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
      _ = Redaction.withoutCredentials(text)
      _ = HistoryCommit.list(data)
      _ = TagList(lines: data + Array("\trefs/tags/v1.0.0^{}\n".utf8), prefix: .v)
      _ = GitFailure.error(text, command: "push", remote: text)
    }
  }
}
