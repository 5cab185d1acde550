// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayScenes
import AssayTraits
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
  @Test(arguments: [(DynamicTypeSize.large, 17.0), (.xSmall, 14), (.accessibility5, 53)])
  func bodyGrows(size: DynamicTypeSize, expected: Double) throws {
    #expect(try points(size: size) == expected)
  }

  @Test func sizesDoNotGrow() throws {
    #expect(try points(.font(.system(size: 17)), size: .accessibility5) == 17)
  }

  /// A limit around the text holds it at xxxLarge, 23.
  @Test func limitedSizes() throws {
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
}
