// SPDX-License-Identifier: MIT

import AssayAuditFiles
import AssayDocuments
import AssayFindings
import Testing

@testable import AssayAudit

@Suite("Design tokens")
struct TokenTests {
  /// The W3C's format of 2025 (aliases, $ref, $root) and Tokens Studio's documents (sets, rgba() of
  /// a reference).
  @Test(arguments: [
    (
      ##"{"colors":{"a":{"$value":"#000"},"b":{"$value":"{colors.a}"}}}"##,
      ["colors.a #000000", "colors.b #000000"]
    ),
    (
      ##"{"colors":{"gray":{"$value":"#777"}},"semantic":{"text":{"$value":"{colors.gray}"}}}"##,
      ["colors.gray #777777", "semantic.text #777777"]
    ),
    (##"{"colors":{"a":"{b}","b":"#fff"},"other":{"c":"x"}}"##, ["a #FFFFFF", "b #FFFFFF"]),
    (
      ##"{"c":{"$type":"color","$root":{"$value":"#123"},"dark":{"$value":"{c.$root}"}}}"##,
      ["c.$root #112233", "c.dark #112233"]
    ),
    (
      ##"{"c":{"a":{"$value":"#123"},"b":{"$ref":"#/c/a"},"d":{"$value":{"$ref":"#/c/a/$value"}}}}"##,
      ["c.a #112233", "c.b #112233", "c.d #112233"]
    ),
    // RFC 6901: ~1 is a slash, ~0 a tilde.
    (
      ##"{"c":{"x/y~":{"$value":"#123"},"b":{"$ref":"#/c/x~1y~0/$value"}}}"##,
      ["c.x/y~ #112233", "c.b #112233"]
    ),
    // An alias without a type has that of what it names.
    (
      ##"{"s":{"$type":"dimension","$value":"4px"},"t":{"$value":"{s}"},"c":{"$value":"red"}}"##,
      ["c #FF0000"]
    ),
    // Half of 255 is 127.5, and halves go up.
    (
      ##"{"c":{"black":{"value":"#000","type":"color"},"b":{"value":"rgba({c.black}, 0.5)","type":"color"}}}"##,
      ["c.black #000000", "c.b #00000080"]
    ),
    (
      ##"{"c":{"k":{"value":"rgb(1,2,3)","type":"color"},"b":{"value":"rgba({c.k},50%)","type":"color"}}}"##,
      ["c.k #010203", "c.b #01020380"]
    ),
    (
      ##"{"h":{"value":"120","type":"number"},"b":{"value":"hsl({h}, 100%, 25%)","type":"color"}}"##,
      ["b #008000"]
    ),
    // Style Dictionary's channels: 146, 153 and 162 are 92, 99 and A2; hsl(210 50% 40%) is #336699.
    (
      ##"{"c":{"a":{"value":{"r":146,"g":153,"b":162}},"b":{"value":"{c.a}"}}}"##,
      ["c.a #9299A2", "c.b #9299A2"]
    ),
    (
      ##"{"c":{"a":{"value":{"h":210,"s":0.5,"l":0.4}},"b":{"value":{"h":210,"s":50,"l":40,"a":0.5}}}}"##,
      ["c.a #336699", "c.b #33669980"]
    ),
  ])
  func read(_ text: String, _ expected: [String]) throws {
    let palette = try PaletteFile.read(text, file: "t.json")
    #expect(palette.entries.map { "\($0.name) \($0.color.hex)" } == expected)
  }

  @Test("references leave out the set; later sets win, the other appearance's do not count")
  func sets() throws {
    let text = #"""
      {"global":{"black":{"value":"#000","type":"color"},
                 "ink":{"value":"{bg}","type":"color"}},
       "dark":{"bg":{"value":"#222","type":"color"},"x":{"value":"{bg}","type":"color"}},
       "light":{"bg":{"value":"#eee","type":"color"},"x":{"value":"{bg}","type":"color"},
                "t":{"value":"{black}","type":"color"}},
       "late":{"black":{"value":"#111","type":"color"}},
       "$themes":[],"$metadata":{"tokenSetOrder":["global","light","dark","late"]}}
      """#
    func colors(_ isDark: Bool) throws -> [String] {
      try PaletteFile.read(text, file: "t.json", isDark: isDark).entries.map {
        "\($0.name) \($0.color.hex)"
      }
    }
    let light = [
      "global.black #000000", "global.ink #EEEEEE", "dark.bg #222222", "dark.x #222222",
      "light.bg #EEEEEE", "light.x #EEEEEE", "light.t #111111", "late.black #111111",
    ]
    #expect(try colors(false) == light)
    #expect(try colors(true)[1] == "global.ink #222222")
  }

  /// Tokens Studio's modifiers lighten, darken, mix and make alphas.
  @Test func modifiersAreNotPassedOver() throws {
    let text = ##"""
      {"c":{"a":{"value":"#777","type":"color"},
      "b":{"value":"{c.a}","type":"color","$extensions":{"studio.tokens":{"modify":
        {"type":"lighten","value":"0.2","space":"lch"}}}},
      "d":{"value":"{c.b}","type":"color"}}}
      """##
    var palette = try PaletteFile.read(text, file: "t.json")
    #expect(palette.entries.map(\.name) == ["c.a"])
    #expect(palette.unread.map(\.name) == ["c.b", "c.d"])
    palette.pairs = [
      PairDeclaration(foreground: "c.*", background: "c.a", requirement: .nonText)
    ]
    var audit = PairAudit()
    try audit.add(palette.pairs, in: palette) { $0 }
    #expect(audit.coverage.description == "measured 0 of 2 pairs (0%)")
    #expect(palette.unread[0].problem.hasPrefix("it is changed by Tokens Studio ('lighten')"))
    palette.pairs[0].foreground = "c.d"
    try audit.add(palette.pairs, in: palette) { $0 }
    #expect(audit.coverage.description == "measured 0 of 3 pairs (0%)")
    #expect(
      audit.findings.last?.finding.reason.hasPrefix(
        "c.d: c.b is changed by Tokens Studio ('lighten'), "
          + "which is not worked out here; write what it comes to") == true)
  }

  @Test(
    "a token file that is wrong is refused with what is wrong, and where",
    arguments: [
      ("{}", "x.json: contains no colors; write names with colors, such as ink: \"#222222\""),
      ("", "x.json: contains no colors; write names with colors, such as ink: \"#222222\""),
      (
        ##"{"s":{"$type":"dimension","$value":"4px"}}"##,
        "x.json: contains no colors; write names with colors, such as ink: \"#222222\""
      ),
      (
        "{\"a\":{\"b\":{\"$value\":\"#fff\"}},\n\"c\":{\"$extends\":\"{d}\"}}",
        "x.json:2: $extends names '{d}', which is no other group; correct the name"
      ),
      (
        "{\"a\":{\"b\":{\"$value\":\"#fff\"},\n\"$extends\":\"{a}\"}}",
        "x.json:2: $extends names '{a}', which is no other group; correct the name"
      ),
      (
        "a: #fff",
        "x.json:1: a: the text is empty; in YAML '#' starts a comment, so write colors in quotes, such as \"#767676\""
      ),
      ("a: red\nb: blue\na: green", "x.json:3: the key 'a' is written twice"),
      ("x: red\nc:\n  \"a\": red\n  \"a\": blue", "x.json:4: the key 'a' is written twice"),
      ("a.b: red\na: {b: blue}", "x.json:2: the name 'a.b' is written twice"),
      (
        "a: '{c}'\nb: '{a}'\nc: '{b}'", "x.json:2: references form a cycle: a -> c -> b -> a"
      ),
    ])
  func refused(_ text: String, _ message: String) {
    let error = #expect(throws: PaletteError.self) { try PaletteFile.read(text, file: "x.json") }
    #expect(error?.description == message)
  }

  /// What one token cannot be told for is told of it alone.
  @Test(arguments: [
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,{"$ref":"#/x"},0]}}}"##,
      "a: a color needs 'colorSpace' and three 'components'"
    ),
    (
      ##"{"a":{"$type":"color","$ref":"other.json#/a"}}"##,
      "a: there is no token 'other.json#a' among the files; name its file too"
    ),
    (
      ##"{"a":{"$type":"color","$value":"{b}"}}"##,
      "a: there is no color 'b'; if another file has it, name that file too"
    ),
    (##"{"a":{"$type":"color","$value":"{a}"}}"##, "references form a cycle: a -> a"),
    (
      ##"{"a":{"$type":"color","$value":"#12"}}"##,
      "a: '#12' is not a color: a hex color has 3, 4, 6 or 8 digits, not 2"
    ),
  ])
  func oneTokenAlone(_ text: String, _ problem: String) throws {
    let both = text.dropLast() + ##","ok":{"$value":"#fff"}}"##
    let palette = try PaletteFile.read(String(both), file: "x.json")
    #expect(palette.entries.map(\.name) == ["ok"])
    #expect(palette.unread.map(\.problem) == [problem] && palette.unread[0].isMeantAsColor)
  }

  /// Style Dictionary's basic example in short.
  @Test("Style Dictionary's values without a type are read, and its sizes are no colors")
  func styleDictionary() throws {
    let base = #"""
      {"color": {"base": {"gray": {"light": {"value": "#CCCCCC"}, "dark": {"value": "#111111",
        "comment": "ink"}}}}}
      """#
    let font = #"""
      {"color": {"font": {"base": {"value": "{color.base.gray.dark.value}"},
                          "soft": {"value": "{color.base.gray.light}"}}},
       "size": {"font": {"small": {"value": "0.75", "comment": "rem"}}}}
      """#
    let palette = try PaletteFile.read([(base, "base.json"), (font, "font.json")])
    #expect(
      palette.entries.map { "\($0.name) \($0.color.hex)" } == [
        "color.base.gray.light #CCCCCC", "color.base.gray.dark #111111",
        "color.font.base #111111", "color.font.soft #CCCCCC",
      ])
    #expect(palette.unread.map(\.name) == ["size.font.small"])
    #expect(!palette.unread[0].isMeantAsColor)
    var audit = PairAudit()
    let pair = PairDeclaration(
      foreground: "color.font.*", background: "color.base.gray.light",
      requirement: .text(.aa, isLarge: false))
    try audit.add([pair], in: palette) { "shown/" + $0 }
    #expect(audit.findings.map(\.finding.location.path) == ["shown/font.json"])
  }

  @Test("later files win, and $ref may name the file that it means") func severalFiles() throws {
    let light = ##"{"bg":{"$type":"color","$value":"#fff"},"ink":{"$value":"{gray}"}}"##
    let dark =
      ##"{"bg":{"$type":"color","$value":"#000"},"old":{"$ref":"a/light.json#/bg/$value"}}"##
    let base = ##"{"gray":{"$type":"color","$value":"#777"}}"##
    let palette = try PaletteFile.read([
      (light, "a/light.json"), (dark, "a/dark.json"), (base, "base.json"),
    ])
    #expect(
      palette.entries.map { "\($0.name) \($0.color.hex) \($0.file ?? "")" } == [
        "ink #777777 a/light.json", "bg #000000 a/dark.json", "old #FFFFFF a/dark.json",
        "gray #777777 base.json",
      ])
  }

  /// Design Tokens Format Module 2025.10.
  @Test("a group has what it extends, but for what it writes itself") func extendedGroups() throws {
    let text = ##"""
      {"base":{"$type":"color","a":{"$value":"#111"},"in":{"x":{"$value":"#222"},"y":{"$value":"#333"}}},
       "own":{"$extends":"{base}","a":{"$value":"#aaa"},"in":{"y":{"$value":"#bbb"}}}}
      """##
    let palette = try PaletteFile.read(text, file: "x.json")
    #expect(
      palette.entries.map { "\($0.name) \($0.color.hex)" }.sorted() == [
        "base.a #111111", "base.in.x #222222", "base.in.y #333333", "own.a #AAAAAA",
        "own.in.x #222222", "own.in.y #BBBBBB",
      ])
  }

  /// RFC 8259, sections 7 and 8.1.
  @Test(
    "JSON's escapes are read, a lone surrogate as U+FFFD, and a BOM is skipped",
    arguments: [
      (##"{"\ud83d\ude00":"red"}"##, "😀"), (##"{"\uD83D\uDE00 a":"red"}"##, "😀 a"),
      ("\u{FEFF}{\"a\":\"red\"}", "a"), (##"{"\ud83d":"red"}"##, "\u{FFFD}"),
      (##"{"\\ud83d":"red"}"##, ##"\ud83d"##), (##"{"a\/b":"red"}"##, "a/b"),
      ("{\n\t\"a\":\t\"red\"\n}", "a"),
    ])
  func json(_ text: String, _ name: String) throws {
    #expect(try PaletteFile.read(text, file: "x.json").entries.map(\.name) == [name])
  }

  /// Neither the stack's end nor hours.
  @Test("20,000 references in a chain are all resolved") func longChains() throws {
    let count = 20_000
    let chain = (0..<count).map { "\"v\($0)\":\"{v\($0 + 1)}\"," }.joined(separator: "\n")
    let palette = try PaletteFile.read("{\(chain)\"v\(count)\":\"#000\"}", file: "x.json")
    #expect(palette.entries.count == count + 1)
  }
}

@Suite("Declared pairs")
struct PairReaderTests {
  static func read(_ pair: String) throws -> [ContrastRequirement] {
    try PaletteFile.read("a: red\npairs:\n  - \(pair)", file: "x.yaml").pairs.map(\.requirement)
  }

  /// Large is 18 points, or 14 of weight 700 (WCAG 2.2, "large scale").
  @Test(
    "a pair's size and weight say whether its text is large",
    arguments: [
      ("{foreground: a, background: b, size: 14, weight: bold}", 3),
      ("{foreground: a, background: b, size: 14, weight: 700}", 3),
      ("{foreground: a, background: b, size: 14, weight: 699.9}", 4.5),
      ("{foreground: a, background: b, size: 14, weight: normal}", 4.5),
      ("{foreground: a, background: b, size: 1000, weight: 1000}", 3),
      ("{foreground: a, background: b, size: 0.5, weight: 1}", 4.5),
    ])
  func sizes(_ pair: String, _ minimum: Double) throws {
    #expect(try Self.read(pair).map(\.minimum) == [minimum])
  }

  @Test(
    "a weight that is not normal, bold or a number from 1 to 1000 is refused",
    arguments: ["1e300", "inf", "nan", "1e19", "-5", "0", "0.9", "1001", "bolder", "[1]", "#1"])
  func weightsRefused(_ weight: String) {
    let error = #expect(throws: PaletteError.self) {
      try Self.read("{foreground: a, background: b, weight: \"\(weight)\"}")
    }
    #expect(
      error?.description
        == "x.yaml:3: expected normal, bold or a number from 1 to 1000, found the text '\(weight)'"
    )
  }

  @Test(
    "a size that is no number above 0, up to 1000, is refused",
    arguments: ["24pt", "large", "-5", "0", "1e300", "1000.1", "inf", "nan"])
  func sizesRefused(_ size: String) {
    let error = #expect(throws: PaletteError.self) {
      try Self.read("{foreground: a, background: b, kind: non-text, size: \(size)}")
    }
    #expect(
      error?.description.hasPrefix(
        "x.yaml:3: expected a number of points above 0, up to 1000, found the ") == true)
  }

  @Test(
    "a pair's own level wins over the palette's", arguments: [(ContrastLevel.aa, 4.5), (.aaa, 7)])
  func levels(_ level: ContrastLevel, _ minimum: Double) throws {
    let palette = try PaletteFile.read(
      "a: red\npairs:\n  - a on a\n  - {foreground: a, background: b, level: AA}", file: "x.yaml",
      level: level)
    #expect(palette.pairs.map(\.requirement.minimum) == [minimum, 4.5])
  }

  @Test(
    "a pair that does not name two colors is refused with the reason",
    arguments: [
      ("a", "a", "the pair 'a on a' does not name two colors"),
      ("*", "a", "the pair '* on a' does not name two colors; '*' does not match '/'"),
      ("a*", "a*", "the pair 'a* on a*' does not name two colors; '*' does not match '/'"),
    ])
  func noPair(_ front: String, _ back: String, _ problem: String) throws {
    let palette = try PaletteFile.read("a: red\nb/c: blue", file: "x.yaml")
    let pair = PairDeclaration(
      foreground: front, background: back, requirement: .nonText, file: "f", line: 3)
    var audit = PairAudit()
    let error = #expect(throws: PaletteError.self) {
      try audit.add([pair], in: palette) { $0 }
    }
    #expect(error?.description == "f:3: \(problem)")
  }

  /// The Gregorian calendar: 2024 is a leap year, 2100 is none, 2000 is one.
  @Test(
    "the date of an ignore has to be a day that the calendar has",
    arguments: [
      ("2026-02-28", true), ("2026-02-29", false), ("2026-02-31", false), ("2024-02-29", true),
      ("2100-02-29", false), ("2000-02-29", true), ("2026-04-30", true), ("2026-04-31", false),
      ("2026-12-31", true), ("2026-13-01", false), ("2026-00-01", false), ("2026-01-00", false),
    ])
  func dates(_ date: String, _ isDate: Bool) {
    let text =
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: x, until: \"\(date)\"}"
    do {
      _ = try AuditConfiguration(yaml: text, file: "f")
      #expect(isDate)
    } catch { #expect(!isDate) }
  }

  @Test(arguments: ["target-side", "growth"])
  func lengthsAreFinite(_ key: String) {
    #expect(throws: DocumentError.self) {
      try AuditConfiguration(yaml: "audit:\n  \(key): inf", file: "f")
    }
  }

  @Test(
    "JSON5 and JSON with comments are read by the file's ending, and // in a text is no comment")
  func comments() throws {
    let text = """
      // brand
      {color: {$type: 'color', /* ink
        on two lines */ ink:{$value:"#123",$description:"see https://x.y",}, }, }
      """
    for file in ["a.json5", "a.jsonc"] {
      let palette = try PaletteFile.read(text, file: file)
      #expect(
        palette.entries.map { "\($0.name) \($0.color.hex) \($0.line)" } == ["color.ink #112233 3"])
    }
  }

  /// A token that a pair names and that cannot be read is "cannot tell" for that pair, and the
  /// others are judged.
  @Test func unreadableTokenOfAPair() throws {
    let text =
      ##"{"a":{"$type":"color","$value":"#12"},"b":{"$type":"color","$value":"#fff"},"c":{"$type":"color","$value":"#000"}}"##
    let palette = try PaletteFile.read(text, file: "a.json")
    var audit = PairAudit()
    let pairs = ["a", "c"].map {
      PairDeclaration(foreground: $0, background: "b", requirement: .text(.aa, isLarge: false))
    }
    try audit.add(pairs, in: palette) { $0 }
    #expect("\(audit.coverage)" == "measured 1 of 2 pairs (50%)")
    #expect(audit.findings.map(\.finding.severity) == [.note])
  }

  /// A size, and a color that is given again as it was, is not overridden.
  @Test("of colors with one name the last counts, and the overridden ones are counted")
  func overriddenColors() throws {
    let first =
      ##"{"a":{"$type":"color","$value":"#111"},"b":{"$type":"color","$value":"#fff"},"s":{"$type":"dimension","$value":"4px"}}"##
    let second =
      ##"{"a":{"$type":"color","$value":"#eee"},"b":{"$type":"color","$value":"#fff"},"s":{"$type":"dimension","$value":"8px"}}"##
    let palette = try PaletteFile.read(
      [(first, "1.json"), (second, "2.json")], isDark: false, level: .aa)
    #expect(palette.entries.map(\.color.hex) == ["#EEEEEE", "#FFFFFF"])
    #expect(palette.overriddenCount == 1)
  }
}
