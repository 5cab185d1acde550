// SPDX-License-Identifier: MIT

import Testing

@testable import AssayGraphics

@Suite("Orientations in PNG files")
struct PictureOrientationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// What the chunk holds; nil for no chunk.
    var content: [UInt8]?
    var orientation: PictureOrientation
    var testDescription: String { name }
  }

  /// TIFF 6.0, section 2: a header of 8 bytes, and a directory of one entry: tag 274, a short, one
  /// value.
  private static func little(_ value: UInt8, tag: [UInt8] = [0x12, 0x01]) -> [UInt8] {
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] + tag + [3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
  }

  private static let big: [UInt8] = [
    0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
  ]

  static let cases = [
    Case(name: "no chunk", content: nil, orientation: .up),
    Case(name: "the lowest", content: little(1), orientation: .up),
    Case(name: "below", content: little(0), orientation: .up),
    Case(name: "a turn to the right", content: little(6), orientation: .right),
    Case(name: "the highest, big-endian", content: big, orientation: .left),
    Case(name: "above", content: little(9), orientation: .up),
    Case(name: "another tag", content: little(6, tag: [0x13, 0x01]), orientation: .up),
    Case(name: "cut short", content: Array(little(6).prefix(17)), orientation: .up),
    Case(name: "empty", content: [], orientation: .up),
    // The prefix of a JPEG's segment does not belong in a PNG.
    Case(
      name: "with a JPEG's prefix", content: [0x45, 0x78, 0x69, 0x66, 0, 0] + little(6),
      orientation: .up),
  ]

  @Test("the chunk's first directory says it", arguments: cases)
  func orientation(_ row: Case) throws {
    var bytes = try PNG.encode(Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_FFFF]))
    if let content = row.content {
      bytes = try PNG.inserting(PNGChunk(type: "eXIf", data: content), into: bytes)
    }
    #expect(try PictureOrientation(ofPNG: bytes) == row.orientation)
  }
}
