// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("PNG files beside their pixels")
struct PNGRowsTests {
  @Test("row by row is the same as at once")
  func rows() throws {
    for name in try PNGFixture.names() {
      let bytes = try PNGFixture.bytes("PNG/\(name).png")
      let size = try PNG.size(bytes)
      #expect(size.width == 5 && size.height == 7)
      #expect(size.hasRows == !name.hasSuffix("-interlaced"), "\(name)")
      guard size.hasRows else {
        #expect(throws: PNGError.self) { try PNG.eachRow(of: bytes) { _, _ in } }
        continue
      }
      var pixels: [UInt32] = []
      try PNG.eachRow(of: bytes) { y, row in
        #expect(y * 5 == pixels.count)
        pixels += UnsafeBufferPointer(start: row, count: 5)
      }
      #expect(try pixels == PNG.decode(bytes).pixels, "\(name)")
    }
  }

  @Test("an index that the palette does not have stops the rows and the deep samples")
  func missingIndex() throws {
    let bytes = try PNGFixture.bytes("Fuzz/palette8-index.png")
    let error = PNGError(
      .corrupt(reason: "the pixel at 3,1 has index 255, and the palette has 255 colors"))
    #expect(throws: error) { try PNG.eachRow(of: bytes) { _, _ in } }
    #expect(throws: error) { try PNG.deepDifferences(bytes, bytes) }
  }

  @Test("a palette's colors with 16 bits are the same colors")
  func deepPalettes() throws {
    for name in try PNGFixture.names() where name.hasPrefix("palette") {
      let bytes = try PNGFixture.bytes("PNG/\(name).png")
      // Straight colors: only without opacity does the bitmap hold them all.
      let isOpaque = !name.contains("alpha")
      let plain = try isOpaque ? PNG.encode(PNG.decode(bytes)) : bytes
      #expect(try PNG.deepDifferences(bytes, plain) == [], "\(name)")
    }
  }

  /// Filters of each kind in large pictures, against libpng row by row.
  @Test("pictures with every filter", arguments: [0xFF00_0000, 0] as [UInt32])
  func filters(alpha: UInt32) throws {
    var bitmap = Bitmap(width: 61, height: 43)
    for y in 0..<43 {
      for x in 0..<61 {
        // Soft slopes with noise: libpng's heuristic takes another filter from row to row.
        let noise = UInt32(x * 31 ^ y * 17) % 7
        let level = UInt32(x * 3 + y * y % 41) + noise
        let opacity = alpha == 0 ? UInt32(60 + x + y) : 255
        bitmap[x, y] =
          min(level, opacity) | min(level * 2 % 200, opacity) << 8
          | min(UInt32(y * 4), opacity) << 16 | opacity << 24
      }
    }
    let bytes = try PNG.encode(
      bitmap, options: PNG.EncodingOptions(compressionLevel: 9, hasAdaptiveFilters: true))
    #expect(try PNG.decode(bytes) == bitmap)
  }

  @Test("samples of 16 bits differ where 8 bits do not")
  func deepSamples() throws {
    let deep = try PNGFixture.names().filter { $0.contains("16") }
    #expect(!deep.isEmpty)
    for name in deep {
      let bytes = try PNGFixture.bytes("PNG/\(name).png")
      #expect(try PNG.hasDeepSamples(bytes))
      #expect(try PNG.deepDifferences(bytes, bytes) == [])
      // What 8 bits cannot hold: the same picture, rounded.
      let rounded = try PNG.encode(PNG.decode(bytes))
      #expect(try !PNG.hasDeepSamples(rounded))
      #expect(try !PNG.deepDifferences(bytes, rounded).isEmpty, "\(name)")
    }
  }

  struct Profile: CustomTestStringConvertible, Sendable {
    var chunks: [PNGChunk]
    var name: String
    var testDescription: String { "\(chunks.map(\.type)) is \(name)" }
  }

  @Test(
    "a color profile is read from its chunk, and a file without one is sRGB",
    arguments: [
      Profile(chunks: [], name: "sRGB"),
      Profile(chunks: [PNGChunk(type: "sRGB", data: [0])], name: "sRGB"),
      // 45455 is sRGB's in the specification, section 11.3.2.2.
      Profile(chunks: [PNGChunk(type: "gAMA", data: [0, 0, 0xB1, 0x8F])], name: "sRGB"),
      Profile(
        chunks: [PNGChunk(type: "gAMA", data: [0, 1, 0x86, 0xA0])], name: "gamma 100000/100000"),
      Profile(
        chunks: [PNGChunk(type: "iCCP", data: Array("Display P3".utf8) + [0, 0, 1])],
        name: "Display P3 (damaged)"),
      // Section 11.3.2.1: white, then red, green and blue of sRGB; and those of Display P3.
      Profile(
        chunks: [
          PNGChunk(
            type: "cHRM", data: points(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))
        ], name: "sRGB"),
      Profile(
        chunks: [
          PNGChunk(type: "gAMA", data: [0, 0, 0xB1, 0x8F]),
          PNGChunk(
            type: "cHRM", data: points(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)),
        ], name: "primaries of its own"),
      Profile(chunks: [PNGChunk(type: "cICP", data: [12, 13, 0, 1])], name: "cICP 12-13-0-1"),
      Profile(chunks: [PNGChunk(type: "cICP", data: [1, 13, 0, 1])], name: "sRGB"),
    ])
  func colorProfiles(_ row: Profile) throws {
    let bytes = try PNG.encode(Bitmap(width: 1, height: 1), chunks: row.chunks)
    let profile = try ColorProfile(ofPNG: bytes)
    #expect(profile.description == row.name)
    let plain = try ColorProfile(ofPNG: PNG.encode(Bitmap(width: 1, height: 1)))
    #expect((profile == plain) == (row.name == "sRGB"))
  }

  private static func points(_ values: UInt32...) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
  }

  @Test("what is wrong can be said without advice")
  func problems() {
    #expect(PNGError(.truncated).problem == "the PNG file ends too early")
    #expect(
      PNGError(.truncated).description == "the PNG file ends too early; fetch or record it again")
  }
}
