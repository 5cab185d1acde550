// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayDiff

@Suite("Aligned rows")
struct RowAlignmentTests {
  /// Rows of 20 pixels: each letter is a line of 12 rows that occurs nowhere else, a dot is 12 rows
  /// of white, and a dash is 12 rows of gray.
  private func picture(_ text: String) -> Bitmap {
    var bitmap = Bitmap(width: 20, height: 12 * text.count, pixel: 0xFFFF_FFFF)
    for (line, character) in text.enumerated() where character != "." {
      if character == "-" {
        for y in line * 12..<line * 12 + 12 { for x in 0..<20 { bitmap[x, y] = 0xFF88_8888 } }
        continue
      }
      let code = UInt32(character.asciiValue ?? 0)
      for y in 0..<12 {
        let ink: UInt32 = 0xFF00_0000 | code << 8 | UInt32(y)
        for x in 0..<10 where (x * 7 + y * 13 + Int(code)) % 3 == 0 {
          bitmap[x, line * 12 + y] = ink
        }
        bitmap[12, line * 12 + y] = ink
      }
    }
    return bitmap
  }

  private func pieces(_ old: String, _ new: String) -> [RowAlignment.Piece]? {
    RowAlignment(reference: picture(old), rendition: picture(new))?.pieces
  }

  @Test func anInsertedLineIsOneInsertion() {
    let expected: [RowAlignment.Piece] = [
      .same(old: 0..<24, new: 0..<24), .inserted(24..<36, isEmpty: false),
      .same(old: 24..<48, new: 36..<60),
    ]
    #expect(pieces("abcd", "abXcd") == expected)
  }

  @Test func aRemovedLineIsOneRemoval() {
    let expected: [RowAlignment.Piece] = [
      .same(old: 0..<12, new: 0..<12), .removed(12..<24, isEmpty: false),
      .same(old: 24..<48, new: 12..<36),
    ]
    #expect(pieces("abcd", "acd") == expected)
  }

  /// A screen of one size: what an insertion pushes out at the bottom is empty. Equal ends come
  /// first, so the last line stays in place.
  @Test func emptySpaceIsToldApart() {
    let expected: [RowAlignment.Piece] = [
      .same(old: 0..<12, new: 0..<12), .inserted(12..<24, isEmpty: false),
      .same(old: 12..<36, new: 24..<48), .removed(36..<48, isEmpty: true),
      .same(old: 48..<60, new: 48..<60),
    ]
    #expect(pieces("abc..", "aXbc.") == expected)
  }

  @Test func aLineOfOneColorIsNoEmptySpace() {
    func removed(_ text: String, isEmpty: Bool) {
      let expected: [RowAlignment.Piece] = [
        .same(old: 0..<12, new: 0..<12), .removed(12..<24, isEmpty: isEmpty),
        .same(old: 24..<48, new: 12..<36),
      ]
      #expect(pieces(text, "abc") == expected)
    }
    removed("a-bc", isEmpty: false)
    removed("a.bc", isEmpty: true)
    // The line goes with the space around it.
    let both: [RowAlignment.Piece] = [
      .same(old: 0..<12, new: 0..<12), .removed(12..<48, isEmpty: false),
      .same(old: 48..<72, new: 12..<36),
    ]
    #expect(pieces("a.-.bc", "abc") == both)
  }

  @Test func aChangedLineBesideAnInsertedOneStaysInPlace() {
    let expected: [RowAlignment.Piece] = [
      .same(old: 0..<12, new: 0..<12), .changed(old: 12..<24, new: 12..<24),
      .same(old: 24..<36, new: 24..<36), .inserted(36..<48, isEmpty: false),
      .same(old: 36..<60, new: 48..<72),
    ]
    #expect(pieces("abcde", "aBcXde") == expected)
  }

  @Test(arguments: [("abcd", "abcd"), ("abcd", "aXcd"), ("....", "......"), ("", "")])
  func whereNothingMovedThereIsNone(_ old: String, _ new: String) {
    #expect(pieces(old, new) == nil)
  }

  @Test func otherWidthsHaveNone() {
    let wide = Bitmap(width: 21, height: 48, pixel: 0xFFFF_FFFF)
    #expect(RowAlignment(reference: picture("abcd"), rendition: wide) == nil)
  }

  @Test func onlyWhatChangedCounts() throws {
    let (old, new) = (picture("abcde"), picture("aBcXde"))
    let diff = try #require(AlignedDiff(reference: old, rendition: new))
    let line = zip(old.pixels[240..<480], new.pixels[240..<480]).count { $0 != $1 }
    #expect(diff.differentPixelCount == line)
    #expect(diff.areas.last == PixelBox(x: 0, y: 36, width: 20, height: 12))
    #expect(diff.changedAreas.allSatisfy { (12..<24).contains($0.y) })
  }

  /// An inserted line is tinted in blue under a line of that color, a removed one in orange.
  @Test func thePictureHasBothLines() throws {
    let (old, new) = (picture("abcd"), picture("acXd"))
    let diff = try #require(AlignedDiff(reference: old, rendition: new))
    let picture = DifferencePicture(reference: old, rendition: new).aligned(diff)
    // Four lines and the removed one.
    #expect(picture.height == 60 && picture.width == 20)
    #expect(picture[19, 12] == DifferencePicture.oldColor)
    #expect(picture[19, 36] == DifferencePicture.newColor)
    // White with 56 of 256 blue (0, 90, 208): 199, 218, 244.
    #expect(picture[19, 40] == 0xFFF4_DAC7)
    // White stays white where lines only moved.
    #expect(picture[19, 26] == 0xFFFF_FFFF)
  }
}
