// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayAudit

/// Expected colors follow CSS Cascade 5, CSS Variables 1 and Media Queries 5.
@Suite("Pairs in every place of a style sheet")
struct CSSCasesTests {
  /// Each place of `--f` on `--b`: "words: foreground on background".
  private static func places(
    _ text: String, isDark: Bool = false, _ front: String = "--f", _ back: String = "--b"
  ) -> [String] {
    places([(text, "x.css")], isDark: isDark, front, back)
  }

  private static func places(
    _ sheets: [(text: String, path: String)], isDark: Bool = false, _ front: String = "--f",
    _ back: String = "--b"
  ) -> [String] {
    CSSCases(sheets, isDark: isDark).cases(of: front, on: back).map { found in
      "\(found.words): \(words(found.foreground)) on \(words(found.background))"
    }
  }

  private static func words(_ side: CSSCases.Side) -> String {
    switch side {
    case .color(let color, _, _): color.hex
    case .unread: "?"
    case .missing: "-"
    }
  }

  @Test(arguments: [
    ("one place", ":root{--f:#111;--b:#eee}", [": #111111 on #EEEEEE"]),
    (
      "a selector of its own, which takes the root's background",
      ":root{--f:#111;--b:#eee} .x{--f:#222} .y{color:red}",
      [": #111111 on #EEEEEE", ".x: #222222 on #EEEEEE"]
    ),
    (
      "a selector without the root", ".a{--f:#111;--b:#eee} .b{--f:#222;--b:#ddd}",
      [".a: #111111 on #EEEEEE", ".b: #222222 on #DDDDDD"]
    ),
    (
      "a list is as many places as it has selectors", ".a,.b{--f:#111;--b:#eee}",
      [".a: #111111 on #EEEEEE", ".b: #111111 on #EEEEEE"]
    ),
    (
      "dark by media",
      ":root{--f:#111;--b:#eee} @media (prefers-color-scheme:dark){:root{--b:#222}}",
      ["light: #111111 on #EEEEEE", "dark: #111111 on #222222"]
    ),
    (
      "dark by an attribute, and a selector that is the same in both",
      ":root{--f:#111;--b:#eee} [data-bs-theme=dark]{--f:#ddd;--b:#222} .x{--f:#1;--f:#111;--b:#fff}",
      [
        "light: #111111 on #EEEEEE", "dark: #DDDDDD on #222222", ".x: #111111 on #FFFFFF",
      ]
    ),
    (
      "a selector inside the dark appearance",
      ":root{--b:#eee} .dark{--b:#222} .x{--f:#111} .dark .x{--f:#ddd}",
      [
        "light: - on #EEEEEE", "dark: - on #222222", ".x: #111111 on #EEEEEE",
        ".x, dark: #DDDDDD on #222222",
      ]
    ),
    (
      "increased contrast",
      ":root{--f:#777;--b:#fff} @media (prefers-contrast: more){:root{--f:#000}}",
      [": #777777 on #FFFFFF", "increased contrast: #000000 on #FFFFFF"]
    ),
    (
      "a theme, and a selector in it",
      ":root{--f:#111;--b:#eee} [data-theme=sepia]{--b:#dca} .x{--f:#222}",
      [
        ": #111111 on #EEEEEE", "[data-theme=sepia]: #111111 on #DDCCAA", ".x: #222222 on #EEEEEE",
        ".x, [data-theme=sepia]: #222222 on #DDCCAA",
      ]
    ),
    (
      "a width inside a wider one holds with it",
      ":root{--f:#111;--b:#eee} @media (min-width: 600px){:root{--b:#ddd}} @media (min-width: 900px){:root{--f:#777}}",
      [
        ": #111111 on #EEEEEE", "(min-width: 600px): #111111 on #DDDDDD",
        "(min-width: 900px): #777777 on #DDDDDD",
      ]
    ),
    (
      "widths that never hold at once",
      ":root{--f:#111;--b:#eee} @media (max-width: 500px){:root{--b:#ddd}} @media (min-width: 40em){:root{--f:#777}}",
      [
        ": #111111 on #EEEEEE", "(max-width: 500px): #111111 on #DDDDDD",
        "(min-width: 40em): #777777 on #EEEEEE",
      ]
    ),
    (
      "two media of different names, and two values of one",
      ":root{--f:#111;--b:#eee} @media (hover: hover){:root{--b:#ddd}} @media (orientation: portrait){:root{--f:#777}} @media (orientation: landscape){:root{--f:#666}}",
      [
        ": #111111 on #EEEEEE", "(hover: hover): #111111 on #DDDDDD",
        "(orientation: portrait): #777777 on #EEEEEE",
        "(orientation: landscape): #666666 on #EEEEEE",
        "(hover: hover), (orientation: portrait): #777777 on #DDDDDD",
        "(hover: hover), (orientation: landscape): #666666 on #DDDDDD",
      ]
    ),
    (
      "@property gives what no rule sets",
      "@property --f{syntax:'<color>';inherits:true;initial-value:#123456} :root{--b:#eee}",
      [": #123456 on #EEEEEE"]
    ),
    (
      "a property that is not inherited starts anew in each element",
      "@property --f{syntax:'<color>';inherits:false;initial-value:#123456} :root{--f:#111;--b:#eee} .x{--b:#fff}",
      [": #111111 on #EEEEEE", ".x: #123456 on #FFFFFF"]
    ),
    (
      "another medium", ":root{--f:#111;--b:#eee} @media print{:root{--b:#fff}}",
      [": #111111 on #EEEEEE", "print: #111111 on #FFFFFF"]
    ),
    (
      "specificity before order, importance before both",
      "#i.x{--f:#111} .x{--f:#222} .x{--b:#eee!important} #i.x{--b:#fff}",
      ["#i.x: #111111 on #EEEEEE", ".x: #222222 on #EEEEEE"]
    ),
    (
      "a later layer wins over an earlier one, and what is in none over both",
      "@layer a, b; @layer b{:root{--f:#222;--b:#bbb}} @layer a{:root{--f:#111;--b:#aaa}} :root{--b:#eee}",
      [": #222222 on #EEEEEE"]
    ),
    (
      "among important declarations the first layer wins",
      "@layer a, b; @layer b{:root{--f:#222!important;--b:#fff}} @layer a{:root{--f:#111!important}}",
      [": #111111 on #FFFFFF"]
    ),
    (
      "what is inherited was worked out where it is written",
      ":root{--f:var(--ink);--ink:#111;--b:#eee} .x{--ink:#222;--b:#fff}",
      [": #111111 on #EEEEEE", ".x: #111111 on #FFFFFF"]
    ),
    (
      "the class that a name begins with is the base of it",
      ".btn{--b:#eee;--f:#000} .btn-a{--f:#111}",
      [".btn: #000000 on #EEEEEE", ".btn-a with .btn: #111111 on #EEEEEE"]
    ),
    (
      "no rule for both", ".a{--f:#111} .b{--b:#eee}", [".a: #111111 on -", ".b: - on #EEEEEE"]
    ),
    (
      "nesting", ".card{--f:#111;--b:#eee;&:hover{--f:#222} .in{--f:#333}}",
      [
        ".card: #111111 on #EEEEEE", ".card:hover: #222222 on #EEEEEE",
        ".card .in: #333333 on #EEEEEE",
      ]
    ),
    (
      "a value that refers to itself is that property's alone",
      ":root{--f:var(--f);--b:#eee} .x{--f:#111}", [": ? on #EEEEEE", ".x: #111111 on #EEEEEE"]
    ),
    (
      "light-dark()", ":root{--f:light-dark(#111,#eee);--b:light-dark(#fff,#000)}",
      ["light: #111111 on #FFFFFF", "dark: #EEEEEE on #000000"]
    ),
    (
      "a fallback takes the place of what refers to itself",
      ":root{--a:var(--a);--f:var(--a,#111);--b:#eee}", [": #111111 on #EEEEEE"]
    ),
  ])
  func places(_ name: String, _ text: String, _ places: [String]) {
    #expect(Self.places(text) == places, "\(name)")
  }

  @Test("only the dark theme's colors are paired where dark is asked for") func darkAlone() {
    let text = ":root{--f:#111;--b:#eee} .dark{--f:#ddd;--b:#222}"
    #expect(Self.places(text, isDark: true) == ["dark: #DDDDDD on #222222"])
  }

  private static func audit(_ text: String, _ front: String, _ back: String) throws -> PairAudit {
    var audit = PairAudit()
    let pair = PairDeclaration(
      foreground: front, background: back, requirement: .text(.aa, isLarge: false))
    try audit.add(
      [pair], in: CSSCases([(text, "x.css")], isDark: false), file: "x.css")
    return audit
  }

  /// Bootswatch's Minty in short. Ratios by wcag-contrast-ratio 0.9 (PyPI): #FFFFFF on #78C2AD is
  /// 2.0713, on #343A40 11.5061.
  @Test("each button variant is measured on its own background, and a transparent one is not")
  func buttons() throws {
    let text = """
      :root{--bs-body-color:#212529}
      .btn{--bs-btn-color:var(--bs-body-color);--bs-btn-bg:transparent}
      .btn-primary{--bs-btn-color:#fff;--bs-btn-bg:#78c2ad}
      .btn-dark{--bs-btn-color:#fff;--bs-btn-bg:#343a40}
      """
    let audit = try Self.audit(text, "--bs-btn-color", "--bs-btn-bg")
    #expect("\(audit.coverage)" == "measured 2 of 3 pairs (66%)")
    let messages = audit.findings.map(\.finding.message)
    #expect(
      messages.contains(
        "contrast of --bs-btn-color on --bs-btn-bg in .btn-primary is 2.07:1; text needs at least 4.5:1"
      ))
    #expect(messages.count == 2 && !messages.contains { $0.contains(".btn-dark") })
  }

  @Test(
    "a gradient, a circular or a missing value makes a pair a note with the reason",
    arguments: [
      (":root{--f:linear-gradient(red,blue);--b:#eee}", "it is a gradient, which has no one color"),
      (":root{--f:var(--f);--b:#eee}", "var() refers to itself: --f -> --f"),
      (
        ":root{--f:var(--g);--b:#eee}",
        "there is no property '--g': no rule for that selector or the page sets it"
      ),
    ])
  func oneProperty(_ text: String, _ problem: String) throws {
    try Self.cannotTell(text, problem)
  }

  /// Colors whose value no style sheet tells; a pair of others is measured beside them, also where
  /// a glob finds both.
  @Test(arguments: ["CanvasText", "GrayText", "currentColor", "color-mod(red alpha(50%))"])
  func withoutAValue(_ value: String) throws {
    let text = ":root{--b:#eee;--f1:#111;--f2:\(value)}"
    let glob = try Self.audit(text, "--f*", "--b")
    #expect("\(glob.coverage)" == "measured 1 of 2 pairs (50%)")
    #expect(try Self.audit(text, "--f2", "--b").findings.map(\.finding.severity) == [.note])
  }

  private static func cannotTell(_ text: String, _ problem: String) throws {
    let audit = try Self.audit(text, "--f", "--b")
    #expect("\(audit.coverage)" == "measured 0 of 1 pairs (0%)")
    let finding = try #require(audit.findings.first).finding
    #expect(finding.severity == .note && finding.reason == "--f: \(problem)")
  }

  /// As in shoelace's themes: in a page `:host` selects nothing.
  @Test("a later theme's :host does not change the page's own colors") func host() throws {
    let text = """
      :root, :host, .sl-theme-light { --f: #fff; --b: #0284c7 }
      :host, .sl-theme-dark { --f: #1a1a1e; --b: #27bafd }
      """
    let audit = try Self.audit(text, "--f", "--b")
    #expect("\(audit.coverage)" == "measured 2 of 2 pairs (100%)")
    #expect(
      audit.findings.map(\.finding.message) == [
        "contrast of --f on --b in light is 4.09:1; text needs at least 4.5:1"
      ])
    #expect(try Self.audit(":host { --f: #fff; --b: #0284c7 }", "--f", "--b").findings.count == 1)
  }

  @Test func notSetTogether() throws {
    let audit = try Self.audit(".a{--f:#111} .b{--b:#eee}", "--f", "--b")
    #expect("\(audit.coverage)" == "measured 0 of 2 pairs (0%)")
    #expect(
      audit.findings.map(\.finding.reason) == [
        "--b: no rule for that selector or the page sets it",
        "--f: no rule for that selector or the page sets it",
      ])
  }

  @Test("a length on one side of a pair is an error that names the property") func lengths() {
    let error = #expect(throws: PaletteError.self) {
      try Self.audit(":root{--f:4px;--b:#eee}", "--f", "--b")
    }
    #expect(error?.problem.hasPrefix("--f, which the pair '--f on --b' uses: '4px'") == true)
  }

  @Test(
    "specificity is ids, classes and types, of :is() its largest, of :where() none",
    arguments: [
      ("#i .c p", [1, 1, 1]), ("*", [0, 0, 0]), (":root[data-x]", [0, 2, 0]),
      (":is(#i, .c) a", [1, 0, 1]), (":where(#i) a::before", [0, 0, 2]), (":not(.a.b)", [0, 2, 0]),
    ])
  func specificity(_ selector: String, _ expected: [Int]) {
    let found = CSSComplexSelector(selector).specificity
    #expect([found.x, found.y, found.z] == expected)
  }

  /// 100,000 levels took more than a gigabyte.
  @Test func aSelectorWithDeepBracketsIsAMarkThatNoElementHas() {
    let deep =
      String(repeating: ":is(", count: 100_000) + ".a" + String(repeating: ")", count: 100_000)
    #expect(CSSComplexSelector.alternatives(of: deep).count == 1)
    #expect(!CSSComplexSelector(deep).isOfRoot)
  }

  /// Many selectors, themes and properties end in a moment, and deep nesting too.
  @Test("400 selectors give 401 places, and 60 levels of nested lists at most 257") func large() {
    let rules = (0..<400).map { ".c\($0){--f:#\(100 + $0)}" }.joined()
    #expect(Self.places(":root{--f:#111;--b:#eee}" + rules).count == 401)
    let nested = String(repeating: ".a,.b{", count: 60) + "--f:#111"
    #expect(Self.places(nested + ":root{--b:#eee}").count <= 256 + 1)
  }

  /// Two containers may be one or not: nobody knows whether both conditions hold.
  @Test func conditionsThatAreNotCombinedAreCounted() throws {
    var audit = PairAudit()
    let text = """
      :root{--f:#111;--b:#eee} @container (min-width: 1px){:root{--b:#ddd}}
      @container (max-width: 9px){:root{--f:#222}}
      """
    try audit.add(
      [
        PairDeclaration(
          foreground: "--f", background: "--b", requirement: .text(.aa, isLarge: false))
      ],
      in: CSSCases([(text, "x.css")], isDark: false), file: "x.css")
    #expect(
      "\(audit.coverage)"
        == "measured 3 of 3 pairs (100%); not looked at: "
        + "pairs of media conditions that may hold at once (1)")
  }

  @Test("a property in no file may be in an imported sheet, which is read if it is among the files")
  func importedSheets() throws {
    func audit(_ sheets: [(text: String, path: String)]) throws -> PairAudit {
      var audit = PairAudit()
      let pair = PairDeclaration(
        foreground: "--f", background: "--b", requirement: .text(.aa, isLarge: false))
      try audit.add(
        [pair], in: CSSCases(sheets, isDark: false), file: "x.css")
      return audit
    }
    let main = (text: "@import url(\"base.css\") layer(base);:root{--b:#eee}", path: "x.css")
    let alone = try audit([main])
    #expect(alone.findings.map(\.finding.severity) == [.note])
    #expect(
      alone.findings.map(\.finding.reason) == [
        "--f is in no file; name 'base.css' too: an imported style sheet that is not read may set it"
      ])
    #expect(
      "\(alone.coverage)".hasPrefix("measured 0 of 1 pairs (0%); not looked at: style sheets"))
    let both = try audit([(text: ":root{--f:#111}", path: "css/base.css"), main])
    #expect("\(both.coverage)" == "measured 1 of 1 pairs (100%)")
  }

  /// A name is proposed for the color that it has in that place: of `.b`, `--text` is #333333 and
  /// `--bg` black; of `.a`, `--text` is nearly white itself.
  @Test func proposalsOfTheScope() throws {
    let text = ":root{--bg:#fff;--text:#333;--pale:#ddd} .a{--text:#eee} .b{--bg:#000;--pale:#fff}"
    let audit = try Self.audit(text, "--text", "--bg")
    let fixes = audit.findings.compactMap(\.finding.fix)
    #expect(fixes.count == 2)
    // #EEEEEE on white: no name of .a is dark.
    #expect(!fixes[0].contains("--"), "\(fixes[0])")
    // #333333 on black: 1.66:1; --pale is white there.
    #expect(fixes[1].contains("--pale, #FFFFFF"), "\(fixes[1])")
  }

  /// A value that is empty, or a length, in one place is no reason to be silent about that place.
  @Test func noColorInOnePlace() throws {
    let audit = try Self.audit(":root{--f:#111;--b:#eee} .x{--f:;} .y{--f:4px}", "--f", "--b")
    #expect("\(audit.coverage)" == "measured 1 of 3 pairs (33%)")
  }

  /// Whether a `.btn-danger` is a `.btn` too nobody knows: what is taken is said.
  @Test func withoutItsBase() {
    let root = ":root{--f:#111;--b:#eee} .btn-danger{--b:#f00}"
    #expect(
      Self.places(root + ".btn{--f:#fff}").contains(".btn-danger without .btn: #111111 on #FF0000"))
    #expect(Self.places(root + ".btn{--f:#111}").contains(".btn-danger: #111111 on #FF0000"))
  }

  /// Selectors 4, section 17.
  @Test(
    ":is() is as specific as its most specific argument, and :where() not at all",
    arguments: [
      (".a{--f:#111} :is(.a,#n){--f:#222} .a.a{--f:#333}", "#222222"),
      (".a{--f:#111} :where(.a,#n){--f:#222}", "#111111"),
      (".a{--f:#111} .c .a{--f:#333} :is(.a, .b){--f:#222}", "#222222"),
    ])
  func choices(_ text: String, _ color: String) {
    let found = Self.places(":root{--b:#eee} " + text)
    #expect(found.contains(".a: \(color) on #EEEEEE"), "\(found)")
  }

  /// CSS Cascade 5, section 2: what stands after the address is around the file's rules.
  @Test(arguments: [
    (
      "@import 'd.css' (prefers-color-scheme: dark);",
      ["light: #111111 on #EEEEEE", "dark: #DDDDDD on #222222"]
    ),
    (
      "@import url(d.css) layer(base) screen and (prefers-color-scheme: dark);",
      ["light: #111111 on #EEEEEE"]
    ),
    ("@import url('d.css') layer;", [": #111111 on #EEEEEE"]),
    ("@import \"d.css\" supports(not (color: red));", [": #111111 on #EEEEEE"]),
    ("@import \"d.css\" supports(color: red);", [": #DDDDDD on #222222"]),
    (
      "@import \"d.css\" print;",
      [": #111111 on #EEEEEE", "print: #DDDDDD on #222222"]
    ),
  ])
  func conditionsOfImports(_ statement: String, _ expected: [String]) {
    let main = (text: statement + ":root{--f:#111;--b:#eee}", path: "css/x.css")
    let imported = (text: ":root{--f:#ddd;--b:#222}", path: "css/d.css")
    #expect(Self.places([main, imported]) == expected)
  }
}
