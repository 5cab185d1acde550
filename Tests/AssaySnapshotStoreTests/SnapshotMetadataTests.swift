// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("Snapshot metadata")
struct SnapshotMetadataTests {
  /// PNG specification, section 5.4: bit 5 of each letter, set for lower case.
  @Test func theChunkIsAncillaryPrivateAndUnsafeToCopy() {
    let isLower = SnapshotMetadata.chunkType.utf8.map { $0 & 0x20 != 0 }
    #expect(isLower == [true, true, false, false])
  }

  @Test func theChunkStandsBeforeTheImageData() throws {
    let types = try PNG.chunks(Sample.content.encoded(), checkingCRC: true).map(\.type)
    #expect(types.first == "IHDR")
    let place = try #require(types.firstIndex(of: SnapshotMetadata.chunkType))
    #expect(types.firstIndex(of: "IDAT") == place + 1)
    #expect(types.last == "IEND")
  }

  @Test func whatIsWrittenIsRead() throws {
    let bytes = try Sample.content.encoded()
    let metadata = try #require(try SnapshotMetadata(ofPNG: bytes))
    let rendition = Sample.rendition()
    #expect(metadata.seal.pixels == PixelHash(of: rendition.bitmap))
    #expect(try metadata.seal.imageData == PNG.imageDataHash(bytes))
    #expect(metadata.seal.width == 8)
    #expect(metadata.seal.height == 6)
    #expect(metadata.details.traits == rendition.traits)
    #expect(metadata.details.drawing == rendition.drawing)
    #expect(metadata.details.accessibility == rendition.accessibility)
    let read = try Rendition(png: bytes)
    #expect(read.bitmap == rendition.bitmap)
    #expect(read.accessibility == rendition.accessibility)
  }

  @Test func theDetailsAreJSONWithSortedKeys() throws {
    let bytes = try Sample.content.encoded()
    let chunk = try #require(PNG.chunks(bytes).first { $0.type == SnapshotMetadata.chunkType })
    // 1 version + 16 + 16 hashes + 4 + 4 size.
    let json = String(decoding: bytes[chunk.data].dropFirst(41), as: UTF8.self)
    #expect(
      json == #"{"accessibility":[{"frame":[0,0,4,3],"label":"Save","traits":["isButton"]}],"#
        + #""drawing":{"fonts":["Inter-Regular:00"],"renderer":"1"},"hasLooks":true,"knowsClips":true,"#
        + #""traits":{"appearance":"light","device":"iPhoneSe","dynamicTypeSize":"large","#
        + #""layoutDirection":"leftToRight","locale":"en","scale":2}}"#)
  }

  @Test func shapesAreWrittenAndRead() throws {
    var rendition = Sample.rendition()
    let frame = Rect(x: 0, y: 1, width: 2.5, height: 3)
    var shapes = [
      DrawnShape(
        kind: .rectangle, frame: frame, radii: [4], colors: [.black], lineWidth: 1, opacity: 0.5,
        shadow: Shadow(color: .black, radius: 2, y: 1), effects: ["mask"], content: "ff"),
      DrawnShape(kind: .ellipse, frame: frame),
    ]
    shapes[0].isContinuous = true
    rendition.collectShapes = { [shapes] in shapes }
    let bytes = try ImageContent(rendition).encoded()
    #expect(try Rendition(png: bytes).shapes == shapes)
    let chunk = try #require(PNG.chunks(bytes).first { $0.type == SnapshotMetadata.chunkType })
    let json = String(decoding: bytes[chunk.data].dropFirst(41), as: UTF8.self)
    #expect(json.contains(##"{"frame":[0,1,2.5,3],"kind":"ellipse"}]"##))
  }

  @Test func hiddenTextsAreWrittenAndRead() throws {
    var rendition = Sample.rendition()
    let frame = Rect(x: 0, y: 1, width: 2.5, height: 3)
    let texts = [
      DrawnText("AB", frame: frame, face: "Inter-Bold", pointSize: 12, color: .black, opacity: 0.5),
      DrawnText("star", isSymbol: true, frame: frame, face: "Symbols", pointSize: 17),
    ]
    rendition.collectTexts = { texts }
    let bytes = try ImageContent(rendition).encoded()
    #expect(try Rendition(png: bytes).texts == texts)
    let chunk = try #require(PNG.chunks(bytes).first { $0.type == SnapshotMetadata.chunkType })
    let json = String(decoding: bytes[chunk.data].dropFirst(41), as: UTF8.self)
    #expect(
      json.contains(#"{"face":"Symbols","frame":[0,1,2.5,3],"size":17,"symbol":"star"}]"#))
  }

  @Test func equalRenditionsGiveEqualBytes() throws {
    #expect(
      try ImageContent(Sample.rendition()).encoded() == ImageContent(Sample.rendition()).encoded())
  }

  @Test func aPictureFromElsewhereHasNone() throws {
    #expect(try SnapshotMetadata(ofPNG: PNG.encode(Sample.bitmap())) == nil)
  }

  /// Every way to cut the chunk short, and every version.
  @Test func damagedMetadataIsAnErrorAndNoCrash() throws {
    let bytes = try Sample.content.encoded()
    let range = try #require(PNG.chunks(bytes).first { $0.type == SnapshotMetadata.chunkType })
    let data = Array(bytes[range.data])
    let plain = try PNG.encode(Sample.bitmap())
    for length in 0..<data.count {
      let chunk = PNGChunk(type: SnapshotMetadata.chunkType, data: Array(data.prefix(length)))
      let file = try PNG.inserting(chunk, into: plain)
      #expect(throws: ReferenceProblem.self) { try SnapshotMetadata(ofPNG: file) }
    }
    for version in UInt8.min...UInt8.max where version != SnapshotMetadata.currentVersion {
      let chunk = PNGChunk(type: SnapshotMetadata.chunkType, data: [version] + data.dropFirst())
      let file = try PNG.inserting(chunk, into: plain)
      let error = #expect(throws: ReferenceProblem.self) { try SnapshotMetadata(ofPNG: file) }
      if version > SnapshotMetadata.currentVersion {
        #expect(error == .newerVersion(found: Int(version), known: 1))
      }
    }
  }

  /// Seeded: a byte of a reference changed at random never crashes, and never passes for another
  /// picture.
  @Test func changedBytesNeverCrashAndNeverPass() throws {
    let bytes = try Sample.content.encoded()
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      // xorshift64
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for _ in 0..<2000 {
      var changed = bytes
      changed[random(bytes.count)] = UInt8(random(256))
      if case .matches = Sample.other.compare(withReference: changed) {
        Issue.record("another picture passed")
      }
      _ = Sample.content.compare(withReference: changed)
    }
  }
}
