// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotCommands

@Suite("Sixel pictures")
struct SixelTests {
  /// The palette, and the rows as the signs of each color.
  private func parts(_ picture: Bitmap) throws -> (palette: [Substring], rows: Substring) {
    let text = Sixel(picture).text
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;\(picture.width);\(picture.height)#"))
    #expect(text.hasSuffix("-\u{1B}\\"))
    let words = text.dropLast(3).split(separator: "#").dropFirst()
    let palette = words.filter { $0.contains(";2;") }
    return (palette, words.dropFirst(palette.count).joined(separator: "#")[...])
  }

  /// #F2F2F7 and white are 95, 95, 97 and 100 percent; pixels are ABGR.
  @Test("two light grays stay two colors")
  func lightGrays() throws {
    var picture = Bitmap(width: 4, height: 6, pixel: 0xFFFF_FFFF)
    for y in 0..<6 { picture[0, y] = 0xFFF7_F2F2 }
    let (palette, rows) = try parts(picture)
    #expect(palette == ["0;2;100;100;100", "1;2;95;95;97"])
    // All six pixels of a column are '~', none is '?'.
    #expect(rows == "0?~~~$#1~???")
  }

  @Test("a picture of many colors has its most frequent ones as they are, and no more than 256")
  func manyColors() throws {
    var picture = Bitmap(width: 64, height: 64, pixel: 0xFFF7_F2F2)
    for y in 0..<32 {
      for x in 0..<64 {
        picture[x, y] = 0xFF00_0000 | UInt32(x * 4) | UInt32(y * 8) << 8
      }
    }
    let (palette, _) = try parts(picture)
    #expect(palette.first == "0;2;95;95;97")
    #expect(palette.count <= 256)
  }

  @Test("what is clear is shown over white")
  func clear() throws {
    let (palette, _) = try parts(Bitmap(width: 1, height: 1, pixel: 0))
    #expect(palette == ["0;2;100;100;100"])
  }
}
