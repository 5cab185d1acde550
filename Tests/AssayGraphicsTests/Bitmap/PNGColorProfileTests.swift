// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Color profiles in PNG files")
struct PNGColorProfileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name = "sRGB IEC61966-2.1"
    /// Red's X, Y and Z, adapted to D50.
    var red = [0.4361, 0.2225, 0.0139]
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
    let plain = try PNGColorProfile(ofPNG: PNG.encode(Bitmap(width: 1, height: 1)))
    let profile = try PNGColorProfile(
      ofPNG: PNG.encode(Bitmap(width: 1, height: 1), chunks: [chunk]))
    #expect(profile.description == row.description)
    #expect((profile == plain) == (row.description == "sRGB"))
  }

  /// Section 7: a header of 128 bytes, a table of tags and their data.
  private static func profile(_ row: Row) -> [UInt8] {
    let tags: [(name: String, data: [UInt8])] = [
      ("rXYZ", xyz(row.red)), ("gXYZ", xyz([0.3851, 0.7169, 0.0971])),
      ("bXYZ", xyz([0.1431, 0.0606, 0.7141])), ("rTRC", row.curve), ("gTRC", row.curve),
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
