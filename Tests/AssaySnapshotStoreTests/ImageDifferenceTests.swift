// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("Differences of pictures in words")
struct ImageDifferenceTests {
  private func words(
    _ reference: [UInt8], _ rendition: Rendition, tolerance: SnapshotTolerance = .exact
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

  /// Each row of a picture has a color of its own beside white. Ten rows come in, ten leave at the
  /// bottom, and one changed row parts what moved: 90 rows less that one.
  @Test func whatMovedTheSameWayIsAddedUp() throws {
    func picture(_ rows: [UInt32]) -> Rendition {
      var bitmap = Bitmap(width: 40, height: rows.count, pixel: 0xFFFF_FFFF)
      for (y, row) in rows.enumerated() {
        for x in 20..<40 { bitmap[x, y] = 0xFF00_0000 | row &* 2_654_435 & 0xFF_FFFF }
      }
      return Rendition(bitmap: bitmap, traits: RenditionTraits(scale: 1))
    }
    let old = (1...120).map(UInt32.init)
    var new = old[..<20] + (201...210).map(UInt32.init) + old[20..<110]
    new[new.startIndex + 40] = 300
    let text = try #require(
      words(try ImageContent(picture(old)).encoded(), picture(Array(new)))?.last)
    #expect(text.contains("10 px were inserted at 20 px"))
    #expect(text.contains(", 89 px moved 10 px down, "))
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
        "1 pixel of 48 differs in 1 area, by at most 8 of 255 a channel: 1.5,1 0.5x0.5 pt "
          + #"(button "Save")"#,
      ])
    #expect(
      words(reference, Sample.rendition(0xFF00_0011)) == [
        unchanged, #"1 pixel of 48 differs in 1 area: 1.5,1 0.5x0.5 pt (button "Save")"#,
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
    // A font that is not used any more, and another one, say nothing of files.
    rendition.drawing = DrawingVersion(renderer: "2", fonts: ["Inter-Bold:11"])
    #expect(
      words(reference, rendition)?.dropLast() == [
        #"the device was "iPhoneSe" and is "iPhone13""#,
        #"the locale was "en" and is none"#,
        #"the scale was "2.0" and is "3.0""#,
        "the reference was drawn by renderer 1, and this is 2",
      ])
    rendition.drawing = DrawingVersion(renderer: "1", fonts: ["Inter-Regular:01"])
    #expect(
      words(reference, rendition)?.first
        == "the reference was drawn with other files of the font Inter-Regular")
  }

  @Test func aPictureFromElsewhereHasNoWords() throws {
    let reference = try PNG.encode(Sample.bitmap())
    #expect(
      words(reference, Sample.rendition(0xFFFF_0000))?.first
        == "another program wrote the reference, so the change cannot be described")
  }

  /// Black and white, with a column of a gray between them.
  private func edge(_ gray: UInt32, letter: Bool = false) -> Rendition {
    var bitmap = Bitmap(width: 20, height: 10, pixel: 0xFFFF_FFFF)
    for y in 0..<10 {
      for x in 0..<9 { bitmap[x, y] = 0xFF00_0000 }
      bitmap[9, y] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
    if letter { bitmap[15, 5] = 0xFF00_0000 }
    return Rendition(
      bitmap: bitmap, accessibility: Sample.rendition().accessibility,
      drawing: DrawingVersion(renderer: "1"))
  }

  @Test func antialiasingAloneIsNamed() throws {
    let only = "every different pixel is antialiasing at an edge, by pixelmatch's rule"
    let reference = try ImageContent(edge(0x80)).encoded()
    #expect(words(reference, edge(0x60))?.dropFirst().first == only)
    // A dot is more than an edge.
    #expect(words(reference, edge(0x60, letter: true))?.contains(only) == false)
    // Also where another program wrote the reference.
    let plain = try PNG.encode(edge(0x80).bitmap)
    #expect(words(plain, edge(0x60))?.dropFirst().first == only)
  }

  @Test func shapesAreNamedWhereBothPicturesHaveThem() throws {
    var old = Sample.rendition()
    let frame = Rect(x: 0, y: 0, width: 4, height: 3)
    old.collectShapes = { [DrawnShape(kind: .rectangle, frame: frame, radii: [1])] }
    var new = Sample.rendition(0xFFFF_0000)
    new.collectShapes = { [DrawnShape(kind: .rectangle, frame: frame, radii: [1.5])] }
    #expect(
      words(try ImageContent(old).encoded(), new)?.first
        == #"the rounded rectangle behind "Save" changed corner radius from 1 to 1.5 pt"#)
    // A reference of an earlier version has none: nothing of it is new.
    old.collectShapes = nil
    #expect(
      words(try ImageContent(old).encoded(), new)?.first
        == "no element moved or changed; only the drawing differs")
    let note = try note(new, SnapshotTolerance(precision: 0.9))
    #expect(note?.contains("corner radius") == false)
  }

  @Test func aToleranceIsKeptOnBothSides() throws {
    let reference = try ImageContent(square()).encoded()
    // 24 pixels differ.
    #expect(words(reference, square((1, 1)), tolerance: .init(maxPixels: 24)) == nil)
    #expect(
      words(reference, square((1, 1)), tolerance: .init(maxPixels: 23))?.last
        == "too much: 24 different pixels, and 23 are allowed")
  }

  private func note(_ rendition: Rendition, _ tolerance: SnapshotTolerance) throws -> String? {
    let verdict = ImageContent(rendition, tolerance: tolerance).compare(
      withReference: try Sample.content.encoded())
    if case .tolerated(let note) = verdict { return note }
    return nil
  }

  /// A letter is few pixels of many: a pass names it.
  @Test func aPassNamesAChangedText() throws {
    let note = try note(
      Sample.rendition(0xFFFF_0000, label: "Store"), SnapshotTolerance(precision: 0.9))
    // Two bytes of 8 x 6 x 4 differ: 190 / 192 = 0.98958.
    #expect(
      note == #"tolerated: 1 pixel of 48 differs in 1 area: 1.5,1 0.5x0.5 pt (button "Store") "#
        + "(0.989583 of the bytes are equal, and a precision of 0.9 is required); "
        + #"button "Save" became "Store""#)
  }

  @Test func masksAreElementsOrRectangles() throws {
    var rendition = Sample.rendition(0xFFFF_0000)
    rendition.accessibility[0].identifier = "save"
    #expect(
      try note(rendition, SnapshotTolerance(masks: [.identifier("save")]))
        == #"tolerated: 1 different pixel in masks does not count; "Save" gained the identifier "save""#
    )
    // The pixel 3,2 is at 1.5,1 pt.
    let rectangle = SnapshotTolerance.Mask.rectangle(x: 1.5, y: 1, width: 0.5, height: 0.5)
    #expect(try note(rendition, SnapshotTolerance(masks: [rectangle])) != nil)
    let beside = SnapshotTolerance.Mask.rectangle(x: 2, y: 1, width: 0.5, height: 0.5)
    #expect(try note(rendition, SnapshotTolerance(masks: [beside])) == nil)
  }

  @Test func aMaskOfNothingIsTold() throws {
    let reference = try Sample.content.encoded()
    #expect(
      words(
        reference, Sample.rendition(0xFFFF_0000),
        tolerance: SnapshotTolerance(masks: [.identifier("clock")]))?.last
        == "no element has the accessibility identifier 'clock', so its mask covers nothing")
  }

  @Test func aMaskThatIsThereTwiceIsOne() throws {
    let masks = [SnapshotTolerance.Mask.identifier("clock"), .identifier("clock")]
    let words = words(
      try Sample.content.encoded(), Sample.rendition(0xFFFF_0000),
      tolerance: SnapshotTolerance(masks: masks))
    #expect(words?.count { $0.contains("'clock'") } == 1)
  }

  /// The picture is 8 by 6 pixels at 2 pixels a point: 4 by 3 points.
  @Test(
    "a mask outside of the picture is told, and one that reaches into it is not",
    arguments: [(3.5, false), (4, true)])
  func aMaskOutside(_ x: Double, _ isOutside: Bool) throws {
    let mask = SnapshotTolerance.Mask.rectangle(x: x, y: 2, width: 2, height: 1)
    let words = words(
      try Sample.content.encoded(), Sample.rendition(0xFFFF_0000),
      tolerance: SnapshotTolerance(masks: [mask]))
    let note =
      "the mask at 4,2 2x1 pt is outside of the picture of 4x3 pt, so it covers nothing; "
      + "move or remove it"
    #expect(words?.contains(note) == isOutside)
  }

  @Test func aMaskOfAnElementOutsideIsTold() throws {
    var rendition = Sample.rendition(0xFFFF_0000)
    rendition.accessibility[0].identifier = "save"
    rendition.accessibility[0].frame = Rect(x: 0, y: 50, width: 4, height: 3)
    #expect(
      words(
        try Sample.content.encoded(), rendition,
        tolerance: SnapshotTolerance(masks: [.identifier("save")]))?.last
        == "the mask of 'save' at 0,50 4x3 pt is outside of the picture of 4x3 pt, "
        + "so it covers nothing; move or remove it")
  }

  private func text(_ string: String) -> DrawnText {
    DrawnText(
      string, frame: Rect(x: 0, y: 0, width: 2, height: 2), face: "Inter-Regular", pointSize: 12)
  }

  @Test func hiddenTextsAreNamedWhereBothPicturesHaveThem() throws {
    var old = Sample.rendition()
    old.collectTexts = { [text("AB")] }
    var new = Sample.rendition(0xFFFF_0000)
    new.collectTexts = { [text("CD")] }
    #expect(
      words(try ImageContent(old).encoded(), new)?.first == #"hidden text "AB" became "CD""#)
    // A reference of an earlier version has none: nothing of it is new.
    old.collectTexts = nil
    #expect(
      words(try ImageContent(old).encoded(), new)?.first
        == "no element moved or changed; only the drawing differs")
    // The same picture passes whatever either knows.
    for rendition in [old, new] {
      var same = Sample.rendition()
      same.collectTexts = rendition.collectTexts
      let verdict = ImageContent(same).compare(withReference: try ImageContent(old).encoded())
      guard case .matches(note: nil) = verdict else {
        Issue.record("the same picture differs: \(verdict)")
        continue
      }
    }
  }

  /// An earlier version named the color behind a translucent one: that is no change of the view.
  @Test func backgroundsOfEarlierReferencesAreNotCompared() throws {
    func rendition(_ pixel: UInt32, background: RGBAColor) -> Rendition {
      var rendition = Sample.rendition(pixel)
      rendition.accessibility[0].background = background
      rendition.collectShapes = { [] }
      return rendition
    }
    let old = rendition(0xFF00_0000, background: .white)
    var new = rendition(0xFFFF_0000, background: RGBAColor(red: 255, green: 0, blue: 0, alpha: 128))
    new.collectTexts = { [] }
    #expect(
      words(try ImageContent(old).encoded(), new)?.first
        == "no element moved or changed; only the drawing differs")
    var known = old
    known.collectTexts = { [] }
    #expect(
      words(try ImageContent(known).encoded(), new)?.first
        == #""Save" changed background from #FFFFFF to #FF000080"#)
  }

  /// References of earlier versions know no weights: nothing is gained or lost.
  @Test func earlierReferencesAreRead() throws {
    let json =
      #"{"accessibility":[{"frame":[0,0,4,3],"label":"Save","traits":["isButton"]}],"#
      + #""drawing":{"fonts":[],"renderer":"1"},"traits":{"scale":2}}"#
    var chunk = [UInt8](repeating: 0, count: 41)
    chunk[0] = 1
    chunk += Array(json.utf8)
    let reference = try PNG.inserting(
      PNGChunk(type: SnapshotMetadata.chunkType, data: chunk), into: PNG.encode(Sample.bitmap()))
    var rendition = Sample.rendition(0xFFFF_0000)
    rendition.traits = RenditionTraits(scale: 2)
    rendition.accessibility[0].weight = 700
    rendition.accessibility[0].opacity = 0.5
    #expect(
      words(reference, rendition)?.first
        == "no element moved or changed; only the drawing differs")
  }
}
