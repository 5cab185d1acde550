// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayText

/// Noto Serif is the app's own font here: `fc-scan` tells its names, and its `hhea` table says 1069
/// above and 293 below the baseline, of 1000.
@Suite("Fonts of the app's own")
struct AppFontTests {
  private static let files: [String] = ["Regular", "Bold", "Italic", "BoldItalic"].compactMap {
    style in
    FontBook.tableEntries.first { $0.name == "NotoSerif-\(style)" }
      .flatMap(FontSearch.system.path(of:))
  }

  private func descriptor(_ name: String, weight: Int? = nil, isItalic: Bool = false) throws
    -> FontDescriptor
  {
    let found = try #require(
      try sharedEngine.get().appFace(
        named: name, weight: weight, isItalic: isItalic, in: Self.files))
    #expect(!found.hasOneWeightOfMany)
    return FontDescriptor(size: 20, face: found.face)
  }

  @Test(
    "a font, a face or a family is found by its name, and its weight in the family",
    arguments: [
      ("NotoSerif-Bold", nil, false, "NotoSerif-Bold"),
      ("Noto Serif Bold", nil, false, "NotoSerif-Bold"),
      ("Noto Serif", nil, false, "NotoSerif-Regular"),
      ("NotoSerif-Regular", nil, false, "NotoSerif-Regular"),
      ("Noto Serif", 700, false, "NotoSerif-Bold"), ("Noto Serif", 900, false, "NotoSerif-Bold"),
      ("Noto Serif", nil, true, "NotoSerif-Italic"),
      ("Noto Serif", 600, true, "NotoSerif-BoldItalic"),
      ("NotoSerif-Italic", nil, false, "NotoSerif-Italic"),
      ("NotoSerif-Italic", 700, false, "NotoSerif-BoldItalic"),
      ("NotoSerif-Bold", 400, false, "NotoSerif-Regular"),
    ] as [(String, Int?, Bool, String)])
  func names(_ name: String, _ weight: Int?, _ isItalic: Bool, _ expected: String) throws {
    let face = try #require(try descriptor(name, weight: weight, isItalic: isItalic).face)
    #expect(face.name.prefix { $0 != "@" } == expected)
  }

  /// Expected: of 1000, the `post` table says an underline at -100 that is 50 thick, and the `OS/2`
  /// table an x 536 high, of which a strikethrough crosses the middle.
  @Test("lines under and through text are where the font says")
  func lines() throws {
    let lines = try #require(try descriptor("NotoSerif-Regular").face).lines
    #expect(abs(lines.underlineTop - 0.1) < 1e-9)
    #expect(abs(lines.thickness - 0.05) < 1e-9)
    #expect(abs(lines.strikethroughTop + (0.268 + 0.025)) < 1e-9)
  }

  @Test("other names are unknown, and files that are no fonts have none")
  func unknown() throws {
    let engine = try sharedEngine.get()
    for name in ["Noto", "noto serif", ""] {
      #expect(
        engine.appFace(named: name, weight: nil, isItalic: false, in: Self.files) == nil)
    }
    let folder = try TemporaryFolder()
    try folder.write("no font", to: "A.ttf")
    #expect(
      engine.appFace(
        named: "A", weight: nil, isItalic: false,
        in: [folder.path + "/A.ttf", folder.path + "/B.ttf"]) == nil)
  }

  @Test("text is drawn with its glyphs, as high as its file says")
  func text() throws {
    let engine = try sharedEngine.get()
    let font = try descriptor("Noto Serif")
    func layout(_ text: String, _ font: FontDescriptor) -> TextLayout {
      engine.layout(
        TextRequest(runs: [.init(text: text, font: font, color: .black)], displayScale: 1000))
    }
    let own = layout("Hamburg", font)
    // The serif design is the same face at San Francisco's heights.
    let design = layout("Hamburg", FontDescriptor(size: 20, design: .serif))
    func places(_ layout: TextLayout) -> [String] {
      layout.lines.flatMap { $0.runs.flatMap(\.glyphs) }.map { "\($0.id) \($0.x)" }
    }
    #expect(places(own) == places(design) && places(own).count == 7)
    #expect(abs(own.size.height - 20 * 1.362) < 0.002)
    #expect(own.lines[0].runs[0].face == font.face?.name)
    #expect(
      engine.mask(face: font.face?.name ?? "", glyph: 43, pixelSize: 40, quarter: 0).coverage
        == engine.mask(face: "NotoSerif-Regular", glyph: 43, pixelSize: 40, quarter: 0).coverage)
    #expect(
      engine.fileHash(ofFace: font.face?.name ?? "")
        == FontBook.tableEntries.first { $0.name == "NotoSerif-Regular" }?.hash)
  }

  @Test("characters that it has not are drawn as beside the system font")
  func fallback() throws {
    let engine = try sharedEngine.get()
    let font = try descriptor("Noto Serif")
    let faces = engine.layout(
      TextRequest(runs: [.init(text: "a→语", font: font, color: .black)])
    ).lines.flatMap { $0.runs.map(\.face) }
    #expect(faces.first == font.face?.name)
    #expect(faces.last == "NotoSansCJKSC-Regular")
    #expect(engine.fontProblems.isEmpty)
  }
}
