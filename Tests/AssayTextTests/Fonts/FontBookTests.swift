// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@testable import AssayText

@Suite("Font book")
struct FontBookTests {
  @Test("Every font of the table is installed, and is the pinned one")
  func allFonts() throws {
    try sharedEngine.get().checkAllFonts()
    #expect(try sharedEngine.get().fontProblems.isEmpty)
  }

  @Test(
    "Where a design, weight, slant and size lead",
    arguments: [
      (FontDescriptor(size: 17), "Inter-Regular"),
      (FontDescriptor(size: 17, weight: 449), "Inter-Regular"),
      (FontDescriptor(size: 17, weight: 450), "Inter-Medium"),
      (FontDescriptor(size: 17, weight: 600), "Inter-SemiBold"),
      (FontDescriptor(size: 17, weight: 0), "Inter-Thin"),
      (FontDescriptor(size: 17, weight: 2000), "Inter-Black"),
      (FontDescriptor(size: 17, isItalic: true), "Inter-Italic"),
      (FontDescriptor(size: 17, weight: 700, isItalic: true), "Inter-BoldItalic"),
      (FontDescriptor(size: 19.99, weight: 700), "Inter-Bold"),
      (FontDescriptor(size: 20, weight: 700), "InterDisplay-Bold"),
      (FontDescriptor(size: 17, design: .rounded), "Inter-Rounded-Regular"),
      (
        FontDescriptor(size: 20, weight: 600, isItalic: true, design: .rounded),
        "InterDisplay-Rounded-SemiBoldItalic"
      ),
      (FontDescriptor(size: 17, weight: 599, design: .serif), "NotoSerif-Regular"),
      (FontDescriptor(size: 17, weight: 600, design: .serif), "NotoSerif-Bold"),
      (FontDescriptor(size: 17, isItalic: true, design: .serif), "NotoSerif-Italic"),
      (
        FontDescriptor(size: 17, weight: 800, isItalic: true, design: .serif),
        "NotoSerif-BoldItalic"
      ),
      (FontDescriptor(size: 17, design: .monospaced), "NotoSansMono-Regular"),
      (
        FontDescriptor(size: 17, weight: 700, isItalic: true, design: .monospaced),
        "NotoSansMono-Bold"
      ),
      (FontDescriptor(size: 17, weight: 700, design: .boxes), "Assay-Boxes"),
    ] as [(FontDescriptor, String)])
  func primary(_ font: FontDescriptor, _ name: String) throws {
    let book = try sharedBook.get()
    #expect(book.primaryName(for: font, pointSize: font.size) == name)
    #expect(book.face(named: name)?.name == name)
  }

  /// The background of "git status" in a snapshot of swift-markdown-ui is 98.9 points wide.
  @Test("letters of the monospaced design are as wide as SF Mono's")
  func monospaced() throws {
    let layout = try sharedEngine.get().layout(
      TextRequest(runs: [
        TextRequest.Run(
          text: "git status", font: FontDescriptor(size: 16, design: .monospaced), color: .black)
      ]))
    #expect(layout.size.width == 99)
    let places = layout.lines[0].runs[0].glyphs.map(\.x)
    #expect(abs(places[9] - places[0] - 9 * 16 * 1266 / 2048) < 0.03)
  }

  /// The title of a SwiftUI app's snapshot, at 56 points: dots 12.33 points apart.
  @Test("the dots of an ellipsis stand as close as San Francisco's at display sizes")
  func ellipsis() throws {
    let layout = try sharedEngine.get().layout(
      TextRequest(runs: [
        TextRequest.Run(
          text: "o\u{2026}", font: FontDescriptor(size: 56, weight: 700), color: .black)
      ]))
    let places = layout.lines[0].runs[0].glyphs.map(\.x)
    #expect(places.count == 4)
    #expect(abs(places[2] - places[1] - 12.33) < 0.4)
    #expect(abs(places[3] - places[2] - 12.33) < 0.4)
  }

  /// A circle leaves (1 - pi / 4) of a quarter of its square empty: at the ends of a stem some
  /// 0.21 of its width's square on each side.
  @Test("the ends of the rounded design's strokes are half circles", arguments: [40.0, 120])
  func rounded(_ pixelSize: Double) throws {
    let engine = try sharedEngine.get()
    let face = try #require(sharedBook.get().face(named: "InterDisplay-Rounded-Bold"))
    func mask(_ name: String) -> GlyphMask {
      engine.mask(face: name, glyph: face.glyph(for: "l"), pixelSize: pixelSize, quarter: 0)
    }
    func ink(_ mask: GlyphMask) -> Double { mask.coverage.reduce(0) { $0 + Double($1) } / 255 }
    let plain = mask("InterDisplay-Bold")
    let round = mask("InterDisplay-Rounded-Bold")
    let height = Double(plain.height)
    let width = ink(plain) / height
    #expect(round.height == plain.height && round.width == plain.width)
    let missing = ink(plain) - ink(round)
    #expect(abs(missing - (1 - .pi / 4) * width * width) < 0.06 * width * width + 1)
    #expect(engine.fileHash(ofFace: "InterDisplay-Rounded-Bold") != nil)
    #expect(try sharedBook.get().face(named: "Nope-Rounded-Bold") == nil)
  }

  @Test("Without fonts there is no engine, and the error names the package")
  func noFonts() throws {
    let error = #expect(throws: FontError.self) {
      try TextEngine(search: FontSearch(folders: ["/nowhere", "/neither"]))
    }
    #expect(
      error?.description
        == "font 'Inter-Thin' not found: no 'opentype/inter/Inter-Thin.otf' under /nowhere, "
        + "/neither; install it with 'apt-get install fonts-inter'")
  }

  /// `xxhsum -H2 Inter-Regular.otf` of fonts-inter 4.1+ds-1 and 3.19+ds-2, from their archives.
  @Test(
    "a font of another release of Debian or Ubuntu is named as such",
    arguments: [
      ("31bd93d095c22d67a2de12dff3287d3b", ", but that of Debian 13's fonts-inter 4.1+ds-1 (XXH3"),
      ("e3779905fc3aa8f431a6762541e36c49", ", but that of Ubuntu 22.04's fonts-inter 3.19+ds-2 ("),
      ("00000000000000000000000000000000", "is not the pinned version (XXH3"),
    ])
  func otherRelease(_ hash: String, _ words: String) {
    let error = FontError(
      code: .different(expectedHash: "1", foundHash: hash), face: "Inter-Regular", path: "a.otf",
      package: "fonts-inter")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("A different font is an error, unless the check is off")
  func differentFont() throws {
    let folder = try InterFolder()
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: Never.self) { try TextEngine(search: FontSearch(folders: [folder.path])) }

    // Another weight under the name of the regular one: a good font, and not the pinned one.
    try folder.replace("Inter-Regular.otf", with: "Inter-Bold.otf")
    let search = FontSearch(folders: [folder.path])
    let error = #expect(throws: FontError.self) { try TextEngine(search: search) }
    guard case .different(let expected, let found) = error?.code else {
      Issue.record("not the error of a different font: \(String(describing: error))")
      return
    }
    #expect(expected.count == 32 && found.count == 32 && expected != found)
    #expect(error?.package == "fonts-inter")
    let engine = try TextEngine(search: FontSearch(folders: [folder.path], versions: .any))
    // Its own hash and not the pinned one, so that references tell the two apart.
    #expect(engine.fileHash(ofFace: "Inter-Regular") == found)
  }

  @Test("A file that is no font is an error")
  func noFont() throws {
    let folder = try InterFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write("not a font", to: "Inter-Regular.otf")
    let error = #expect(throws: FontError.self) {
      try TextEngine(search: FontSearch(folders: [folder.path], versions: .any))
    }
    #expect(error?.code == .unreadable(reason: "it is not a font"))
  }

  @Test("An empty file in a folder of one's own is named, and no package is the advice")
  func emptyFont() throws {
    let folder = try InterFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write("", to: "Inter-Regular.otf")
    let error = #expect(throws: FontError.self) {
      try TextEngine(search: FontSearch(folders: [folder.path]))
    }
    #expect(
      error?.description
        == "cannot read font 'Inter-Regular' at '\(folder.path)/Inter-Regular.otf': the file is "
        + "empty; write it again with 'assay fonts export' where the package 'fonts-inter' is "
        + "installed, or delete the file, so that the font of the next folder is used")
  }

  @Test("A damaged file of the system's folders is one to install again")
  func damagedSystemFont() throws {
    let folder = try #require(FontSearch.system.folders.first)
    let error = FontError(
      code: .unreadable(reason: "it is not a font"), face: "Inter-Regular",
      path: folder + "/Inter-Regular.otf", package: "fonts-inter")
    #expect(
      error.description.hasSuffix(
        "install it again with 'apt-get install --reinstall fonts-inter'"), "\(error)")
  }

  @Test("A missing fallback becomes visible as a problem, and its text is still laid out")
  func missingFallback() throws {
    let folder = try InterFolder()
    defer { withExtendedLifetime(folder) {} }
    let engine = try TextEngine(search: FontSearch(folders: [folder.path]))
    _ = engine.layout(.system("Latin only"))
    #expect(engine.fontProblems.isEmpty)

    let layout = engine.layout(.system("ש"))
    // Inter's own .notdef box.
    #expect(layout.lines[0].runs.map(\.face) == ["Inter-Regular"])
    #expect(layout.lines[0].runs[0].glyphs.map(\.id) == [0])
    // The font that the text needs, not one that it falls back to, such as the emoji.
    let problem = engine.fontProblems.first
    #expect(problem?.face == "NotoSansHebrew-Regular")
    #expect(problem?.package == "fonts-noto-core")
    #expect(problem?.code == .missing(folders: [folder.path]))
    #expect(throws: FontError.self) { try engine.checkAllFonts() }

    _ = engine.layout(.system("中"))
    #expect(
      engine.fontProblems.prefix(2).map(\.face)
        == ["NotoSansHebrew-Regular", "NotoSansCJKSC-Regular"])

    // A design whose own face is missing is drawn in boxes.
    let mono = engine.layout(
      TextRequest(runs: [
        TextRequest.Run(
          text: "a", font: FontDescriptor(size: 10, design: .monospaced), color: .black)
      ]))
    #expect(mono.lines[0].runs.map(\.face) == ["Assay-Boxes"])
    #expect(engine.fontProblems.contains { $0.package == "fonts-noto-mono" })
  }
}

/// A folder with links to Inter's files.
private struct InterFolder {
  private static let source = "/usr/share/fonts/opentype/inter"
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.source) {
      try link(file, to: file)
    }
  }

  func replace(_ file: String, with other: String) throws {
    try folder.remove(file)
    try link(file, to: other)
  }

  func write(_ text: String, to file: String) throws {
    try folder.remove(file)
    try folder.write(text, to: file)
  }

  private func link(_ file: String, to other: String) throws {
    try folder.link(file, to: "\(Self.source)/\(other)")
  }
}
