// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshotCommands

/// What xterm sends: invisible-island.net/xterm/ctlseqs/ctlseqs.html
@Suite("Keys of a terminal")
struct TerminalKeyTests {
  /// - Parameter text: all of it arrives at once.
  private func keys(_ text: String) -> [TerminalKey] {
    var bytes = Array(text.utf8)[...]
    let next = { bytes.popFirst() }
    var keys: [TerminalKey] = []
    while let key = TerminalKey.read(next: next, soon: next) { keys.append(key) }
    return keys
  }

  @Test("letters are keys, and the letters of other keys are not")
  func sequences() {
    #expect(keys("aA") == [.character("a"), .character("A")])
    #expect(keys("\u{1B}[A\u{1B}OA\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .up, .down, .right, .left])
    // Ctrl-Up, F3, Shift-F3, F5, Alt-a.
    #expect(
      keys("\u{1B}[1;5A\u{1B}OR\u{1B}[1;2R\u{1B}[15~\u{1B}ar")
        == [.other, .other, .other, .other, .other, .character("r")])
    #expect(keys("\u{1B}") == [.other])
  }

  @Test("an escape that arrives long before its letters is one key, and they are another")
  func slowLine() {
    for letters in ["[A", "OA"] {
      var bytes = Array("\u{1B}\(letters)a".utf8)[...]
      var keys: [TerminalKey] = []
      let next = { bytes.popFirst() }
      // Nothing follows the escape at once.
      let soon = { keys.isEmpty ? nil : bytes.popFirst() }
      while let key = TerminalKey.read(next: next, soon: soon) { keys.append(key) }
      #expect(keys == [.other, .up, .character("a")])
    }
  }

  @Test("pasted text is no key")
  func paste() {
    #expect(keys("\u{1B}[200~paragraph A\u{1B}[201~s") == [.other, .character("s")])
    #expect(keys("\u{1B}[200~para") == [.other])
  }
}
