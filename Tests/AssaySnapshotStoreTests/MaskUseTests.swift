// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics
import Foundation
import Testing

@testable import AssaySnapshotStore

/// The pictures are 8 by 6 pixels at 2 pixels a point: 4 by 3 points.
@Suite("Masks that cover nothing in a run")
struct MaskUseTests {
  private func content(
    identifier: String?, masks: [SnapshotTolerance.Mask]
  ) -> ImageContent {
    var rendition = Sample.rendition()
    rendition.accessibility[0].children = [
      AccessibilityNode(frame: Rect(x: 0, y: 0, width: 1, height: 1), identifier: identifier)
    ]
    return ImageContent(rendition, tolerance: SnapshotTolerance(masks: masks))
  }

  private func words(_ pictures: [(identifier: String?, masks: [SnapshotTolerance.Mask])])
    -> [String]
  {
    var use = MaskUse()
    for picture in pictures {
      use.add(MaskUse(content(identifier: picture.identifier, masks: picture.masks)))
    }
    return use.words
  }

  @Test func oneNoteForAllSnapshots() {
    let masks: [SnapshotTolerance.Mask] = [.identifier("clokc"), .identifier("clokc")]
    #expect(
      words([("clock", masks), (nil, masks), ("save", masks)]) == [
        "no element of the snapshots of this run has the accessibility identifier 'clokc', so its "
          + "mask covers nothing; did you mean 'clock'?"
      ])
  }

  @Test("one snapshot with the element is enough, whichever it is", arguments: [0, 1, 2])
  func oneIsEnough(_ index: Int) {
    let pictures =
      (0..<3).map { ($0 == index ? "clock" : nil, [.identifier("clock")]) }
      as [(String?, [SnapshotTolerance.Mask])]
    #expect(words(pictures).isEmpty)
  }

  @Test(
    "a rectangle is in a picture, or beside each of them", arguments: [(3.5, true), (4, false)])
  func rectangles(_ x: Double, _ isInside: Bool) {
    let mask = SnapshotTolerance.Mask.rectangle(x: x, y: 0, width: 1, height: 1)
    #expect(
      words([(nil, [mask]), (nil, [mask])])
        == (isInside
          ? []
          : [
            "the mask at 4,0 1x1 pt is outside of each picture of this run, so it covers nothing; "
              + "move or remove it"
          ]))
  }

  @Test func anElementOutsideOfThePictureIsMeant() {
    var rendition = Sample.rendition()
    rendition.accessibility[0].identifier = "save"
    rendition.accessibility[0].frame = Rect(x: 0, y: 50, width: 4, height: 3)
    let tolerance = SnapshotTolerance(masks: [.identifier("save")])
    #expect(MaskUse(ImageContent(rendition, tolerance: tolerance)).words.isEmpty)
  }

  @Test("an element that only the reference has counts, and so does one that was not drawn again")
  func references() throws {
    let temporary = try TemporaryStore()
    try temporary.store.record(content(identifier: "clock", masks: []), at: Sample.path)
    var use = MaskUse(content(identifier: nil, masks: [.identifier("clock"), .identifier("x")]))
    #expect(use.words.count == 2)
    try temporary.put([1], at: "AppTests/LoginTests/damaged.png")
    temporary.store.add(
      ["AppTests/LoginTests/missing.png", "AppTests/LoginTests/damaged.png", "../x", Sample.path],
      to: &use)
    #expect(use.words.map { $0.contains("'x'") } == [true])
  }

  @Test("as JSON it is the same, without identifiers where no mask is idle")
  func json() throws {
    let masks: [SnapshotTolerance.Mask] = [
      .identifier("clokc"), .rectangle(x: 0.5, y: 0, width: 1, height: 1),
      .rectangle(x: 4, y: 0, width: 1, height: 1),
    ]
    for (masks, hasIdle) in [(masks, true), ([masks[1]], false)] {
      let use = MaskUse(content(identifier: "clock", masks: masks))
      let data = try JSONEncoder().encode(use)
      let read = try JSONDecoder().decode(MaskUse.self, from: data)
      #expect(read.words == use.words)
      #expect(read.words.count == (hasIdle ? 2 : 0))
      #expect(String(decoding: data, as: UTF8.self).contains("clock") == hasIdle)
    }
    let data = Data(#"{"masks": [{"isUsed": true, "rectangle": [1]}]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(MaskUse.self, from: data) }
  }

  @Test func onlySomeAreSpokenOf() {
    var use = MaskUse(content(identifier: nil, masks: [.identifier("a"), .identifier("b")]))
    use.keepOnly([.identifier("b")])
    #expect(use.words.map { $0.contains("'b'") } == [true])
    #expect(use.hasIdle)
    use.keepOnly([])
    #expect(use.isEmpty && !use.hasIdle && use.words.isEmpty)
  }
}
