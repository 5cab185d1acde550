// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssaySnapshotStore

@Suite("Decisions and their undoing")
struct DecisionTests {
  @Test("undoing brings back every file as it was", arguments: [true, false], [true, false])
  func undo(accepts: Bool, hasReference: Bool) throws {
    let temporary = try TemporaryStore()
    let store = temporary.store
    if hasReference { try store.record(Sample.content, at: Sample.path) }
    _ = try store.verify(Sample.other, at: Sample.path, mode: .never)
    let files = try temporary.allFiles()
    let contents = try files.map { try PosixFileSystem().read(temporary.root + "/" + $0) }

    let decision = try store.decide(accepts ? .accept : .reject, Sample.path)
    #expect(try store.pending().isEmpty)
    #expect(try temporary.allFiles() != files)
    try store.undo(decision)
    #expect(try temporary.allFiles() == files)
    #expect(try files.map { try PosixFileSystem().read(temporary.root + "/" + $0) } == contents)
  }

  @Test("a reference that changed since stays", arguments: [true, false])
  func changed(accepts: Bool) throws {
    let temporary = try TemporaryStore()
    let store = temporary.store
    try store.record(Sample.content, at: Sample.path)
    _ = try store.verify(Sample.other, at: Sample.path, mode: .never)
    let decision = try store.decide(accepts ? .accept : .reject, Sample.path)
    try temporary.put([1, 2, 3], at: Sample.path)
    #expect(throws: SnapshotStoreError(.changedSinceDecision, path: Sample.path)) {
      try store.undo(decision)
    }
    #expect(try temporary.reference(Sample.path) == [1, 2, 3])
  }

  @Test("what another process decided is known by the reference", arguments: [true, false])
  func elsewhere(accepts: Bool) throws {
    let temporary = try TemporaryStore()
    let store = temporary.store
    try store.record(Sample.content, at: Sample.path)
    _ = try store.verify(Sample.other, at: Sample.path, mode: .never)
    let pending = try #require(store.pending().first)
    #expect(try store.decidedElsewhere(pending) == nil)
    if accepts { try store.accept(Sample.path) } else { try store.reject(Sample.path) }
    #expect(try store.decidedElsewhere(pending) == (accepts ? .accept : .reject))
  }

  @Test("what is pending says what changed, and where")
  func record() throws {
    let temporary = try TemporaryStore()
    try temporary.store.record(Sample.content, at: Sample.path)
    _ = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    let pending = try #require(temporary.store.pending().first)
    #expect(pending.changes == [#"button "Save" became "Store""#])
    #expect(pending.words.count == 2)
    // The one pixel of the sample.
    #expect(pending.areas.map(\.description) == ["1x1 at 3,2"])
  }
}
