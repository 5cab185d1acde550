// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Color profiles in PNG and JPEG files")
struct ColorProfileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name = "sRGB IEC61966-2.1"
    /// Red's X, Y and Z, adapted to D50.
    var red = [0.4361, 0.2225, 0.0139]
    var green = [0.3851, 0.7169, 0.0971]
    var blue = [0.1431, 0.0606, 0.7141]
    /// The type and the data of each curve.
    var curve = sRGBCurve
    var isDamaged = false
    var description: String
    var testDescription: String { "\(name), \(red), \(curve.count) bytes: \(description)" }
  }

  /// IEC 61966-2-1's curve: a `para` tag of kind 3 (ICC.1:2022, section 10.18).
  private static let sRGBCurve =
    Array("para\0\0\0\0\0\u{3}\0\0".utf8)
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  /// A `curv` tag of one number, a gamma of 2.2 (section 10.6).
  private static let gamma = Array("curv\0\0\0\0\0\0\0\u{1}".utf8) + [2, 51]

  @Test(
    "a profile is what its primaries and curves say, not what it is called",
    arguments: [
      Row(description: "sRGB"),
      Row(name: "c2", red: [0.4362, 0.2225, 0.0138], description: "sRGB"),
      // Display P3's red.
      Row(name: "Display P3", red: [0.5151, 0.2412, -0.0011], description: "Display P3"),
      Row(
        red: [0.5151, 0.2412, -0.0011],
        description: "sRGB IEC61966-2.1 (not plain sRGB)"),
      Row(
        curve: gamma, description: "sRGB IEC61966-2.1 (not plain sRGB)"),
      Row(isDamaged: true, description: "sRGB IEC61966-2.1 (damaged)"),
    ])
  func profile(row: Row) throws {
    var stored = Self.zlib(Self.profile(row))
    if row.isDamaged { stored.removeLast() }
    let chunk = PNGChunk(type: "iCCP", data: Array(row.name.utf8) + [0, 0] + stored)
    let plain = try ColorProfile(ofPNG: PNG.encode(Bitmap(width: 1, height: 1)))
    let profile = try ColorProfile(
      ofPNG: PNG.encode(Bitmap(width: 1, height: 1), chunks: [chunk]))
    #expect(profile.description == row.description)
    #expect((profile == plain) == (row.description == "sRGB"))
  }

  /// Display P3's primaries, adapted to D50, as its profile has them.
  private static let displayP3 = profile(
    Row(
      red: [0.5151, 0.2412, -0.0011], green: [0.2920, 0.6922, 0.0419],
      blue: [0.1571, 0.0666, 0.7841], description: ""))

  /// From the chromaticities of the two spaces (SMPTE EG 432-1 and IEC 61966-2-1), worked out
  /// apart.
  static let colors: [(displayP3: [UInt32], sRGB: [UInt32])] = [
    ([200, 100, 50], [215, 93, 31]), ([255, 60, 0], [255, 16, 0]),
    ([128, 128, 128], [128, 128, 128]),
    ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]), ([0, 255, 0], [0, 255, 0]),
  ]

  private static func pixel(_ channels: [UInt32], alpha: UInt32 = 255) -> UInt32 {
    channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
  }

  @Test("a picture in Display P3 is read in sRGB", arguments: colors)
  func conversion(displayP3: [UInt32], sRGB: [UInt32]) throws {
    let stored = Bitmap(width: 2, height: 1, pixel: Self.pixel(displayP3))
    let expected = Bitmap(width: 2, height: 1, pixel: Self.pixel(sRGB))
    let chunks = [
      PNGChunk(type: "iCCP", data: Array("P3".utf8) + [0, 0] + Self.zlib(Self.displayP3)),
      // 12, 13, 0 and 1: the code points of ITU-T H.273 for the same.
      PNGChunk(type: "cICP", data: [12, 13, 0, 1]),
    ]
    for chunk in chunks {
      let read = try ManagedBitmap(decoding: PNG.encode(stored, chunks: [chunk]))
      #expect(read.bitmap == expected, "\(chunk.type)")
      #expect(read.unreadProfile == nil)
    }
    #expect(try ManagedBitmap(decoding: PNG.encode(stored)).bitmap == stored)
  }

  @Test("a translucent color is converted as the color that it is")
  func translucent() throws {
    // (200, 100, 50) at 51/255.
    let chunk = PNGChunk(type: "cICP", data: [12, 13, 0, 1])
    let stored = Bitmap(width: 1, height: 1, pixel: Self.pixel([40, 20, 10], alpha: 51))
    let read = try ManagedBitmap(decoding: PNG.encode(stored, chunks: [chunk])).bitmap
    // A fifth of (215, 93, 31).
    #expect(read.pixels == [Self.pixel([43, 19, 6], alpha: 51)])
  }

  @Test("a profile that cannot be read is told, and its picture is as stored")
  func unread() throws {
    let stored = Bitmap(width: 1, height: 1, pixel: Self.pixel([200, 100, 50]))
    var profile = Self.zlib(Self.displayP3)
    profile.removeLast()
    let chunk = PNGChunk(type: "iCCP", data: Array("P3".utf8) + [0, 0] + profile)
    let read = try ManagedBitmap(decoding: PNG.encode(stored, chunks: [chunk]))
    #expect(read.unreadProfile == "P3 (damaged)")
    #expect(read.bitmap == stored)
  }

  @Test("the profile of a JPEG file is read, in one piece or in several", arguments: [1, 2])
  func jpeg(pieces: Int) throws {
    let stored = Bitmap(width: 16, height: 16, pixel: Self.pixel([200, 100, 50]))
    let half = (Self.displayP3.count + pieces - 1) / pieces
    var segments: [UInt8] = []
    for piece in 0..<pieces {
      let data = Self.displayP3.dropFirst(piece * half).prefix(half)
      let length = 2 + 14 + data.count
      segments += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]
      segments += Array("ICC_PROFILE\0".utf8) + [UInt8(piece + 1), UInt8(pieces)] + data
    }
    let file = try JPEG.encode(stored, quality: 1)
    let read = try ManagedBitmap(
      decoding: Array(file.prefix(2)) + segments + Array(file.dropFirst(2)))
    let pixel = read.bitmap.pixels[0]
    // JPEG loses a step or two.
    let expected: [(shift: UInt32, value: Int)] = [(0, 215), (8, 93), (16, 31)]
    for (shift, value) in expected {
      let channel = Int((pixel >> shift) & 255)
      #expect((channel - value).magnitude <= 3)
    }
    #expect(read.unreadProfile == nil)
  }

  /// Section 7: a header of 128 bytes, a table of tags and their data.
  private static func profile(_ row: Row) -> [UInt8] {
    let tags: [(name: String, data: [UInt8])] = [
      ("rXYZ", xyz(row.red)), ("gXYZ", xyz(row.green)),
      ("bXYZ", xyz(row.blue)), ("rTRC", row.curve), ("gTRC", row.curve),
      ("bTRC", row.curve),
    ]
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    var table = number(tags.count)
    var data: [UInt8] = []
    for tag in tags {
      table += Array(tag.name.utf8) + number(132 + 12 * tags.count + data.count)
      table += number(tag.data.count)
      data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
    }
    return header + table + data
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + values.flatMap(fixed)
  }

  /// An `s15Fixed16Number`.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int(UInt32(bitPattern: Int32((value * 65536).rounded()))))
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// RFC 1950 and 1951: one stored block.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    return [0x78, 1, 1] + length + length.map { ~$0 } + bytes + number(b << 16 | a)
  }

  @Test("animations that begin alike are told apart")
  func animations() throws {
    func file(_ frames: UInt8, _ data: [UInt8]) throws -> PixelHash? {
      try PNG.animation(
        of: PNG.encode(
          Bitmap(width: 1, height: 1),
          chunks: [
            PNGChunk(type: "acTL", data: [0, 0, 0, frames, 0, 0, 0, 0]),
            PNGChunk(type: "fdAT", data: [0, 0, 0, 9] + data),
          ]))
    }
    #expect(try PNG.animation(of: PNG.encode(Bitmap(width: 1, height: 1))) == nil)
    #expect(try file(1, [1]) == nil)
    #expect(try file(2, [1]) == file(2, [1]))
    #expect(try file(2, [1]) != file(2, [2]))
  }
}
