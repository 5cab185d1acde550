// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import Foundation
import Testing

@testable import AssaySnapshotStore

@Suite("Pending renditions")
struct PendingTests {
  private func failing() throws -> TemporaryStore {
    let temporary = try TemporaryStore()
    try temporary.store.record(Sample.content, at: Sample.path)
    _ = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    return temporary
  }

  @Test func acceptingMovesItOverTheReference() throws {
    let temporary = try failing()
    let path = try temporary.store.accept(Sample.path)
    #expect(path == temporary.root + "/__Snapshots__/" + Sample.path)
    #expect(try temporary.reference(Sample.path) == Sample.other.encoded())
    #expect(try temporary.allFiles() == [".assay/.gitignore", "__Snapshots__/" + Sample.path])
    let outcome = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    #expect(outcome == .passed(note: nil))
  }

  @Test func acceptingMakesAReferenceThatWasMissing() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never)
    #expect(try temporary.store.pending().map(\.replaces) == [nil])
    try temporary.store.accept(Sample.path)
    #expect(try temporary.reference(Sample.path) == Sample.content.encoded())
  }

  @Test func aReferenceThatChangedSinceIsKept() throws {
    let temporary = try failing()
    let third = try ImageContent(Sample.rendition(0xFF00_FF00)).encoded()
    try temporary.put(third, at: Sample.path)
    #expect(throws: SnapshotStoreError(.changedSincePending, path: Sample.path)) {
      try temporary.store.accept(Sample.path)
    }
    #expect(try temporary.reference(Sample.path) == third)
    #expect(try temporary.store.pending().count == 1)
  }

  @Test func aReferenceThatVanishedOrAppearedSinceIsNoticed() throws {
    let temporary = try failing()
    try PosixFileSystem().remove(temporary.store.referencePath(Sample.path))
    #expect(throws: SnapshotStoreError(.changedSincePending, path: Sample.path)) {
      try temporary.store.accept(Sample.path)
    }
    let other = try TemporaryStore()
    _ = try other.store.verify(Sample.content, at: Sample.path, mode: .never)
    try other.put([1], at: Sample.path)
    #expect(throws: SnapshotStoreError(.changedSincePending, path: Sample.path)) {
      try other.store.accept(Sample.path)
    }
  }

  @Test func rejectingForgetsIt() throws {
    let temporary = try failing()
    try temporary.store.reject(Sample.path)
    #expect(try temporary.store.pending() == [])
    #expect(try temporary.reference(Sample.path) == Sample.content.encoded())
    #expect(throws: SnapshotStoreError(.nothingPending, path: Sample.path)) {
      try temporary.store.reject(Sample.path)
    }
    #expect(throws: SnapshotStoreError(.nothingPending, path: Sample.path)) {
      try temporary.store.accept(Sample.path)
    }
  }

  @Test func listingSaysWhatDiffers() throws {
    let temporary = try failing()
    let pending = try #require(temporary.store.pending().first)
    #expect(pending.relativePath == Sample.path)
    #expect(try pending.replaces == PixelHash(ofFile: Sample.content.encoded()))
    #expect(pending.words.first == #"button "Save" became "Store""#)
  }

  @Test(arguments: ["", "{", "[]", #"{"words":[],"replaces":"xyz"}"#])
  func aDamagedRecordIsAnError(_ text: String) throws {
    let temporary = try failing()
    try PosixFileSystem().write(
      Array(text.utf8), to: temporary.store.pendingRecordPath(Sample.path))
    let error = #expect(throws: SnapshotStoreError.self) {
      try temporary.store.accept(Sample.path)
    }
    #expect(
      error?.description.hasSuffix(
        "run the tests again, or 'assay snapshot verify' with the description") == true)
    #expect(try temporary.reference(Sample.path) == Sample.content.encoded())
    // It is no new snapshot: there is a reference.
    let listed = try #require(temporary.store.pending().first)
    #expect(try listed.replaces == PixelHash(ofFile: Sample.content.encoded()))
    #expect(listed.words.first?.hasPrefix("cannot read the record") == true)
  }

  /// The form of a log is that of `ReferenceLog`.
  @Test(
    "the advice is what makes the pending file again",
    arguments: [
      ("AppTests", "run the tests again"),
      (RunIdentity.descriptions, "run 'assay snapshot verify' with the description again"),
    ])
  func adviceFitsTheMaker(_ library: String, _ advice: String) throws {
    let temporary = try failing()
    let log = "run 1 \(library) whole\nfailed \(Sample.path)\nend\n"
    try PosixFileSystem().write(
      Array(log.utf8), to: temporary.root + "/.assay/runs/1700000000-1.log")
    try temporary.put(Sample.other.encoded(), at: Sample.path)
    let error = #expect(throws: SnapshotStoreError.self) {
      try temporary.store.accept(Sample.path)
    }
    #expect(error?.code == .changedSincePending)
    #expect(error?.description.hasSuffix("; " + advice) == true, "\(String(describing: error))")
  }

  @Test func theStateFolderHidesItselfFromGit() throws {
    let temporary = try failing()
    let ignored = try PosixFileSystem().read(temporary.root + "/.assay/.gitignore")
    #expect(ignored == Array("*\n".utf8))
  }

  @Test func textIsPendingToo() throws {
    let temporary = try TemporaryStore()
    let path = "T/S/t.txt"
    try temporary.store.record(TextContent("a\n"), at: path)
    _ = try temporary.store.verify(TextContent("b\n"), at: path, mode: .never)
    try temporary.store.accept(path)
    #expect(try temporary.reference(path) == Array("b\n".utf8))
  }
}
