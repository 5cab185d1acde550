// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayScenes
import AssayTraits
import Foundation
import Testing

@Suite struct SceneTextTests {
  private func built(_ modifiers: [ModifierNode], _ size: DynamicTypeSize) throws -> BuiltScene {
    var root = ViewNode.text("Ab")
    root.modifiers = modifiers
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2), dynamicTypeSize: size)
    return try SceneSketch.builder().build(root, traits: traits)
  }

  private func points(
    _ modifiers: ModifierNode..., size: DynamicTypeSize = .large
  ) throws -> Double? {
    try built(modifiers, size).scene.accessibility.first?.pointSize
  }

  private func face(_ modifiers: ModifierNode...) throws -> String {
    try #require(built(modifiers, .large).texts.first?.runs.first?.face)
  }

  /// Apple's Dynamic Type table (`dynamic-type.json`): body is 17 at large, 14 at xSmall, 53 at
  /// accessibility5.
  @Test(
    "a text grows and shrinks with the text size",
    arguments: [(DynamicTypeSize.large, 17.0), (.xSmall, 14), (.accessibility5, 53)])
  func bodyGrows(size: DynamicTypeSize, expected: Double) throws {
    #expect(try points(size: size) == expected)
  }

  @Test func sizesDoNotGrow() throws {
    #expect(try points(.font(.system(size: 17)), size: .accessibility5) == 17)
  }

  @Test("a limit around a text holds it at xxxLarge, 23 points")
  func limitedSizes() throws {
    let limit = ModifierNode.dynamicTypeSize(from: .xSmall, to: .xxxLarge)
    #expect(try points(limit, size: .accessibility5) == 23)
  }

  @Test func environmentBoldIsTheStylesEmphasis() throws {
    #expect(try face(.bold(true)).contains("SemiBold"))
    #expect(try face(.fontWeight(.bold)).contains("Bold"))
    #expect(try !face(.fontWeight(.bold)).contains("SemiBold"))
    #expect(try face(.font(.title)).contains("Regular"))
  }

  @Test func caseAndPieces() throws {
    var loud = TextPieceStyle()
    loud.weight = .bold
    let node = TextNode(pieces: [
      TextNode.Piece(.verbatim("one ")), TextNode.Piece(.verbatim("two"), style: loud),
    ])
    let built = try SceneSketch.build(ViewNode(.text(node)).with(.textCase(.uppercase)))
    #expect(built.texts.map(\.string) == ["ONE TWO"])
    #expect(built.scene.accessibility.map(\.label) == ["ONE TWO"])
  }

  /// The Unicode Standard's SpecialCasing.txt and its section 3.13: Turkish has İ and ı, Greek
  /// capitals have no accents, ß becomes SS.
  @Test(
    "capitals and small letters are those of the language",
    arguments: [
      ("tr", EnvironmentValues.TextCase.uppercase, "istanbul", "İSTANBUL"),
      ("en", .uppercase, "istanbul", "ISTANBUL"),
      ("tr", .lowercase, "ISI", "ısı"), ("az-Latn-AZ", .uppercase, "iki", "İKİ"),
      ("el", .uppercase, "Αθήνα", "ΑΘΗΝΑ"), ("de-DE", .uppercase, "Straße", "STRASSE"),
      ("lt", .lowercase, "Ì", "i̇̀"), ("not a tag", .uppercase, "i", "I"),
    ] as [(String, EnvironmentValues.TextCase, String, String)])
  func casesOfLanguages(
    _ locale: String, _ textCase: EnvironmentValues.TextCase, _ text: String, _ drawn: String
  )
    throws
  {
    let view = ViewNode.text(text).with(.textCase(textCase))
    let words = try SceneSketch.build(view, locale: locale).texts.map(\.string)
    #expect(words.map { Array($0.unicodeScalars) } == [Array(drawn.unicodeScalars)])
  }

  @Test("a format specifier without its argument is reported, a percent sign is not")
  func missingArguments() throws {
    func codes(_ node: TextNode) throws -> [SceneDiagnostic.Code] {
      try SceneSketch.build(ViewNode(.text(node))).scene.diagnostics.map(\.code)
    }
    #expect(try codes(TextNode(key: "Hello, %@")) == [.missingArgument("%@", "Hello, %@")])
    #expect(try codes(TextNode(verbatim: "Hello, %@")) == [.missingArgument("%@", "Hello, %@")])
    let half = TextNode(pieces: [
      TextNode.Piece(.localized(key: "%@ of %@", arguments: [.string("Ana")], table: nil))
    ])
    #expect(try codes(half) == [.missingArgument("%@", "Ana of %@")])
    for text in ["100%", "50% off", "100% organic"] {
      #expect(try codes(TextNode(key: text)) == [])
    }
  }

  @Test("an image in a text is no character that a font lacks")
  func imagesAreNoCharacters() throws {
    let text = TextNode(pieces: [
      TextNode.Piece(.image(ImageNode(.system("star.fill")))), TextNode.Piece(.verbatim(" new")),
    ])
    #expect(try built([], .large).scene.diagnostics.isEmpty)
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2))
    let scene = try SceneSketch.builder().scene(of: ViewNode(.text(text)), traits: traits)
    #expect(scene.diagnostics.isEmpty)
  }

  @Test func stringsOfTheLocale() throws {
    var table = StringTable()
    table.localizations["es"] = ["greeting": LocalizedEntry(.text("Hola"))]
    table.localizations["en"] = [
      "greeting": LocalizedEntry(.text("Hello")), "bye": LocalizedEntry(.text("Bye")),
    ]
    let resources = Resources(strings: StringTables(tables: ["Localizable": table]))
    let root = ViewNode.column(
      ViewNode(.text(TextNode(key: "greeting"))), ViewNode(.text(TextNode(key: "bye"))),
      ViewNode(.text(TextNode(key: "bye"))))
    let spanish = try SceneSketch.build(root, locale: "es", resources: resources)
    #expect(spanish.texts.map(\.string) == ["Hola", "Bye", "Bye"])
    #expect(spanish.missingKeys == [MissingKey(key: "bye", locale: "es")])
    let english = try SceneSketch.build(root, resources: resources)
    #expect(english.texts.map(\.string) == ["Hello", "Bye", "Bye"])
    #expect(english.missingKeys.isEmpty)
  }

  /// The order of values is the string table's: "%2$@: %1$@" has the second one first.
  @Test func stylesOfValues() throws {
    var table = StringTable()
    table.localizations["en"] = ["%@ of %@": LocalizedEntry(.text("%1$@ of %2$@"))]
    table.localizations["de"] = ["%@ of %@": LocalizedEntry(.text("%2$@: **%1$@**"))]
    let resources = Resources(strings: StringTables(tables: ["Localizable": table]))
    var red = TextPieceStyle()
    red.foreground = .color(Color(red: 1, green: 0, blue: 0))
    let root = ViewNode(
      .text(
        TextNode(
          key: "%@ of %@",
          arguments: [
            .pieces([TextNode.Piece(.verbatim("*a*"), style: red)]), .string("bb"),
          ])))
    func runs(_ locale: String) throws -> [String] {
      let built = try SceneSketch.build(root, locale: locale, resources: resources)
      let text = try #require(built.texts.first)
      #expect(built.notes.isEmpty)
      return [text.string]
        + text.runs.map {
          "\($0.glyphs.count) \($0.paint == .color(RGBAColor(red: 255, green: 0, blue: 0)))"
        }
    }
    #expect(try runs("en") == ["*a* of bb", "3 true", "6 false"])
    #expect(try runs("de") == ["bb: *a*", "4 false", "3 true"])
  }

  /// Letters are 5 wide; the image of 3 by 4 pixels stands on the baseline, 8 below the top.
  @Test func picturesInTexts() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data(PNG.encode(Bitmap(width: 3, height: 4, pixel: 0xFFFF_FFFF))).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let image = TextNode.Piece(.image(ImageNode(.file(url.path))))
    let root = ViewNode(
      .text(
        TextNode(pieces: [
          TextNode.Piece(.verbatim("a")), image, TextNode.Piece(.verbatim("b")),
        ])))
    let built = try SceneSketch.build(root, in: nil)
    #expect(built.scene.size == Size(width: 13, height: 10))
    let frames = built.scene.items.compactMap { item in
      if case .image(let image) = item { image.frame } else { nil }
    }
    #expect(frames == [Rect(x: 5, y: 4, width: 3, height: 4)])
    let glyphs = built.texts.flatMap(\.runs).flatMap(\.glyphs).map(\.x)
    #expect(glyphs == [0, 8])
  }

  /// A symbol makes its line no higher, and is said by its words.
  @Test func symbolsInTexts() throws {
    let root = ViewNode(
      .text(
        TextNode(
          key: "%@ Favorites",
          arguments: [.pieces([TextNode.Piece(.image(ImageNode(.system("star.fill"))))])])))
    let built = try SceneSketch.build(root, in: nil)
    #expect(built.scene.size.height == 10)
    #expect(built.texts.map(\.string).sorted() == ["star Favorites", "star.fill"])
  }
}
