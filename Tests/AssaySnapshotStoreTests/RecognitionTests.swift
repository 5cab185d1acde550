// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("References that are recognized without a picture")
struct RecognitionTests {
  private func recognize(
    _ store: SnapshotStore, _ pixels: PixelHash = Sample.content.pixels, width: Int = 8,
    height: Int = 6
  ) throws -> SnapshotOutcome? {
    try store.recognize(pixels: pixels, width: width, height: height, at: Sample.path)
  }

  @Test("the reference of the picture passes, and nothing is pending any more")
  func passes() throws {
    let temporary = try TemporaryStore()
    try temporary.put(Sample.content.encoded(), at: Sample.path)
    _ = try temporary.store.verify(Sample.other, at: Sample.path, mode: .never)
    #expect(try recognize(temporary.store) == .passed(note: nil))
    #expect(try temporary.store.listing().pending.isEmpty)
  }

  @Test("another picture, another size, no reference and no metadata need the picture")
  func needsPicture() throws {
    let temporary = try TemporaryStore()
    #expect(try recognize(temporary.store) == nil)
    try temporary.put(Sample.content.encoded(), at: Sample.path)
    #expect(try recognize(temporary.store, Sample.other.pixels) == nil)
    #expect(try recognize(temporary.store, width: 6, height: 8) == nil)
    try temporary.put(PNG.encode(Sample.bitmap()), at: Sample.path)
    #expect(try recognize(temporary.store) == nil)
    try temporary.put([1, 2, 3], at: Sample.path)
    #expect(try recognize(temporary.store) == nil)
  }

  @Test("a reference whose image data was replaced is not recognized by its old hash")
  func edited() throws {
    let temporary = try TemporaryStore()
    // The metadata of one picture in the file of the other.
    let bytes = try Sample.content.encoded()
    let chunk = try #require(try ReferenceFile(bytes).metadata)
    let forged = try PNG.inserting(
      PNGChunk(type: SnapshotMetadata.chunkType, data: Array(bytes[chunk])),
      into: PNG.encode(Sample.bitmap(0xFFFF_0000)))
    try temporary.put(forged, at: Sample.path)
    #expect(try recognize(temporary.store) == nil)
  }

  @Test("a path that leads out of the store is refused")
  func outside() throws {
    let store = try TemporaryStore().store
    #expect(throws: SnapshotStoreError.self) {
      try store.recognize(pixels: Sample.content.pixels, width: 8, height: 6, at: "../a.png")
    }
  }
}
