// SPDX-License-Identifier: MIT

import AssayAuditFiles
import AssayFindings
import Testing

@testable import AssayAudit

@Suite("Palettes of style sheets")
struct StyleSheetTests {
  /// The hex of `--a`.
  static func hex(_ text: String, isDark: Bool = false) throws -> String? {
    let palette = try PaletteFile.read(text, file: "x.css", isDark: isDark)
    return palette.entries.first { $0.name == "--a" }?.color.hex
  }

  static func audit(_ text: String, _ front: String, _ back: String) throws -> PairAudit {
    let palette = try PaletteFile.read(text, file: "x.css")
    let pair = PairDeclaration(
      foreground: front, background: back, requirement: .text(.aa, isLarge: false), line: 9)
    var audit = PairAudit()
    try audit.add([pair], in: palette) { $0 }
    return audit
  }

  /// Media Queries 5 and CSS Cascade 5: what the page's root has on a usual screen, light and dark.
  @Test(arguments: [
    (":root{--a:#999} @media (prefers-contrast: more){:root{--a:#000}}", "#999999", "#999999"),
    (":root{--a:#999} @media print{:root{--a:#000}}", "#999999", "#999999"),
    (":root{--a:#999} @media (min-width:600px){:root{--a:#000}}", "#999999", "#999999"),
    ("@media print{:root{--a:#000}}", "#000000", "#000000"),
    (":root{--a:#999} @media screen{:root{--a:#111}}", "#111111", "#111111"),
    (
      ":root{--a:#999} @media screen and (prefers-color-scheme:dark){:root{--a:#111}}", "#999999",
      "#111111"
    ),
    (":root{--a:#999} @media (prefers-color-scheme: light){:root{--a:#111}}", "#111111", "#999999"),
    (
      ":root{--a:#999} @media not (prefers-color-scheme: dark){:root{--a:#111}}", "#111111",
      "#999999"
    ),
    (
      ":root{--a:#999} @media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{--a:#111}}",
      "#999999", "#999999"
    ),
    (":root{--a:#999} @keyframes k{from{--a:#000}}", "#999999", "#999999"),
    ("@layer base{:root{--a:#999} .dark{--a:#111}}", "#999999", "#111111"),
    (":root{--a:#999} @supports (color: oklch(0 0 0)){:root{--a:#111}}", "#111111", "#111111"),
    (":root{--a:#999} @supports not (color: red){:root{--a:#111}}", "#999999", "#999999"),
    ("@theme inline{--a:#999}", "#999999", "#999999"),
    // Selectors.
    (":root{--a:#999} .theme-dark{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} .dark{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} html.dark-mode{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} [data-theme=\"dark\"]{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} [data-theme=github-dark]{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} #dark{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} :host(.dark){--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} :root.dark, body.dark{--a:#111}", "#999999", "#111111"),
    (":root{--a:#999} :root{&.dark{--a:#111}}", "#999999", "#111111"),
    (":root{--a:#999} :root:not(.dark){--a:#111}", "#111111", "#999999"),
    (":root{--a:#999} [data-theme=light]{--a:#111}", "#111111", "#999999"),
    (":root{--a:#999} .dark-mode-toggle{--a:#111}", "#999999", "#999999"),
    (":root{--a:#999} .btn-dark{--a:#111}", "#999999", "#999999"),
    (":root{--a:#999} .x{--a:#111}", "#999999", "#999999"),
    (":root{--a:#999} .x{--a:#111!important}", "#999999", "#999999"),
    (":root{--a:#999} :root:hover{--a:#111}", "#999999", "#999999"),
    (".x{--a:#111}", "#111111", "#111111"),
    (".x{--a:#111} *,::before{--a:#999}", "#999999", "#999999"),
    (":root{--a:#999!important} :root{--a:#111}", "#999999", "#999999"),
    (":root{--a:#999 ! IMPORTANT;--a:#111}", "#999999", "#999999"),
    (":root{--a:#999;--a:#111}", "#111111", "#111111"),
  ])
  func cascade(_ text: String, _ light: String, _ dark: String) throws {
    #expect(try Self.hex(text) == light)
    #expect(try Self.hex(text, isDark: true) == dark)
  }

  /// CSS Syntax 3.
  @Test(
    "what strings, comments, url(), escapes and blocks hold ends nothing",
    arguments: [
      ".dark .b::before{content:\"{\"} :root{--a:#123456}",
      ".dark .b::before{content:'\\'{'} :root{--a:#123456}",
      ":root{--u: url(data:x;,AAA/*x); --a:#123456}",
      ":root{--u: url(\"a)b\"); --a:#123456}",
      ":root{--u: {a:b;c:d}; --a:#123456}",
      ":root{--u: (a;b}); --a:#123456}",
      ":root{--a:#123456 /* ; } */ }",
      "} :root{--a:#123456}",
      ".b\\{x{} :root{--a:#123456}",
      ".b{content:\"open\n} :root{--a:#123456}",
      "@import url(x;y); :root{--a:#123456",
      "@charset \"{\"; :root{--a:#123456}",
      ".dark[title=\"} {\"] .b{} :root{--a:#123456}",
    ])
  func syntax(_ text: String) throws { #expect(try Self.hex(text) == "#123456") }

  /// CSS Variables 1, section 3.
  @Test(
    "a value is any tokens, and is parsed once every var() is in its place",
    arguments: [
      // hsl(120 100% 25%) is #008000 (CSS Color 4's green: 0.5 * 255 = 127.5, halves up).
      (":root{--h:120;--a:hsl(var(--h) 100% 25%)}", "#008000"),
      (":root{--c:1, 2, 3;--a:rgba(var(--c), 1)}", "#010203"),
      // shadcn's notation.
      (":root{--c:120 100% 25%;--a:hsl(var(--c))}", "#008000"),
      (":root{--c:#fff;--a:VAR(--c)}", "#FFFFFF"),
      (":root{--a:var(--x,var(--y,#abc))}", "#AABBCC"),
      (":root{--a:rgb(var(--x,var(--y,1) 2) 3)}", "#010203"),
      (":root{--y:7;--a:rgb(var(--x,var(--y,1) 2) 3)}", "#070203"),
      (":root{--a:var( --x , #abc )}", "#AABBCC"),
      (":root{--x:var(--none);--a:var(--x,#abc)}", "#AABBCC"),
    ])
  func variables(_ text: String, _ hex: String) throws { #expect(try Self.hex(text) == hex) }

  @Test(
    "a value that cannot be read is a mistake only where a pair uses it",
    arguments: [
      "--b: rgb(0 0 0 / 10%) 0 1px 2px", "--b: #top", "--b: rgb(from currentcolor r g b)",
      "--b: var(--from-other-file)", "--b: 222.2 84% 4.9%", "--b: color-mix(in cmyk, red, blue)",
      "--b: linear-gradient(red, blue)", "--b: #12", "--b: rgb(calc(x) 2 3)", "--b: var(--b)",
      "--b: hsl(var(--none) 50% 50%)", "--b: Inter, sans-serif", "--b:",
    ])
  func notRead(_ declaration: String) throws {
    let text = ":root{--a:#000;--c:#fff;\n\(declaration)}"
    #expect(try Self.audit(text, "--a", "--c").findings.isEmpty)
    let error = #expect(throws: PaletteError.self) { try Self.audit(text, "--b", "--c") }
    #expect(error?.line == 2 && error?.file == "x.css")
    #expect(error?.problem.hasPrefix("--b, which the pair '--b on --c' uses: ") == true)
  }

  @Test(
    "the error on a value that gives no color says why",
    arguments: [
      (
        ":root{--a: var(--b);\n--b: var(--a)}",
        "--a, which the pair '--a on --c' uses: var() refers to itself: --a -> --b -> --a"
      ),
      (
        ":root{--a: var(--a)}",
        "--a, which the pair '--a on --c' uses: var() refers to itself: --a -> --a"
      ),
      (
        ":root{--a: linear-gradient(red, blue)}",
        "--a, which the pair '--a on --c' uses: it is a gradient, which has no one color"
      ),
      (
        ":root{--a: var(--cc);--c: red}",
        "--a, which the pair '--a on --c' uses: there is no property '--cc'; did you mean '--c'?"
      ),
      (
        ":root{--a: #12}",
        "--a, which the pair '--a on --c' uses: '#12' is not a color: a hex color has 3, 4, 6 or 8 digits, not 2"
      ),
      (
        ":root{--a: 222.2 84% 4.9%}",
        "--a, which the pair '--a on --c' uses: '222.2 84% 4.9%' contains only channels; name a property that uses them in a function, such as --ink: hsl(var(--channels))"
      ),
      (
        ":root{--a: 4px}",
        "--a, which the pair '--a on --c' uses: '4px' is not a color: write #RRGGBB, a CSS name or function, or a system color such as systemBlue"
      ),
    ])
  func reasons(_ text: String, _ problem: String) {
    let error = #expect(throws: PaletteError.self) {
      try Self.audit(text + ":root{--d: red}", "--a", "--c")
    }
    #expect(error?.problem == problem)
  }

  @Test("a glob passes over lengths, but not over colors that are not read") func globs() throws {
    let text =
      ":root{--a:#000;--b:color-mix(in cmyk, red, blue);--d:4px;--e:1 1 0%;--f:9 8% 7%;--c:#fff}"
    let audit = try Self.audit(text, "--*", "--c")
    #expect("\(audit.coverage)" == "measured 1 of 3 pairs (33%)")
    #expect(
      audit.findings.map(\.finding.message)
        == ["cannot tell the contrast of --b on --c", "cannot tell the contrast of --f on --c"])
  }

  @Test(
    "a style sheet whose custom properties hold no color is refused",
    arguments: ["", "hello", "a{color:red}", ":root{--a:4px}", "/* --a:#fff */"])
  func withoutColors(_ text: String) {
    let error = #expect(throws: PaletteError.self) { try PaletteFile.read(text, file: "x.css") }
    #expect(
      error?.description
        == "x.css: contains no colors; write names with colors, such as --ink: #222222;")
  }

  /// As Open Props' index.css.
  @Test("a style sheet that is imported and not among the files is named")
  func imports() throws {
    let error = #expect(throws: PaletteError.self) {
      try PaletteFile.read("@import 'props.colors.css';\n@import 'b.css';", file: "index.css")
    }
    #expect(
      error?.description
        == "index.css: contains no colors itself, and style sheets that it imports ('props.colors.css') are read only if "
        + "they are named as well; name the files that declare the colors")
    var palette = try PaletteFile.read(
      "@import url('x/b.css') screen; @import 'c.css'; @import 'c.css'; :root{--a:#fff}",
      file: "a.css")
    #expect(
      palette.notShown == [
        "not read: 'x/b.css', which is imported; name that file too",
        "not read: 'c.css', which is imported; name that file too",
      ])
    // The command names all files of a palette.
    palette.file = "a.css, lib/b.css, c.css"
    #expect(palette.notShown == [])
    let fonts = "@import url(https://fonts.googleapis.com/css2?family=A); :root{--a:#fff}"
    #expect(try PaletteFile.read(fonts, file: "a.css").notShown == [])
  }

  @Test func aDarkOnlySheetHoldsColors() throws {
    let text = ".dark{--a:#fff}"
    #expect(try Self.hex(text) == nil)
    #expect(try Self.hex(text, isDark: true) == "#FFFFFF")
  }

  @Test("20,000 references in a chain, a circle or fallbacks are followed, and doubling is cut off")
  func long() throws {
    let count = 20_000
    let chain = (0..<count).map { "--v\($0):var(--v\($0 + 1));" }.joined()
    let palette = try PaletteFile.read(":root{\(chain)--v\(count):#000}", file: "x.css")
    #expect(palette.entries.count == count + 1)
    let circle = try PaletteFile.read(
      ":root{\(chain)--v\(count):var(--v0);--a:red}", file: "x.css")
    #expect(circle.entries.map(\.name) == ["--a"])
    #expect(circle.unread[1].problem.contains("--v1 -> --v2 -> --v3 -> --v4"))
    let nested =
      String(repeating: "var(--x,", count: count) + "#abc" + String(repeating: ")", count: count)
    #expect(try Self.hex(":root{--a:\(nested)}") == "#AABBCC")
    let doubling = (0..<60).map { "--v\($0):var(--v\($0 + 1)) var(--v\($0 + 1));" }.joined()
    let doubled = try PaletteFile.read(":root{\(doubling)--v60:#000}", file: "x.css")
    #expect(doubled.entries.map(\.name) == ["--v60"])
    #expect(doubled.unread[0].problem == "it is too long for a color")
  }
}

@Suite("What refers to what")
struct ReferenceOrderTests {
  @Test(
    "what others refer to comes first, and what is in a circle is told with its path",
    arguments: [
      ([[1], [2], []], [2, 1, 0], [nil, nil, nil]),
      ([[], [0], [0, 1]], [0, 1, 2], [nil, nil, nil]),
      ([[1], [0]], [1, 0], [[0, 1, 0], [1, 0, 1]]),
      ([[0]], [0], [[0, 0]]),
      // 0 leads to a circle and is in none.
      ([[1], [2], [1]], [2, 1, 0], [nil, [1, 2, 1], [2, 1, 2]]),
      (
        [[1, 1], [2], [0], [0]], [2, 1, 0, 3], [[0, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 2], nil]
      ),
    ])
  func order(_ needs: [[Int]], _ order: [Int], _ circles: [[Int]?]) {
    let references = ReferenceOrder(needs: needs)
    #expect(references.order == order)
    #expect(needs.indices.map(references.circle) == circles)
  }
}
