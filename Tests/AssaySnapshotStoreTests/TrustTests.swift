// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("References by people that nobody trusts")
struct TrustTests {
  private static func picture(_ color: UInt32) -> Bitmap {
    Bitmap(width: 2, height: 2, pixels: [color, color, color, color])
  }

  /// A black picture whose hashes say that it is white, and whole.
  private static func forged() throws -> [UInt8] {
    let black = try PNG.encode(picture(0xFF00_0000))
    let rendition = Rendition(bitmap: picture(0xFFFF_FFFF))
    let metadata = SnapshotMetadata(
      seal: SnapshotMetadata.Seal(
        pixels: PixelHash(of: rendition.bitmap), imageData: try PNG.imageDataHash(black),
        width: 2, height: 2),
      details: SnapshotMetadata.Details(
        traits: rendition.traits, drawing: rendition.drawing,
        accessibility: rendition.accessibility))
    let chunk = PNGChunk(type: SnapshotMetadata.chunkType, data: try metadata.encoded())
    return try PNG.inserting(chunk, into: black)
  }

  @Test("hashes that lie pass where they are trusted, and not where pixels are compared")
  func forgery() throws {
    let white = Rendition(bitmap: Self.picture(0xFFFF_FFFF))
    guard case .matches = ImageContent(white).compare(withReference: try Self.forged()) else {
      Issue.record("the hashes are not read")
      return
    }
    let wary = ImageContent(white, trustsSeals: false)
    guard case .differs = wary.compare(withReference: try Self.forged()) else {
      Issue.record("the pixels are not compared")
      return
    }
  }

  @Test("a true reference passes without a note where pixels are compared")
  func truth() throws {
    let white = Rendition(bitmap: Self.picture(0xFFFF_FFFF))
    let wary = ImageContent(white, trustsSeals: false)
    guard case .matches(note: nil) = wary.compare(withReference: try wary.encoded()) else {
      Issue.record("a true reference does not pass")
      return
    }
  }
}
