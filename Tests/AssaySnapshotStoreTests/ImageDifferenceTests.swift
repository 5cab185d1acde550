// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("Differences of pictures in words")
struct ImageDifferenceTests {
  private func words(
    _ reference: [UInt8], _ rendition: Rendition, tolerance: PixelDiff.Tolerance = .exact
  ) -> [String]? {
    let verdict = ImageContent(rendition, tolerance: tolerance).compare(withReference: reference)
    if case .differs(let difference) = verdict { return difference.words }
    return nil
  }

  private func square(_ place: (x: Int, y: Int)..., side: Int = 60, scale: Double = 1) -> Rendition
  {
    var bitmap = Bitmap(width: side, height: side, pixel: 0xFFFF_FFFF)
    for place in place {
      for y in 0..<4 {
        for x in 0..<6 { bitmap[place.x + x, place.y + y] = 0xFF00_0000 }
      }
    }
    return Rendition(bitmap: bitmap, traits: RenditionTraits(scale: scale))
  }

  @Test func areasAreInPoints() throws {
    let reference = try ImageContent(square(scale: 2)).encoded()
    // 6x4 pixels at 10,20 and at 40,20, at two pixels a point.
    #expect(
      words(reference, square((10, 20), (40, 20), scale: 2)) == [
        "48 pixels of 3,600 differ in 2 areas: 5,10 3x2 pt, 20,10 3x2 pt"
      ])
    #expect(
      words(try ImageContent(square()).encoded(), square((10, 20))) == [
        "24 pixels of 3,600 differ in 1 area: 10,20 6x4 px"
      ])
  }

  @Test func manyAreasAreCut() throws {
    let reference = try ImageContent(square()).encoded()
    let places = [(0, 0), (20, 0), (40, 0), (0, 20), (20, 20), (40, 20), (0, 40)]
    let rendition = places.reduce(into: square()) { result, place in
      for y in 0..<4 { result.bitmap[place.0, place.1 + y] = 0xFF00_0000 }
    }
    let text = try #require(words(reference, rendition)?.last)
    #expect(text.hasPrefix("28 pixels of 3,600 differ in 7 areas: 0,0 1x4 px, 20,0 1x4 px, "))
    #expect(text.hasSuffix(", 2 more"))
  }

  @Test func aSlightDifferenceSaysSo() throws {
    let reference = try ImageContent(Sample.rendition(0xFF00_0008)).encoded()
    // 8 of 255 is slight, 9 is not; no element changed either way.
    let unchanged = "no element moved or changed; only the drawing differs"
    #expect(
      words(reference, Sample.rendition(0xFF00_0000)) == [
        unchanged,
        "1 pixel of 48 differs in 1 area, by at most 8 of 255 a channel: 1.5,1 0.5x0.5 pt",
      ])
    #expect(
      words(reference, Sample.rendition(0xFF00_0011)) == [
        unchanged, "1 pixel of 48 differs in 1 area: 1.5,1 0.5x0.5 pt",
      ])
  }

  @Test func anotherSizeIsToldAsSuch() throws {
    let reference = try ImageContent(square(side: 60)).encoded()
    #expect(
      words(reference, square(side: 61)) == ["the picture was 60x60 pixels and is 61x61"])
  }

  @Test func traitsFontsAndRendererAreCompared() throws {
    let reference = try Sample.content.encoded()
    var rendition = Sample.rendition(0xFFFF_0000)
    rendition.traits.device = "iPhone13"
    rendition.traits.locale = nil
    rendition.traits.scale = 3
    rendition.drawing = DrawingVersion(renderer: "2", fonts: [])
    #expect(
      words(reference, rendition)?.dropLast() == [
        #"the device was "iPhoneSe" and is "iPhone13""#,
        #"the locale was "en" and is none"#,
        #"the scale was "2.0" and is "3.0""#,
        "the reference was drawn by renderer 1, and this is 2",
        "the reference was drawn with other fonts",
      ])
  }

  @Test func aPictureFromElsewhereHasNoWords() throws {
    let reference = try PNG.encode(Sample.bitmap())
    #expect(
      words(reference, Sample.rendition(0xFFFF_0000))?.first
        == "another program wrote the reference, so the change cannot be described")
  }

  @Test func aToleranceIsKeptOnBothSides() throws {
    let reference = try ImageContent(square()).encoded()
    // 24 pixels differ.
    #expect(
      words(reference, square((1, 1)), tolerance: .init(maxDifferentPixels: 24)) == nil)
    #expect(
      words(reference, square((1, 1)), tolerance: .init(maxDifferentPixels: 23)) != nil)
  }
}
