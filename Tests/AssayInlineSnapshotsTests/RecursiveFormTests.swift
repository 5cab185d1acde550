// SPDX-License-Identifier: MIT

import AssayInlineSnapshots
import AssaySnapshotStore
import AssayTestSupport
import Testing

@Suite("Inline snapshots in sources that nest without end")
struct RecursiveFormTests {
  /// So many levels fill the stack of a thread several times over.
  @Test(
    "a source is written or cannot be read, and the process goes on", arguments: RecursiveForm.all)
  func write(_ form: RecursiveForm) throws {
    let source = Array("call(1)\n".utf8) + form.source(levels: 1000)
    let snapshot = InlineSnapshot(
      file: "/a.swift", line: 1, column: 5, label: "matches", closureOffset: 0, expected: nil,
      actual: "a", source: source)
    do {
      let result = try InlineSnapshotWriter.written([snapshot], into: source, file: "/a.swift")
      let isWritten = result.starts(with: "call(1) {\n".utf8) && result.count > source.count
      #expect(isWritten)
    } catch let error as InlineSnapshotError {
      #expect(error.code == .tooDeep)
    }
  }
}
