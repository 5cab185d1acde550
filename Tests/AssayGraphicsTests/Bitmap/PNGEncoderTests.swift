// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("PNG encoding")
struct PNGEncoderTests {
  /// Every valid pair of a channel and its alpha, once: 255 * 256 / 2 + 255 + 1 pixels.
  private static func everyPremultipliedPair() -> Bitmap {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        // Three different places in the channels' order.
        pixels.append(channel | (alpha - channel) << 8 | (channel / 2) << 16 | alpha << 24)
      }
    }
    return Bitmap(width: 257, height: 128, pixels: pixels)
  }

  @Test("translucent pixels survive, for every alpha and channel")
  func roundTrip() throws {
    let bitmap = Self.everyPremultipliedPair()
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    let filtered = PNG.EncodingOptions(compressionLevel: 1, hasAdaptiveFilters: true)
    #expect(try PNG.decode(PNG.encode(bitmap, options: filtered)) == bitmap)
  }

  @Test("opaque pictures are RGB, others RGBA")
  func colorType() throws {
    var bitmap = Bitmap(width: 3, height: 2, pixel: 0xFF33_2211)
    // The color type is the tenth byte of the header's data, which starts at byte 16.
    #expect(try PNG.encode(bitmap)[25] == 2)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    bitmap[2, 1] = 0xFE00_0000
    #expect(try PNG.encode(bitmap)[25] == 6)
  }

  @Test("bytes in memory are red, green, blue, alpha")
  func channelOrder() throws {
    let bytes = try PNG.encode(
      Bitmap(width: 1, height: 1, pixel: 0xFF33_2211),
      options: PNG.EncodingOptions(compressionLevel: 0))
    // A stored deflate block holds the row as it is: filter 0, then red, green, blue.
    let row: [UInt8] = [0, 0x11, 0x22, 0x33]
    #expect(bytes.indices.dropLast(3).contains { Array(bytes[$0..<($0 + 4)]) == row })
  }

  @Test("chunks of one's own come back, before the image data")
  func chunks() throws {
    let own = [
      PNGChunk(type: "asYX", data: [1, 2, 3]), PNGChunk(type: "asYY", data: []),
      PNGChunk(type: "asYX", data: [UInt8](repeating: 9, count: 70_000)),
    ]
    let bytes = try PNG.encode(Bitmap(width: 4, height: 4), chunks: own)
    let found = try PNG.chunks(bytes, checkingCRC: true)
    #expect(found.map(\.type) == ["IHDR", "asYX", "asYY", "asYX", "IDAT", "IEND"])
    #expect(Array(bytes[found[1].data]) == [1, 2, 3])
    #expect(found[2].data.isEmpty)
    #expect(Array(bytes[found[3].data]) == own[2].data)
    #expect(try PNG.decode(bytes) == Bitmap(width: 4, height: 4))
  }

  @Test("the same picture gives the same bytes")
  func determinism() throws {
    let bitmap = Self.everyPremultipliedPair()
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
  }

  @Test("a bitmap without pixels is refused")
  func empty() {
    #expect(throws: PNGError(.cannotEncode(reason: "it has no pixels"))) {
      try PNG.encode(Bitmap(width: 0, height: 4))
    }
  }

  @Test("the hash of the image data depends on it alone")
  func imageDataHash() throws {
    let bitmap = Self.everyPremultipliedPair()
    let plain = try PNG.encode(bitmap)
    let labeled = try PNG.encode(bitmap, chunks: [PNGChunk(type: "asYX", data: [1])])
    #expect(try PNG.imageDataHash(plain) == PNG.imageDataHash(labeled))
    var other = bitmap
    other[200, 100] ^= 1
    #expect(try PNG.imageDataHash(PNG.encode(other)) != PNG.imageDataHash(plain))
  }

  @Test("the hash joins the pieces of image data")
  func piecedImageData() throws {
    let whole = try PNGFixture.bytes("PNG/rgba8.png")
    let pieces = try PNGFixture.bytes("PNG/rgba8-five-idats.png")
    #expect(try PNG.chunks(pieces).filter { $0.type == "IDAT" }.count == 5)
    #expect(try PNG.imageDataHash(whole) == PNG.imageDataHash(pieces))
  }
}
