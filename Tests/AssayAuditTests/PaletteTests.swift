// SPDX-License-Identifier: MIT

import AssayAuditFiles
import AssayDocuments
import AssayFindings
import AssayYAML
import Testing

@testable import AssayAudit

@Suite("Palettes")
struct PaletteTests {
  static func colors(_ text: String, _ file: String, isDark: Bool = false) throws -> [String] {
    try PaletteFile.read(text, file: file, isDark: isDark).entries.map {
      "\($0.name) \($0.color.hex) \($0.line)"
    }
  }

  @Test("YAML names colors in groups, and pairs of them, each with its line")
  func namedColors() throws {
    let text = """
      colors:
        brand:
          primary: "#FF9500"
        ink: {light: black}
      pairs:
        - brand.primary on ink.light
        - {foreground: "*", background: ink.light, kind: non-text}
      """
    #expect(try Self.colors(text, "p.yaml") == ["brand.primary #FF9500 3", "ink.light #000000 4"])
    let pairs = try PaletteFile.read(text, file: "p.yaml").pairs
    #expect(pairs.map(\.requirement.minimum) == [4.5, 3])
    #expect(pairs.map(\.line) == [6, 7])
  }

  @Test("colors in a list are named by their places, from 0")
  func lists() throws {
    let themes = """
      white: "#fff"
      gray: ["#888888", "$white"]
      brand:
        blue:
          - "#0000ff"
          - ["#000080", black]
      pairs: [gray.0 on gray.1]
      """
    #expect(
      try Self.colors(themes, "p.yaml") == [
        "white #FFFFFF 1", "gray.0 #888888 2", "gray.1 #FFFFFF 2", "brand.blue.0 #0000FF 5",
        "brand.blue.1.0 #000080 6", "brand.blue.1.1 #000000 6",
      ])
    let error = #expect(throws: PaletteError.self) {
      try PaletteFile.read("gray: [\"#888\", wide]", file: "p.yaml")
    }
    #expect(error?.description.hasPrefix("p.yaml:1: gray.1: 'wide' is not a color") == true)
  }

  @Test("a design token whose value is a list of colors has each by its place, and others stay")
  func tokenLists() throws {
    let text = """
      {"scale": {"$type": "color", "$value": ["#ff0000",
          {"colorSpace": "srgb", "components": [0, 0, 1]}, "{ink}", 3]},
        "ink": {"$type": "color", "$value": "#111111"},
        "font": {"$type": "fontFamily", "$value": ["Inter", "Noto"]},
        "untyped": {"$value": ["Inter", "#222222"]}}
      """
    let palette = try PaletteFile.read(text, file: "t.json")
    #expect(
      palette.entries.map { "\($0.name) \($0.color.hex)" } == [
        "scale.0 #FF0000", "scale.1 #0000FF", "scale.2 #111111", "ink #111111",
      ])
    #expect(palette.unread.map(\.name) == ["scale.3", "untyped"])
  }

  @Test("design tokens give colors as hex, references or components, and sizes are left out")
  func designTokens() throws {
    let text = """
      {"color": {"$type": "color",
        "red": {"$value": "#ff0000"},
        "alias": {"$value": "{color.red}"},
        "object": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.5}}},
       "gap": {"s": {"$type": "dimension", "$value": "4px"}}}
      """
    // 0.5 * 255 is 127.5, and halves go up.
    #expect(
      try Self.colors(text, "t.json")
        == ["color.red #FF0000 2", "color.alias #FF0000 3", "color.object #0080FF80 4"])
  }

  @Test("Tokens Studio's colors and both its kinds of references are read, and spacing is not")
  func tokensStudio() throws {
    let text = """
      {"core": {"a": {"value": "#777", "type": "color"},
                "b": {"value": "{core.a}", "type": "color"},
                "c": {"value": "$core.a", "type": "color"},
                "gap": {"value": "4", "type": "spacing"}}}
      """
    #expect(
      try Self.colors(text, "s.json")
        == ["core.a #777777 1", "core.b #777777 2", "core.c #777777 3"])
  }

  @Test("custom properties give each appearance's colors, with the lines that set them")
  func customProperties() throws {
    let text = """
      :root { --a: #777; --b: var(--a); /* --x: #12; */
        --c: var(--none, rgb(1 2 3)); --pad: 4px; }
      @media (prefers-color-scheme: dark) {
        :root { --a: #999 !important }
      }
      """
    #expect(
      try Self.colors(text, "c.css") == ["--a #777777 1", "--b #777777 1", "--c #010203 2"])
    #expect(
      try Self.colors(text, "c.css", isDark: true)
        == ["--a #999999 4", "--b #999999 1", "--c #010203 2"])
  }

  @Test(
    "a palette that is wrong is refused with the line and what is wrong",
    arguments: [
      (
        "a: white\nb: '#12'", "x.yaml",
        "x.yaml:2: b: '#12' is not a color: a hex color has 3, 4, 6 or 8 digits, not 2"
      ),
      ("a: '{b}'\nb: '{a}'", "x.yaml", "x.yaml:2: references form a cycle: a -> b -> a"),
      (
        "a: '{c}'", "x.yaml",
        "x.yaml:1: a: there is no color 'c'; if another file has it, name that file too"
      ),
      (
        "- a", "x.yaml",
        "x.yaml:1: a palette is a mapping of names to colors, such as ink: \"#222222\"; it is a list"
      ),
      (
        "a: white\npairs:\n  - a or b", "x.yaml",
        "x.yaml:3: 'a or b' is not a pair; write it as 'label on background'"
      ),
    ])
  func refused(_ text: String, _ file: String, _ message: String) {
    let error = #expect(throws: PaletteError.self) { try PaletteFile.read(text, file: file) }
    #expect(error?.description == message)
  }

  @Test(
    "a file that is no palette says what a palette is, and how much of it are colors",
    arguments: [
      // Catppuccin's palette.json: a color with its name and numbers.
      (
        ##"{"version": "1.7.1", "red": {"name": "Rosewater", "order": 0, "hex": "#dc8a78"}}"##,
        "x.json:1: version: '1.7.1' is not a color", "1 of the 4 values here are colors"
      ),
      (
        ##"{"white": "#fff", "gray": [], "red": []}"##,
        "x.json:1: gray is an empty list; write its colors, or leave it out",
        "1 of the 3 values here are colors"
      ),
      (
        #"{"duration-none": "0", "spacing": "4px"}"#, "x.json:1: duration-none: '0' is not a color",
        "0 of the 2 values here are colors"
      ),
    ])
  func noPalette(_ text: String, _ start: String, _ count: String) {
    let error = #expect(throws: PaletteError.self) { try PaletteFile.read(text, file: "x.json") }
    let message = error?.description ?? ""
    #expect(message.hasPrefix(start), "\(message)")
    #expect(message.contains(count), "\(message)")
    #expect(
      message.contains("a palette is a mapping of names to colors, such as ink: \"#222222\""),
      "\(message)")
  }

  /// A theme's JSON: what it says of itself is none of its colors, and its color of types is one.
  @Test("'type' and 'description' of a palette take no colors away", arguments: ["json", "yaml"])
  func typeOfTheme(kind: String) throws {
    let text = ##"""
      {"type": "custom", "description": "A theme", "text": {"type": "#c0caf5", "link": "#7aa2f7"},
       "ui": {"type": "flat", "border": "#292e42"}, "description2": "#111111"}
      """##
    #expect(
      try Self.colors(text, "x." + kind) == [
        "text.type #C0CAF5 1", "text.link #7AA2F7 1", "ui.border #292E42 2",
        "description2 #111111 2",
      ])
  }

  @Test func brokenJSONSaysWhere() {
    let error = #expect(throws: PaletteError.self) {
      try PaletteFile.read("{\"a\": \"#fff\",\n \"b\": ]}", file: "x.json")
    }
    #expect(error?.line == 2)
  }

  @Test func pairsAndGlobs() throws {
    let palette = try PaletteFile.read(
      "text/a: '#777'\ntext/b: black\nother: '#888'\npaper: white", file: "p.yaml")
    var audit = PairAudit()
    let pair = PairDeclaration(
      foreground: "text/*", background: "paper", requirement: .text(.aa, isLarge: false))
    try audit.add([pair], in: palette) { $0 }
    #expect("\(audit.coverage)" == "measured 2 of 2 pairs (100%)")
    #expect(
      audit.findings.map(\.finding.message)
        == ["contrast of text/a on paper is 4.47:1; text needs at least 4.5:1"])
    #expect(audit.findings.first?.finding.location.start?.line == 1)
    let wrong = PairDeclaration(
      foreground: "papr", background: "paper", requirement: .nonText, file: "f", line: 9)
    let error = #expect(throws: PaletteError.self) {
      try audit.add([wrong], in: palette) { $0 }
    }
    #expect(
      error?.description
        == "f:9: the pair 'papr on paper' has no color that matches 'papr'; did you mean 'paper'?"
    )
  }

  @Test(
    "an asterisk in a pair matches any part of a name but a slash",
    arguments: [
      ("*", ["a", "b/c"], ["a"]), ("b/*", ["a", "b/c"], ["b/c"]),
      ("*c*", ["abcd", "c", "x"], ["abcd", "c"]),
      ("a", ["a", "aa"], ["a"]), ("a*b*c", ["abc", "axbyc", "acb"], ["abc", "axbyc"]),
    ])
  func globs(_ pattern: String, _ names: [String], _ found: [String]) {
    #expect(PairDeclaration.names(pattern, among: names) == found)
  }

  @Test func theMatrixNamesEveryPairOnce() throws {
    let palette = try PaletteFile.read("a: black\nb: white\nc: '#777'", file: "p.yaml")
    let lines = ContrastMatrix.lines(
      palette.entries.map { NamedColor(name: $0.name, color: $0.color) })
    #expect(lines.count == 4 && lines[1].contains("21 AAA") && lines[2].contains("4.47 large"))
  }

  @Test(
    "no text makes a palette reader do more than answer or throw", arguments: ["x.css", "x.yaml"])
  func fuzz(_ file: String) {
    var state: UInt64 = 0x5EED
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let parts = [
      "--a", ":", ";", "{", "}", "var(", ")", "#fff", "--b", ",", "/*", "*/", "\n", " ", "- ", "a",
      "\"", "{a}", "$value", "pairs", "on", "é", "[", "]", "&x", "*x",
    ]
    for _ in 0..<500 {
      let text = (0..<next(20)).map { _ in parts[next(parts.count)] }.joined()
      do { _ = try PaletteFile.read(text, file: file) } catch { #expect(error.file == file) }
    }
  }
}

@Suite("The audit's part of .assay.yml")
struct AuditConfigurationTests {
  static let text = """
    dead-code:
      retain-public: true
    audit:
      level: AAA
      target-side: 40
      disable-rules: [reading-order]
      baseline: known.json
      pairs:
        - label on Background
        - {foreground: a, background: b, level: AA}
      ignore:
        - {rule: text-contrast, subject: "'Beta'", reason: redrawn in June, until: 2027-06-30}
    """

  @Test("the audit's settings are read from YAML, and an empty file sets nothing")
  func read() throws {
    let configuration = try AuditConfiguration(yaml: Self.text, file: ".assay.yml")
    #expect(configuration.options.level == .aaa && configuration.options.targetSide == 40)
    #expect(configuration.disabledRules == ["reading-order"])
    #expect(configuration.baseline == "known.json")
    #expect(configuration.pairs.map(\.requirement.minimum) == [7, 4.5])
    #expect(configuration.ignores.map(\.reason) == ["redrawn in June"])
    #expect(try AuditConfiguration(yaml: "", file: "f") == AuditConfiguration())
  }

  @Test func ignoresRunOut() throws {
    let configuration = try AuditConfiguration(yaml: Self.text, file: "f")
    func finding(_ name: String) -> Finding {
      Finding(
        rule: "text-contrast", severity: .warning, confidence: .high,
        location: Finding.Location(path: "A.yaml"),
        subject: Finding.Subject(name: name, kind: "text", qualifiedName: name, identity: name),
        message: "m", reason: "r")
    }
    let both = [finding("'Beta'"), finding("'Other'")]
    let lastDay = configuration.apply(to: both, today: "2027-06-30")
    #expect(lastDay.findings.map(\.subject?.name) == ["'Other'"] && lastDay.notes.isEmpty)
    let after = configuration.apply(to: both, today: "2027-07-01")
    #expect(after.findings.count == 2)
    #expect(after.notes == ["the ignore of text-contrast (redrawn in June) expired on 2027-06-30"])
    // A name that none of the rule's findings has is likely misspelled; where the rule found
    // nothing, nothing is known.
    let other = configuration.apply(to: [finding("Beta")], today: "2027-06-30")
    #expect(
      other.notes == [
        "the ignore of text-contrast on line 12 (redrawn in June) matches no finding; one finding of the rule has "
          + "subject: \"Beta\", path: A.yaml"
      ])
    #expect(configuration.apply(to: [Finding](), today: "2027-06-30").notes.isEmpty)
  }

  @Test(arguments: [
    ("audit:\n  levl: AA", "f:2:3: unknown key 'audit.levl'; did you mean 'level'?"),
    ("audit:\n  level: B", "f:2:10: audit.level: expected AA or AAA, found the text 'B'"),
    (
      "aduit: {}",
      "f:1:1: unknown key 'aduit'; did you mean 'audit'?"
    ),
    (
      "audit:\n  ignore:\n    - rule: text-contrast",
      "f:3:7: audit.ignore.[0]: missing key 'reason'"
    ),
    (
      "audit:\n  disable-rules: [text-contrst]",
      "f:2:18: audit.disable-rules: there is no rule 'text-contrst'; did you mean 'text-contrast'?"
    ),
    (
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: x, until: June}",
      "f:3:47: audit.ignore.[0].until: expected a date such as 2027-06-30, found the text 'June'"
    ),
    (
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: x, until: [a]}",
      "f:3:47: audit.ignore.[0].until: expected a date such as 2027-06-30, found a list"
    ),
    (
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: x, subject: [a]}",
      "f:3:49: audit.ignore.[0].subject: expected a text, found a list"
    ),
    (
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: '  '}",
      "f:3:37: audit.ignore.[0].reason: expected a text, found an empty one"
    ),
    (
      "audit:\n  growth: 1e17",
      "f:2:11: audit.growth: expected a factor from 1 to 10, such as 2 for 200%, found the number 1e+17"
    ),
    (
      "audit:\n  target-side: .inf",
      "f:2:16: audit.target-side: expected a length in points above 0, up to 1000, found the text 'infinity'"
    ),
  ])
  func refused(_ text: String, _ message: String) {
    let error = #expect(throws: DocumentError.self) {
      try AuditConfiguration(yaml: text, file: "f")
    }
    #expect(error?.description == message)
  }

  @Test("every key that all products check is read, with the same type and words")
  func shape() throws {
    guard case .section(let keys) = ConfigurationSection.audit.shape else {
      Issue.record("no section")
      return
    }
    let right = [
      "level": ["AA", "AAA"], "target-side": ["44"], "growth": ["2"],
      "system-defaults": ["true"], "disable-rules": ["[]"],
      "baseline": ["a.json"], "palette": ["a.json"],
      "pairs": [
        "[a on b]",
        "[{foreground: a, background: b, size: 1, weight: bold, level: AA, kind: text, minimum: 3}]",
        "[{foreground: a, background: b, weight: 700, kind: large-text}]",
        "[{foreground: a, background: b, weight: normal, kind: non-text}]",
      ],
      "ignore": [
        "[{rule: text-contrast, subject: a, path: b, reason: c, until: \"2027-06-30\"}]"
      ],
      "tasks": ["[{name: a, screens: [b.yaml], sources: App}]", "[{name: a, screens: b.yaml}]"],
    ]
    #expect(Set(keys.map(\.key)) == Set(right.keys))
    for (key, texts) in right {
      for text in texts {
        #expect(throws: Never.self, "\(key): \(text)") {
          try AuditConfiguration(yaml: "audit: {\(key): \(text)}", file: "f")
        }
      }
      #expect(throws: DocumentError.self, "\(key)") {
        try AuditConfiguration(yaml: "audit: {\(key): {x: y}}", file: "f")
      }
    }
  }
}

extension AuditConfiguration {
  init(yaml text: String, file: String) throws {
    try self.init(ProjectConfiguration(bytes: Array(text.utf8), name: file))
  }
}
