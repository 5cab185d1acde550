// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

/// Places and sizes measured in public snapshots of real SwiftUI views (the case's name is given).
@Suite("Layout in the system font")
struct SystemFontLayoutTests {
  let engine: TextEngine

  init() throws {
    engine = try sharedEngine.get()
  }

  @Test(
    "A single line's height",
    arguments: [
      (17.0, 1.0, 21.0),  // pz-text-red
      (17, 2, 20.5),  // pf-checked-default
      (17, 3, 61.0 / 3),
      (28, 1, 34),  // dd-ios-title-border-short
      (22, 2, 26.5),  // 1.193 * 22 = 26.25
      (16, 2, 19.5),  // pf-checked-device: 29.5 less a padding of 5 on each side
    ] as [(Double, Double, Double)])
  func lineHeight(_ size: Double, _ scale: Double, _ height: Double) {
    let layout = engine.layout(.system("Hello", size: size, displayScale: scale))
    #expect(layout.size.height == height)
  }

  @Test("digits for tables have one width", arguments: [15.0, 19, 20, 28, 34])
  func tabularDigits(_ size: Double) {
    let widths = (0...9).map { digit in
      var request = TextRequest.system(String(repeating: "\(digit)", count: 8), size: size)
      request.runs[0].font.hasMonospacedDigits = true
      return engine.layout(request).size.width
    }
    #expect(Set(widths).count == 1)
  }

  static let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor "
    + "incididunt ut labore et dolore magna aliqua."

  @Test("Lines of a text style, with the same words on each as in SwiftUI")
  func textStyle() {
    // dd-ios-globe-long: body in 384 points at 1x: ink of the lines starts at 188, 210 and 232.
    let body = engine.layout(
      .system(Self.lorem, leading: 22, maxWidth: 384, displayScale: 1))
    #expect(body.lines.map(\.baseline) == [16, 38, 60])
    #expect(body.size.height == 65)
    // dd-ios-title-border-long: title in 384 points: a border of 186 less twice 8 of padding.
    let title = engine.layout(
      .system(Self.lorem, size: 28, leading: 34, maxWidth: 384, displayScale: 1))
    #expect(title.lines.count == 5)
    #expect(title.size.height == 170)
    // Its border is 393 - 16 wide: the widest line's ink (367) and the space it was broken at.
    #expect(abs(title.size.width - 377) <= 377 * 0.03)
  }

  @Test("Lines of a font without leading follow each other at 1.193 em")
  func fixedSize() {
    // md-spacing: 16 points at 2x, four texts of two lines in 154 points.
    let text = "The sky above the port was the color of television, tuned to a dead channel."
    let layout = engine.layout(.system(text, size: 16, maxWidth: 343))
    #expect(layout.lines.count == 2)
    #expect(layout.size.height == 38.5)
    #expect(layout.lines[1].baseline - layout.lines[0].baseline == 19.5)
  }

  @Test(
    "Widths come near San Francisco's",
    arguments: [
      // GoodSwiftUI's button: its box less its insets at 3x.
      ("Button", 17.0, 500, 52.333),
      // Ink widths (facts.json, sf_widths) and about 0.13 em of bearings.
      ("Using three fingers", 16, 400, 136 + 2),
      ("Switch Server by Location", 16, 400, 186.667 + 2),
      ("Home Assistant Companion", 19, 700, 242.667 + 2),
      ("Hello PreviewSnapshots", 28, 400, 288 + 4),
      ("Heading 1", 37.65, 600, 161 + 4),
      ("Tap an account to view details", 13, 400, 181.333 + 1.5),
      // Digits, semibold and bold text, and small sizes (text-widths.json).
      ("2025.11.0 (2025)", 14, 400, 106.667 + 1.8),
      ("secondaryNegativeButton", 15, 600, 185.333 + 1.9),
      ("outlinedButton", 16, 600, 109.3 + 2),
      ("Primary Button", 23, 700, 160 + 2.5),
      ("notifications to function.", 12, 400, 136 + 1.5),
      ("Hello!", 34, 400, 80 + 4),
    ] as [(String, Double, Int, Double)])
  func width(_ text: String, _ size: Double, _ weight: Int, _ expected: Double) {
    let layout = engine.layout(
      .system(text, size: size, weight: weight, displayScale: 3))
    #expect(abs(layout.size.width - expected) <= expected * 0.03)
  }

  @Test(
    "The ink of short lines starts and ends where San Francisco's does",
    arguments: [
      // tx-decimallist, 16 points at 3x (text-widths.json).
      ("10.", 21.0), ("12.", 21.0), ("3.", 12.333),
    ] as [(String, Double)])
  func shortInk(_ text: String, _ expected: Double) throws {
    let run = try #require(
      engine.layout(.system(text, size: 16, displayScale: 3)).lines[0].runs.first)
    let edges = run.glyphs.flatMap { glyph in
      let mask = engine.mask(
        face: run.face, glyph: glyph.id, pixelSize: run.pointSize * 3, quarter: 0)
      // A mask's outermost columns are half covered on average.
      return [
        glyph.x + (Double(mask.left) + 0.25) / 3,
        glyph.x + (Double(mask.left + mask.width) - 0.25) / 3,
      ]
    }
    let width = (edges.max() ?? 0) - (edges.min() ?? 0)
    #expect(abs(width - expected) <= expected * 0.03)
  }

  @Test(
    "Which face draws what",
    arguments: [
      ("A", "en", ["Inter-Regular"]),
      ("Ж", "ru", ["Inter-Regular"]),
      ("ع", "ar", ["NotoSansArabicUI-Regular"]),
      ("ש", "he", ["NotoSansHebrew-Regular"]),
      ("ไ", "th", ["NotoSansThaiUI-Regular"]),
      ("ह", "hi", ["NotoSansDevanagariUI-Regular"]),
      ("直", "ja", ["NotoSansCJKJP-Regular"]),
      ("直", "ko", ["NotoSansCJKKR-Regular"]),
      ("直", "zh-Hans", ["NotoSansCJKSC-Regular"]),
      ("直", "zh-Hant-TW", ["NotoSansCJKTC-Regular"]),
      ("直", "zh-HK", ["NotoSansCJKHK-Regular"]),
      ("直", "en", ["NotoSansCJKSC-Regular"]),
      ("直の", "en", ["NotoSansCJKJP-Regular"]),
      ("한", "en", ["NotoSansCJKKR-Regular"]),
      ("👍🏽", "en", ["NotoColorEmoji"]),
      ("❤\u{FE0F}", "en", ["NotoColorEmoji"]),
      // The text form of the same character is no emoji.
      (
        "❤\u{FE0E}", "en", ["NotoSansSymbols-Regular", "NotoSansSymbols2-Regular", "Inter-Regular"]
      ),
      ("1\u{FE0F}\u{20E3}", "en", ["NotoColorEmoji"]),
      ("1", "en", ["Inter-Regular"]),
    ] as [(String, String, [String])])
  func faces(_ text: String, _ language: String, _ allowed: [String]) {
    let layout = engine.layout(.system(text, language: language))
    for run in layout.lines[0].runs {
      #expect(allowed.contains(run.face), "\(run.face)")
      #expect(run.glyphs.allSatisfy { $0.id != 0 })
    }
    #expect(!layout.lines[0].runs.isEmpty)
  }

  @Test("A sequence of emoji is one glyph", arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1\u{FE0F}\u{20E3}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func emoji(_ text: String) {
    let layout = engine.layout(.system(text))
    #expect(layout.glyphCounts == [1])
    // 2550 of 2048 units.
    #expect(abs(layout.lines[0].frame.width - 17 * 2550 / 2048) < 0.001)
  }

  @Test("Words break where Thai's dictionary says, and a line never starts with a full stop")
  func dictionaries() {
    let thai = engine.layout(.system("สวัสดีชาวโลก", maxWidth: 60, language: "th"))
    #expect(thai.lines.count == 2)
    let japanese = engine.layout(.system("日本語。", maxWidth: 52, language: "ja"))
    // Three ideographs of 17 fit into 52, but the full stop takes the third along.
    #expect(japanese.glyphCounts == [2, 2])
  }

  @Test("Letters of Arabic join across a change of color")
  func joiningAcrossRuns() {
    var request = TextRequest.system("سلام", language: "ar")
    let whole = engine.layout(request).lines[0].runs.flatMap(\.glyphs)
    request.runs = ["س", "لام"].enumerated().map { index, text in
      TextRequest.Run(
        text: text, font: FontDescriptor(size: 17), color: index == 0 ? .black : .white)
    }
    let parts = engine.layout(request).lines[0].runs.flatMap(\.glyphs)
    #expect(parts.map(\.id) == whole.map(\.id))
  }

  /// The date in the calendar widget of home-assistant's iOS app: what follows it starts at 62
  /// points, after 16 of padding and 12 of spacing. Its ink is 31.3 wide.
  @Test("The rounded design's digits are wider: '18' at 30 points, semibold, takes 34")
  func roundedDigits() throws {
    var request = TextRequest.system("18", size: 30, weight: 600, displayScale: 3)
    request.runs[0].font.design = .rounded
    #expect(abs(engine.layout(request).size.width - 34) <= 0.34)
    #expect(abs(try gap(request, from: 0, { $0.left }, to: 1, { $0.right }) - 31.3) <= 1.2)
  }

  /// Pictures of home-assistant's iOS app: `HALiveActivitySnapshot` (17 and 12 points, before a
  /// trailing edge), `InlineComplicationSnapshot` (15 points, centered) and
  /// `CircularComplicationSnapshot` (16 and 12 points, centered), all at 3x.
  @Test(
    "The ink of lines with a percent sign starts where San Francisco's does, and the sign is as wide",
    arguments: [
      // Text, size, weight, the ink's start before the edge or the middle, the sign's ink.
      ("20%", 17, 600, 36.67, false, 15.0), ("20%", 12, 600, 27.0, false, 10.67),
      ("72%", 15, 400, 14.67, true, 12.0), ("68%", 16, 600, 17.33, true, 14.0),
      ("68%", 12, 600, 13.33, true, 10.67),
    ] as [(String, Double, Int, Double, Bool, Double)])
  func percent(
    _ text: String, _ size: Double, _ weight: Int, _ start: Double, _ isCentered: Bool,
    _ sign: Double
  ) throws {
    let layout = engine.layout(.system(text, size: size, weight: weight, displayScale: 3))
    let run = try #require(layout.lines[0].runs.first)
    let masks = run.glyphs.map {
      engine.mask(face: run.face, glyph: $0.id, pixelSize: run.pointSize * 3, quarter: 0)
    }
    let end = isCentered ? layout.size.width / 2 : layout.size.width
    let ink = run.glyphs[0].x + Double(masks[0].left) / 3
    #expect(abs(end - ink - start) <= 0.67)
    #expect(abs(Double(masks[2].width) / 3 - sign) <= 0.67)
  }

  @Test(
    "The ink on either side of U+202F is 4.0 apart at 16 points, 3.3 at 22",
    arguments: [(16.0, 4.0), (22, 3.3)])
  func narrowSpace(_ size: Double, _ gap: Double) throws {
    let request = TextRequest.system("0\u{202F}A", size: size, displayScale: 3)
    #expect(abs(try self.gap(request, from: 0, { $0.right }, to: 2, { $0.left }) - gap) <= 0.35)
  }

  private typealias Ink = (left: Int, bottom: Int, right: Int, top: Int)

  /// Between edges of the ink of two glyphs of a line of one face, in points.
  private func gap(
    _ request: TextRequest, from first: Int, _ start: (Ink) -> Int, to last: Int,
    _ end: (Ink) -> Int
  ) throws -> Double {
    let run = try #require(engine.layout(request).lines.first?.runs.first)
    let face = try #require(sharedBook.get().face(named: run.face))
    let unit = run.pointSize / face.unitsPerEm
    let glyphs = (run.glyphs[first], run.glyphs[last])
    let inks = (
      try #require(face.ink(of: glyphs.0.id)), try #require(face.ink(of: glyphs.1.id))
    )
    return glyphs.1.x + Double(end(inks.1)) * unit
      - (glyphs.0.x + Double(start(inks.0)) * unit)
  }
}
