// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import Foundation
import Testing

@testable import AssaySnapshotStore

/// Every record mode against every state of a reference.
@Suite("Verification")
struct VerificationTests {
  enum State: String, CaseIterable, Sendable {
    case missing, same, different, foreignSame, foreignDifferent, repackedSame, edited
    case empty, truncated, notPNG, lfsPointer, newerVersion, folder

    func prepare(_ temporary: TemporaryStore) throws {
      guard let bytes = try bytes() else {
        if self == .folder {
          try PosixFileSystem().createFolder(temporary.store.referencePath(Sample.path))
        }
        return
      }
      try temporary.put(bytes, at: Sample.path)
    }

    func bytes() throws -> [UInt8]? {
      let reference = try Sample.content.encoded()
      switch self {
      case .missing, .folder: return nil
      case .same: return reference
      case .different: return try Sample.other.encoded()
      case .foreignSame: return try PNG.encode(Sample.bitmap())
      case .foreignDifferent: return try PNG.encode(Sample.bitmap(0xFF12_3456))
      case .repackedSame: return try Self.packed(Sample.bitmap(), sealOf: reference)
      case .edited: return try Self.packed(Sample.bitmap(0xFF12_3456), sealOf: reference)
      case .empty: return []
      case .truncated: return Array(reference.dropLast(20))
      case .notPNG: return Array("GIF89a, really".utf8)
      case .lfsPointer:
        return Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
      case .newerVersion:
        // The version is the chunk's first byte; nobody checks its checksum before reading it.
        var bytes = reference
        let chunk = try #require(
          PNG.chunks(bytes).first { $0.type == SnapshotMetadata.chunkType })
        bytes[chunk.data.lowerBound] = SnapshotMetadata.currentVersion + 1
        return bytes
      }
    }

    /// A picture packed by another program (other options) that kept our chunk.
    private static func packed(_ bitmap: Bitmap, sealOf reference: [UInt8]) throws -> [UInt8] {
      let range = try #require(
        PNG.chunks(reference).first { $0.type == SnapshotMetadata.chunkType })
      let chunk = PNGChunk(type: range.type, data: Array(reference[range.data]))
      return try PNG.encode(
        bitmap, chunks: [chunk],
        options: PNG.EncodingOptions(compressionLevel: 0, hasAdaptiveFilters: true))
    }
  }

  enum Outcome: String, Sendable { case passed, recorded, failed }

  /// The outcome by mode: all, missing, failed, never.
  static let table: [(state: State, outcomes: [Outcome])] = [
    (.missing, [.recorded, .recorded, .recorded, .failed]),
    (.same, [.recorded, .passed, .passed, .passed]),
    (.different, [.recorded, .failed, .recorded, .failed]),
    (.foreignSame, [.recorded, .passed, .passed, .passed]),
    (.foreignDifferent, [.recorded, .failed, .recorded, .failed]),
    (.repackedSame, [.recorded, .passed, .passed, .passed]),
    (.edited, [.recorded, .failed, .recorded, .failed]),
    (.empty, [.recorded, .failed, .recorded, .failed]),
    (.truncated, [.recorded, .failed, .recorded, .failed]),
    (.notPNG, [.recorded, .failed, .recorded, .failed]),
    (.lfsPointer, [.recorded, .failed, .failed, .failed]),
    (.newerVersion, [.recorded, .failed, .failed, .failed]),
    (.folder, [.failed, .failed, .failed, .failed]),
  ]

  @Test func theTableIsWhole() {
    #expect(Self.table.map(\.state) == State.allCases)
  }

  @Test(
    "the reference's state and the record mode decide on the outcome, and on what is written",
    arguments: table.flatMap { row in
      zip([RecordMode.all, .missing, .failed, .never], row.outcomes).map { (row.state, $0, $1) }
    })
  func outcome(_ state: State, _ mode: RecordMode, _ expected: Outcome) throws {
    let temporary = try TemporaryStore()
    try state.prepare(temporary)
    let outcome = try temporary.store.verify(Sample.content, at: Sample.path, mode: mode)
    switch outcome {
    case .passed:
      #expect(expected == .passed)
      #expect(try temporary.allFiles() == ["__Snapshots__/" + Sample.path], "a pass writes nothing")
    case .tolerated: Issue.record("nothing is tolerated without a tolerance")
    case .recorded(let recorded):
      #expect(expected == .recorded)
      #expect(try temporary.reference(Sample.path) == Sample.content.encoded())
      let change: RecordedSnapshot.Change =
        state == .missing ? .created : state == .same ? .unchanged : .replaced
      #expect(recorded.change == change)
      #expect(recorded.words.isEmpty == (change != .replaced), "\(recorded.words)")
      if state == .different { #expect(recorded.message.contains(#" became "Save""#)) }
      #expect(recorded.message.contains(temporary.store.referencePath(Sample.path)))
    case .failed(let failure):
      #expect(expected == .failed)
      #expect(failure.pendingProblem == nil)
      if let bytes = try state.bytes() {
        #expect(try temporary.reference(Sample.path) == bytes, "a failure keeps the reference")
      }
      if state != .folder {
        let pending = try PosixFileSystem().read(temporary.store.pendingPath(Sample.path))
        #expect(try pending == Sample.content.encoded())
      }
    }
  }

  @Test(
    "a failure begins with what is wrong with the reference",
    arguments: [
      (
        State.missing,
        "no reference '<reference>'; the record mode is never: record it with "
          + "ASSAY_RECORD=missing, or a description with 'assay snapshot record'"
      ),
      (.different, "'<path>' differs from its reference"),
      (.foreignDifferent, "'<path>' differs from its reference"),
      (.edited, "'<path>' differs from its reference, which was edited after it was recorded"),
      (
        .empty,
        "the reference '<path>' is an empty file; delete it and record it again, or get it back "
          + "from version control"
      ),
      (
        .truncated,
        "the reference '<path>' is a PNG file that ends too early; get it back from version "
          + "control, or delete it and record it again"
      ),
      (.notPNG, "the reference '<path>' is not a PNG file; delete it and record it again"),
      (
        .lfsPointer,
        "the reference '<path>' is a Git LFS pointer, not the file itself; run `git lfs pull`"
      ),
      (
        .newerVersion,
        "the reference '<path>' was recorded by a newer version of Assay (format 2; this "
          + "version reads 1); upgrade Assay, or record it again with this one"
      ),
      (.folder, "the reference '<path>' is a folder where a file is expected; move it away"),
    ])
  func headline(_ state: State, _ expected: String) throws {
    let temporary = try TemporaryStore()
    try state.prepare(temporary)
    let outcome = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never)
    guard case .failed(let failure) = outcome else {
      Issue.record("it did not fail: \(outcome)")
      return
    }
    let text = expected.replacing("<path>", with: Sample.path)
      .replacing("<reference>", with: temporary.store.referencePath(Sample.path))
    #expect(failure.headline == text)
    #expect(failure.message.hasPrefix(text))
  }

  @Test(
    "a link to what does not exist is called so, in the place of the file or of its folder",
    arguments: ["AppTests/LoginTests/testLogin.png", "AppTests/LoginTests", "AppTests"])
  func brokenLink(_ place: String) throws {
    let temporary = try TemporaryStore()
    let link = temporary.store.referencePath(place)
    try PosixFileSystem().createFolder(FilePaths.parent(of: link))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
    for mode in [RecordMode.never, .missing, .failed] {
      let outcome = try temporary.store.verify(Sample.content, at: Sample.path, mode: mode)
      guard case .failed(let failure) = outcome else {
        Issue.record("it did not fail: \(outcome)")
        return
      }
      #expect(
        failure.headline
          == "the reference '\(Sample.path)' cannot be read: '\(link)' is a symbolic link to "
          + "'gone', which does not exist; put back what it leads to, or delete the link and "
          + "record again")
      #expect(try temporary.store.pending().isEmpty)
    }
  }

  @Test("a link to a folder is still called a folder")
  func linkToFolder() throws {
    let temporary = try TemporaryStore()
    let link = temporary.store.referencePath(Sample.path)
    try PosixFileSystem().createFolder(FilePaths.parent(of: link))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    let outcome = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never)
    guard case .failed(let failure) = outcome else {
      Issue.record("it did not fail: \(outcome)")
      return
    }
    #expect(failure.reason == .unusable(.folder))
  }

  @Test func damagedPixelsAreNoEdit() throws {
    var bytes = try Sample.content.encoded()
    let data = try #require(PNG.chunks(bytes).first { $0.type == "IDAT" }?.data)
    bytes[data.lowerBound + 5] ^= 0xFF
    let verdict = Sample.content.compare(withReference: bytes)
    guard case .unusable(.damaged(let reason)) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(reason == "the checksum of its IDAT chunk is wrong")
  }

  @Test func aPassRemovesWhatAnEarlierFailureLeft() throws {
    let temporary = try TemporaryStore()
    try temporary.store.record(Sample.content, at: Sample.path)
    _ = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    #expect(try temporary.store.pending().count == 1)
    _ = try temporary.store.verify(Sample.content, at: Sample.path, mode: .never)
    #expect(try temporary.allFiles() == [".assay/.gitignore", "__Snapshots__/" + Sample.path])
  }

  @Test(arguments: ["../x.png", "/x.png", "", "a//b.png", "a/./b.png", "a\0b"])
  func pathsThatLeadOutAreRefused(_ path: String) throws {
    let temporary = try TemporaryStore()
    #expect(throws: SnapshotStoreError(.outsideDirectory, path: path)) {
      try temporary.store.verify(Sample.content, at: path, mode: .all)
    }
    #expect(throws: SnapshotStoreError(.outsideDirectory, path: path)) {
      try temporary.store.accept(path)
    }
    #expect(throws: SnapshotStoreError(.outsideDirectory, path: path)) {
      try temporary.store.record(Sample.content, at: path)
    }
  }
}
