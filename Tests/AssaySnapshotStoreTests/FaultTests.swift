// SPDX-License-Identifier: MIT

import AssayFiles
import Foundation
import Synchronization
import Testing

@testable import AssaySnapshotStore

/// Files whose n-th operation fails, and all after it where the fault lasts.
final class FaultyFileSystem: FileSystem {
  private let files = PosixFileSystem()
  private let state = Mutex<(count: Int, fired: Bool)>((0, false))
  private let failing: Int
  private let lasts: Bool

  init(failing: Int, lasts: Bool) {
    self.failing = failing
    self.lasts = lasts
  }

  var hasFired: Bool { state.withLock { $0.fired } }

  private func step(_ operation: FileSystemError.Operation, _ path: String) throws {
    let fails = state.withLock { state in
      defer { state.count += 1 }
      let fails = state.count == failing || (lasts && state.count > failing)
      if fails { state.fired = true }
      return fails
    }
    if fails { throw FileSystemError(operation, path, code: ENOSPC) }
  }

  func kind(of path: String) throws -> FileKind? {
    try step(.inspect, path)
    return try files.kind(of: path)
  }
  func read(_ path: String) throws -> [UInt8] {
    try step(.read, path)
    return try files.read(path)
  }
  func destination(ofLink path: String) throws -> String? {
    try step(.inspect, path)
    return try files.destination(ofLink: path)
  }
  func realPath(of path: String) throws -> String? {
    try step(.inspect, path)
    return try files.realPath(of: path)
  }
  func permissions(of path: String) throws -> FilePermissions? {
    try step(.inspect, path)
    return try files.permissions(of: path)
  }
  func create(_ path: String, _ bytes: [UInt8], permissions: FilePermissions?) throws {
    try step(.write, path)
    try files.create(path, bytes, permissions: permissions)
  }
  func append(_ bytes: [UInt8], to path: String) throws {
    try step(.write, path)
    try files.append(bytes, to: path)
  }
  func createFolder(_ path: String) throws {
    try step(.createFolder, path)
    try files.createFolder(path)
  }
  func rename(_ path: String, to newPath: String) throws {
    try step(.move, newPath)
    try files.rename(path, to: newPath)
  }
  func remove(_ path: String) throws {
    try step(.remove, path)
    try files.remove(path)
  }
  func names(inFolder path: String) throws -> [String] {
    try step(.list, path)
    return try files.names(inFolder: path)
  }
}

@Suite("Faults of the file system")
struct FaultTests {
  /// Fails each operation of a scenario in turn until none is left to fail: whatever fails, the
  /// reference is whole, the old one or the new, and what is pending can be accepted or says why
  /// not.
  @Test(arguments: [false, true])
  func nothingIsLost(lasts: Bool) throws {
    let old = try Sample.content.encoded()
    let new = try Sample.other.encoded()
    for failing in 0..<1000 {
      let files = FaultyFileSystem(failing: failing, lasts: lasts)
      let temporary = try TemporaryStore(fileSystem: files)
      try temporary.put(old, at: Sample.path)
      let log = ReferenceLog(store: temporary.store, run: RunTests.identity())
      let steps: [() throws -> Void] = [
        { _ = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never) },
        { _ = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never) },
        { try log.failed(Sample.path) },
        { try log.finish() },
        { _ = try temporary.store.listing() },
        { _ = try temporary.store.accept(Sample.path) },
        { try temporary.store.record(Sample.content, at: Sample.path) },
      ]
      for step in steps {
        do { try step() } catch { #expect(error is FileSystemError || error is SnapshotStoreError) }
        let bytes = try temporary.reference(Sample.path)
        #expect(bytes == old || bytes == new, "operation \(failing) left a broken reference")
      }
      guard files.hasFired else {
        #expect(failing > 20, "the scenario is shorter than it should be")
        return
      }
    }
    Issue.record("the scenario never ended")
  }

  @Test func aFileInPlaceOfAFolder() throws {
    let temporary = try TemporaryStore()
    try PosixFileSystem().create(temporary.root + "/__Snapshots__", [])
    let outcome = try temporary.store.verify(Sample.content, at: Sample.path, mode: .missing)
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.headline.hasSuffix("a file is where a folder should be; move it away"))
    let error = #expect(throws: FileSystemError.self) {
      try temporary.store.record(Sample.content, at: Sample.path)
    }
    #expect(error?.code == ENOTDIR)
  }

  @Test func aFileInPlaceOfTheStateFolderDoesNotHideTheFailure() throws {
    let temporary = try TemporaryStore()
    try temporary.store.record(Sample.content, at: Sample.path)
    try PosixFileSystem().create(temporary.root + "/.assay", [])
    let outcome = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.pendingPath == nil)
    #expect(failure.message.contains("the pending rendition could not be kept: cannot"))
    #expect(!failure.message.contains("accept with"))
  }

  /// `/dev/full` takes an open and refuses every byte (full(4)).
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDisk() throws {
    let error = #expect(throws: FileSystemError.self) {
      try PosixFileSystem().append([1], to: "/dev/full")
    }
    #expect(
      error?.description
        == "cannot write '/dev/full': no space left on device; free some space and run again")
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func aReadOnlyFolder() throws {
    let temporary = try TemporaryStore()
    try temporary.store.record(Sample.content, at: Sample.path)
    let folder = FilePaths.parent(of: temporary.store.referencePath(Sample.path))
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let error = #expect(throws: FileSystemError.self) {
      try temporary.store.record(Sample.other, at: Sample.path)
    }
    #expect(error?.code == EACCES)
    #expect(try temporary.reference(Sample.path) == Sample.content.encoded())
  }

  @Test func aFailedWriteLeavesNothingAside() throws {
    let temporary = try TemporaryStore()
    // A folder where the file should go: the rename fails after the bytes were written aside.
    try PosixFileSystem().createFolder(temporary.store.referencePath(Sample.path) + "/x")
    #expect(throws: FileSystemError.self) {
      try PosixFileSystem().write([1], to: temporary.store.referencePath(Sample.path))
    }
    #expect(try temporary.allFiles() == [])
  }

  @Test func aHundredThreads() async throws {
    let temporary = try TemporaryStore()
    let contents = [Sample.content, Sample.other]
    let possible = try contents.map { try $0.encoded() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          // All write the one file; each fifth also one of its own.
          try temporary.store.record(contents[index % 2], at: Sample.path)
          let bytes = try temporary.reference(Sample.path)
          #expect(possible.contains(bytes), "a reader saw half a file")
          if index % 5 == 0 {
            let own = "T/S/t\(index).png"
            let first = try temporary.store.verify(Sample.content, at: own, mode: .missing)
            guard case .recorded = first else { throw FileSystemError(.write, own, code: 0) }
          }
          _ = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never)
        }
      }
      try await group.waitForAll()
    }
    #expect(try temporary.store.references().count == 21)
    #expect(try temporary.allFiles().allSatisfy { !$0.contains(".assay-") }, "nothing lies aside")
  }
}
