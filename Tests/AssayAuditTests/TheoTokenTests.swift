// SPDX-License-Identifier: MIT

import AssayAuditFiles
import AssayFindings
import Testing

@testable import AssayAudit

/// Theo's own documentation: props with values, `{!ALIAS}`, `global` and `imports`
/// (https://github.com/salesforce-ux/theo#design-tokens).
@Suite("Theo's design tokens")
struct TheoTokenTests {
  private static let aliases = """
    aliases:
      BLUE: "#0070d2"
      WHITE: {value: "#fff"}
    """

  private static let tokens = """
    global:
      type: color
      category: border-color
      cssProperties:
      - 'border*'
    imports:
    - ./aliases.yml
    props:
      COLOR_BORDER:
        value: '{!BLUE}'
        comment: Of a tab.
        access: global
        release: 2.6.0
      COLOR_BORDER_HOVER:
        value: '{!COLOR_BORDER}'
      COLOR_PLAIN:
        value: '#123456'
        .category: border
    """

  private static func colors(_ palette: Palette) -> [String] {
    palette.entries.map { "\($0.name) \($0.color.hex)" }
  }

  @Test("props and aliases are colors, also of another file; what they have in common is not")
  func files() throws {
    let palette = try PaletteFile.read([(Self.aliases, "aliases.yml"), (Self.tokens, "t.yml")])
    #expect(
      Self.colors(palette) == [
        "aliases.BLUE #0070D2", "aliases.WHITE #FFFFFF", "props.COLOR_BORDER #0070D2",
        "props.COLOR_BORDER_HOVER #0070D2", "props.COLOR_PLAIN #123456",
      ])
    #expect(palette.unread.isEmpty, "\(palette.unread)")
  }

  @Test("without the file of an alias, the alias is named")
  func missing() throws {
    let palette = try PaletteFile.read(Self.tokens, file: "t.yml")
    #expect(Self.colors(palette) == ["props.COLOR_PLAIN #123456"])
    #expect(palette.unread.map(\.name) == ["props.COLOR_BORDER", "props.COLOR_BORDER_HOVER"])
    #expect(
      palette.unread.allSatisfy {
        $0.problem.contains("no color '!BLUE'; if another file has it, name that file too")
      }, "\(palette.unread)")
  }

  @Test("sizes are no colors, and a type of its own counts")
  func sizes() throws {
    let text = """
      {"global": {"type": "size", "category": "spacing"}, "aliases": {"SMALL": "4px"},
       "props": {"GAP": {"value": "{!SMALL}"}, "INK": {"value": "#222", "type": "color"}}}
      """
    let palette = try PaletteFile.read(text, file: "t.json")
    #expect(Self.colors(palette) == ["props.INK #222222"])
  }

  @Test("folders have Theo's files, and a palette with a group of such a name is one as before")
  func recognized() throws {
    #expect(PaletteFile.hasTokens(Self.tokens, name: "t.yml"))
    #expect(PaletteFile.hasTokens(Self.aliases, name: "t.yml"))
    let text = "props: {a: '#111111'}\nother: {b: '#222222'}"
    #expect(!PaletteFile.hasTokens(text, name: "p.yml"))
    let palette = try PaletteFile.read(text, file: "p.yml")
    #expect(Self.colors(palette) == ["props.a #111111", "other.b #222222"])
  }
}
