// SPDX-License-Identifier: MIT

import Testing

@testable import AssayText

/// Expected glyphs are what `hb-shape` 6.0.0 of Debian's libharfbuzz-bin prints with
/// `--no-glyph-names --cluster-level=0` and the script, language and direction of the row:
/// glyph=cluster+advance, with offsets as @x,y. Clusters count UTF-16 units, as `hb-shape` counts
/// characters the emoji row's are converted.
@Suite("Shaping")
struct ShapingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var face: String
    var script = "Latn"
    var language = "en"
    var isRightToLeft = false
    var features: ShapingFeatures = .noContextualAlternates
    var text: String
    var expected: String
    var testDescription: String { "\(face) \(text)" }
  }

  @Test(arguments: [
    Case(
      face: "Inter-Regular", text: "AVATAR",
      expected: "2=0+1712|453=1+1728|2=2+1664|409=3+1568|2=4+1904|382=5+1800"),
    Case(
      face: "Inter-Regular", text: "A->B 1x1",
      expected:
        "2=0+1904|1362=1+1296|1424=2+1856|65=3+1832|1682=4+792|1296=5+1308|946=6+1520|1296=7+1308"
    ),
    Case(
      face: "Inter-Regular", text: "1071",
      expected: "1296=0+1308|1295=1+1704|1304=2+1608|1296=3+1308"),
    Case(
      face: "Inter-Regular", features: [.noContextualAlternates, .monospacedDigits], text: "1071",
      expected: "1314=0+1824|1313=1+1824|1320=2+1824|1314=3+1824"),
    Case(
      face: "InterDisplay-Bold", text: "Title",
      expected: "408=0+1275|677=1+471|882=2+743|721=3+474|610=4+1108"),
    Case(
      face: "Inter-Regular", text: "e\u{301}x\u{323}", expected: "616=0+1600|946=2+1520|1676=2+0"),
    Case(
      face: "NotoSansArabicUI-Regular", script: "Arab", language: "ar", isRightToLeft: true,
      features: [], text: "سلام", expected: "729=3+484|674=1+599|1013=0+784"),
    Case(
      face: "NotoSansHebrew-Regular", script: "Hebr", language: "he", isRightToLeft: true,
      features: [], text: "שָׁלוֹם",
      expected: "23=6+684|46=4@82,0+0|124=4@-10,0+291|55=3+522|79=0@227,0+0|100=0@539,0+0|96=0+730"
    ),
    Case(
      face: "NotoSansDevanagariUI-Regular", script: "Deva", language: "hi", features: [],
      text: "क्षत्रिय", expected: "176=0+712|592=3+259|266=3+552|51=7+580"),
    Case(
      face: "NotoSansThaiUI-Regular", script: "Thai", language: "th", features: [], text: "ที่นี่",
      expected: "117=0+609|94=0@-3,0+0|44=0@-3,0+0|71=3+613|94=3+0|44=3+0"),
    Case(
      face: "NotoSansCJKJP-Regular", script: "Hani", language: "ja", features: [], text: "骨直",
      expected: "45132=0+1000|27873=1+1000"),
    Case(
      face: "NotoSansCJKSC-Regular", script: "Hani", language: "zh-Hans", features: [], text: "骨直",
      expected: "45133=0+1000|27874=1+1000"),
    Case(
      face: "NotoColorEmoji", script: "Zyyy", features: [], text: "👨‍👩‍👧👍🏽🇯🇵",
      expected: "2104=0+2550|2051=8+2550|1639=12+2550"),
  ])
  func glyphs(_ row: Case) throws {
    let face = try #require(sharedBook.get().face(named: row.face))
    let text = Array(row.text.utf16)
    let shaped = face.shape(
      text, 0..<text.count, script: fourCharacterTag(row.script), language: row.language,
      isRightToLeft: row.isRightToLeft, features: row.features)
    #expect(shaped.row == row.expected)
  }

  @Test("Letters on either side of the range change Arabic forms, and are not shaped")
  func context() throws {
    let face = try #require(sharedBook.get().face(named: "NotoSansArabicUI-Regular"))
    let text = Array("سلام".utf16)
    func shape(_ text: [UInt16], _ range: Range<Int>) -> ShapedText {
      face.shape(
        text, range, script: fourCharacterTag("Arab"), language: "ar", isRightToLeft: true,
        features: [])
    }
    // Beh alone, and beh with a letter after it: two forms, one glyph each or dots of their own.
    let alone = shape(Array("ب".utf16), 0..<1)
    let joined = shape(Array("بت".utf16), 0..<1)
    #expect(alone.glyphs.map(\.id) != joined.glyphs.map(\.id))
    #expect(joined.glyphs.allSatisfy { $0.cluster == 0 })
    #expect(shape(text, 2..<2).glyphs.isEmpty)
  }
}

extension ShapedText {
  /// The glyphs as `hb-shape` prints them.
  fileprivate var row: String {
    glyphs.map { glyph in
      let offset =
        glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(glyph.advance)"
    }.joined(separator: "|")
  }
}
