// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation
import Testing

/// Fixtures beside the tests: `make-fixtures.py` wrote them and what they hold, without our code.
enum PNGFixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// File name to straight RGBA bytes in hexadecimal.
  static func expected() throws -> [String: String] {
    let data = try Data(contentsOf: folder.appending(path: "PNG/expected.json"))
    return try JSONDecoder().decode([String: String].self, from: data)
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The pictures, without `.png`.
  static func names() throws -> [String] {
    try files("PNG").map { String($0.dropLast(4)) }
  }

  static func fuzzFiles() throws -> [String] {
    try files("Fuzz")
  }

  private static func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path())
      .filter { $0.hasSuffix(".png") }.sorted()
  }
}

@Suite("PNG decoding")
struct PNGDecoderTests {
  @Test("every color type, depth, filter and interlacing")
  func pixels() throws {
    let expected = try PNGFixture.expected()
    let names = try PNGFixture.names()
    #expect(names.count == 54)
    for name in names {
      let bitmap = try PNG.decode(try PNGFixture.bytes("PNG/\(name).png"))
      let hex = try #require(expected[name.replacing("-interlaced", with: "")])
      #expect(bitmap.width == 5 && bitmap.height == 7)
      #expect(bitmap.pixels == premultiplied(hex), "\(name)")
    }
  }

  /// round(c a / 255) = floor((2 c a + 255) / 510)
  private func premultiplied(_ hex: String) -> [UInt32] {
    let digits = hex.compactMap { $0.hexDigitValue }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt32(digits[$0] * 16 + digits[$0 + 1])
    }
    return stride(from: 0, to: bytes.count, by: 4).map { index in
      let alpha = bytes[index + 3]
      func times(_ c: UInt32) -> UInt32 { (2 * c * alpha + 255) / 510 }
      return times(bytes[index]) | times(bytes[index + 1]) << 8 | times(bytes[index + 2]) << 16
        | alpha << 24
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var file: String
    var code: PNGError.Code
    var testDescription: String { file }
  }

  @Test(
    "a broken PNG file is refused with what is wrong in it",
    arguments: [
      Refusal(file: "empty", code: .notPNG),
      Refusal(file: "signature-only", code: .truncated),
      Refusal(file: "huge-size", code: .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)),
      Refusal(
        file: "large-size-little-data",
        code: .corrupt(reason: "its image data is too short for 16000 x 16000 pixels")),
      Refusal(file: "zero-width", code: .corrupt(reason: "its size is 0 x 5 pixels")),
      Refusal(
        file: "length-over-2-31",
        code: .corrupt(reason: "a chunk at byte 33 is longer than PNG allows")),
      Refusal(file: "no-header", code: .corrupt(reason: "it does not start with a header")),
      Refusal(file: "bad-depth", code: .corrupt(reason: "color type 0 with 3 bits")),
      // Section 11.2.2: an index that the palette does not have is an error. Each palette is one
      // color short, and the pixel at the lower right has the index that is missing.
      Refusal(
        file: "palette1-index",
        code: .corrupt(reason: "the pixel at 3,1 has index 1, and the palette has 1 color")),
      Refusal(
        file: "palette2-index",
        code: .corrupt(reason: "the pixel at 3,1 has index 3, and the palette has 3 colors")),
      Refusal(
        file: "palette4-index-interlaced",
        code: .corrupt(reason: "the pixel at 3,1 has index 15, and the palette has 15 colors")),
      Refusal(
        file: "palette8-index",
        code: .corrupt(reason: "the pixel at 3,1 has index 255, and the palette has 255 colors")),
    ])
  func refuses(_ row: Refusal) throws {
    let bytes = try PNGFixture.bytes("Fuzz/\(row.file).png")
    #expect(throws: PNGError(row.code)) { try PNG.decode(bytes) }
  }

  @Test("files made to hurt throw and do not crash")
  func hostileFiles() throws {
    let files = try PNGFixture.fuzzFiles()
    #expect(files.count >= 21)
    for file in files {
      let bytes = try PNGFixture.bytes("Fuzz/\(file)")
      #expect(throws: PNGError.self, "\(file)") { try PNG.decode(bytes) }
    }
  }

  @Test("a damaged byte in any chunk is named")
  func damage() throws {
    let good = try PNGFixture.bytes("PNG/palette4-alpha.png")
    for chunk in try PNG.chunks(good) where !chunk.data.isEmpty {
      var bad = good
      bad[chunk.data.lowerBound] ^= 1
      #expect(throws: PNGError(.crcMismatch(chunk: chunk.type))) { try PNG.decode(bad) }
    }
  }

  @Test("a file cut anywhere is truncated")
  func truncation() throws {
    let good = try PNGFixture.bytes("PNG/rgba8.png")
    for length in 1..<good.count {
      #expect(throws: PNGError(.truncated)) { try PNG.decode(Array(good.prefix(length))) }
    }
  }

  @Test("Xcode's variant is named")
  func xcodeVariant() throws {
    let good = try PNGFixture.bytes("PNG/rgba8.png")
    // CgBI, four bytes, with its CRC-32 (Python: zlib.crc32(b"CgBI\x50\x00\x20\x02") = 0x2BD5B37F).
    let chunk: [UInt8] =
      [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 0x2B, 0xD5, 0xB3, 0x7F]
    let bytes = Array(good.prefix(8)) + chunk + Array(good.dropFirst(8))
    #expect(throws: PNGError(.unsupported(feature: "Xcode's iPhone optimization (CgBI)"))) {
      try PNG.decode(bytes)
    }
  }
}
