// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssaySnapshotStore

@Suite("Texts of inline snapshots that wait")
struct InlineRecordsTests {
  private func snapshot(_ file: String, _ line: Int, of source: String) -> InlineSnapshot {
    InlineSnapshot(
      file: file, line: line, column: 5, label: "matches", closureOffset: 0, expected: nil,
      actual: "text \(line)", source: Array(source.utf8))
  }

  /// The lines of a source moved, and its tests ran again: what waits under the old lines can never
  /// be written.
  @Test("a text of an earlier source keeps none of the newer ones from being written")
  func earlierSource() throws {
    let temporary = try TemporaryStore()
    let (store, file) = (temporary.store, temporary.root + "/Tests/A.swift")
    try store.fileSystem.write(Array("new".utf8), to: file)
    for line in [3, 9] { try store.keep(snapshot(file, line, of: "old")) }
    // No test ran with the source as it is: that is said by whoever would write.
    #expect(try store.inlineSnapshots().map(\.line) == [3, 9])
    try store.keep(snapshot(file, 4, of: "new"))
    #expect(try store.inlineSnapshots().map(\.line) == [4])
    #expect(try store.fileSystem.names(inFolder: store.stateDirectory + "/inline").count == 1)
  }

  @Test("texts of other sources, and of sources that are elsewhere, stay")
  func otherSources() throws {
    let temporary = try TemporaryStore()
    let (store, file) = (temporary.store, temporary.root + "/Tests/A.swift")
    try store.fileSystem.write(Array("new".utf8), to: file)
    try store.keep(snapshot(file, 4, of: "new"))
    try store.keep(snapshot("/elsewhere/B.swift", 1, of: "a"))
    try store.keep(snapshot("/elsewhere/B.swift", 2, of: "b"))
    #expect(try store.inlineSnapshots().map(\.line) == [1, 2, 4])
  }

  @Test func aDamagedRecordIsNamed() throws {
    let temporary = try TemporaryStore()
    let path = temporary.store.stateDirectory + "/inline/x.json"
    try temporary.store.fileSystem.write(Array("{".utf8), to: path)
    #expect(throws: SnapshotStoreError(.damagedInlineRecord, path: path)) {
      try temporary.store.inlineSnapshots()
    }
  }
}
