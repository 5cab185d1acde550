// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditFiles
import AssayFindings
import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@Suite("Colors of catalogs")
struct CatalogColorsTests {
  /// One entry: a grey of a fraction, and whatever else it says.
  private static func entry(_ grey: String, _ rest: String = "", space: String = "srgb") -> String {
    """
    {\(rest.contains("\"idiom\"") ? "" : "\"idiom\": \"universal\", ")\(rest.isEmpty ? "" : rest + ", ")"color": {"color-space": "\(space)",
     "components": {"red": "\(grey)", "green": "\(grey)", "blue": "\(grey)", "alpha": "1.000"}}}
    """
  }

  private static func reference(_ name: String) -> String {
    #"{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}"#
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let white = entry("1.0")
  private static let black = entry("0.0")

  /// Writes a catalog of color sets, and gives its folder; it is removed afterwards.
  private func withCatalog(
    _ sets: [String: [String]], _ body: (String) throws -> Void
  ) throws {
    let files = sets.map { name, entries in
      (
        "A.xcassets/\(name).colorset/Contents.json",
        #"{"colors": [\#(entries.joined(separator: ","))]}"#
      )
    }
    try TemporaryFolder.with(Dictionary(uniqueKeysWithValues: files), body)
  }

  private func colors(in root: String) throws -> CatalogColors {
    try CatalogColors(directory: root, name: "Assets") { String($0.dropFirst(root.count + 1)) }
  }

  private func audit(_ root: String) throws -> PairAudit {
    let pair = PairDeclaration(
      foreground: "Ink", background: "Paper", requirement: .text(.aa, isLarge: false))
    return try colors(in: root).audit([pair], file: "Assets")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var ink: [String]
    var paper = [white]
    /// In its order: where the pair fails.
    var fails: [String] = []
    /// Where it cannot be told.
    var unknown: [String] = []
    /// How many situations are judged.
    var count: Int
    var testDescription: String { name }
  }

  private static let all = [
    "light", "dark", "light with increased contrast", "dark with increased contrast",
  ]
  private static func each(_ rest: String) -> [String] { all.map { "\($0), \(rest)" } }
  private static func idiom(_ name: String) -> String { "\"idiom\": \"\(name)\"" }
  private static let catalyst = #""subtype": "mac-catalyst""#
  private static let sRGB = #""display-gamut": "sRGB""#
  private static let p3 = #""display-gamut": "display-P3""#

  /// Black on white is 21:1; a grey of 0.9 on white about 1.3:1, and it fails.
  @Test(arguments: [
    Row(name: "one color", ink: [black], count: 4),
    Row(name: "one color that fails", ink: [entry("0.9")], fails: all, count: 4),
    Row(
      name: "an own color on iPads fails", ink: [black, entry("0.9", idiom("ipad"))],
      fails: each("ipad"), count: 8),
    Row(
      name: "an own dark color on iPads is the only one more",
      ink: [black, entry("0.9", idiom("ipad") + ", " + dark)],
      // Without increased contrast, or with it: both dark appearances take it.
      fails: ["dark, ipad", "dark with increased contrast, ipad"], count: 6),
    Row(
      name: "the same on iPads is no situation", ink: [entry("0.9")],
      paper: [white, entry("1.0", idiom("ipad"))], fails: all + each("ipad"), count: 8),
    Row(
      name: "an idiom falls back to universal on the other side",
      ink: [black], paper: [white, entry("0.1", idiom("watch")), entry("0.1", idiom("car"))],
      fails: each("watch") + each("car"), count: 12),
    Row(
      name: "for iPhones and iPads only",
      ink: [entry("0.0", idiom("iphone")), entry("0.9", idiom("ipad"))], fails: each("ipad"),
      count: 8),
    Row(
      name: "the two have no device in common", ink: [entry("0.0", idiom("iphone"))],
      paper: [entry("1.0", idiom("ipad"))], unknown: each("iphone") + each("ipad"), count: 8),
    Row(
      name: "an empty slot for all devices is told",
      ink: [#"{"idiom": "universal"}"#, entry("0.0", idiom("ipad"))], unknown: all, count: 8),
    Row(
      name: "a subtype, though written first, is for itself",
      ink: [entry("0.9", catalyst), black], fails: each("mac-catalyst"), count: 8),
    Row(
      name: "Mac Catalyst takes the colors of iPads",
      ink: [black, entry("0.0", idiom("ipad") + ", " + catalyst)],
      paper: [white, entry("0.1", idiom("ipad"))],
      fails: each("ipad") + each("mac-catalyst"), count: 12),
    Row(
      name: "gamuts, P3 first",
      ink: [entry("0.9", p3, space: "display-p3"), entry("0.0", sRGB)],
      fails: each("display-P3 screen"), count: 8),
    Row(
      name: "gamuts, sRGB first",
      ink: [entry("0.0", sRGB), entry("0.9", p3, space: "display-p3")],
      fails: each("display-P3 screen"), count: 8),
    Row(
      name: "the color of sRGB screens fails", ink: [entry("0.9", sRGB), entry("0.0", p3)],
      fails: each("sRGB screen"), count: 8),
    Row(
      name: "a color of one gamut is shown on both", ink: [entry("0.9", p3)], fails: all, count: 4),
    Row(
      name: "a system color that nobody knows", ink: [reference("fooBarColor")], unknown: all,
      count: 4),
  ])
  func situations(_ row: Row) throws {
    try withCatalog(["Ink": row.ink, "Paper": row.paper]) { root in
      let audit = try audit(root)
      func situation(_ finding: Finding) -> String? {
        let words = finding.message.components(separatedBy: "Ink on Paper in ").last
        return words?.components(separatedBy: " is ").first
      }
      let failed = audit.findings.map(\.finding).filter { $0.severity == .warning }.compactMap(
        situation)
      #expect(Set(failed) == Set(row.fails) && failed.count == row.fails.count, "\(failed)")
      let unknown = audit.findings.map(\.finding).filter { $0.severity == .note }.compactMap(
        situation)
      #expect(Set(unknown) == Set(row.unknown) && unknown.count == row.unknown.count, "\(unknown)")
      let measured = row.count - row.unknown.count
      #expect("\(audit.coverage)".hasPrefix("measured \(measured) of \(row.count) pairs"))
    }
  }

  @Test("a finding is where the chosen entry is written")
  func places() throws {
    try withCatalog([
      "Ink": [Self.black, Self.entry("0.9", Self.idiom("ipad"))], "Paper": [Self.white],
    ]) { root in
      let finding = try #require(try audit(root).findings.first).finding
      #expect(finding.location.path == "A.xcassets/Ink.colorset/Contents.json")
      // Two lines for the first entry, and the second begins at the end of its last one.
      #expect(finding.location.range?.start.line == 2)
      #expect(finding.message.contains(" in light, ipad is 1."))
    }
  }

  @Test("a table for each appearance and what it does not show, then what is another on iPads")
  func matrices() throws {
    try withCatalog([
      "Black": [Self.black, Self.entry("0.2", Self.idiom("ipad"))], "White": [Self.white],
      "Unknown": [Self.reference("fooBarColor")], "Empty": [#"{"idiom": "universal"}"#],
      "Pad": [Self.entry("0.0", Self.idiom("ipad"))],
    ]) { root in
      let lines = try colors(in: root).matrices()
      let tables = lines.split(separator: "").map(Array.init)
      #expect(tables.compactMap(\.first) == Self.all.flatMap { [$0, $0 + ", ipad"] })
      for (index, table) in tables.enumerated() {
        let rows = table.dropFirst(2).compactMap { $0.split(separator: " ").first.map(String.init) }
        // 0.2 is #333333.
        if index % 2 == 1 {
          #expect(rows == ["Black", "Pad"] && table[2].hasPrefix("Black #333333"))
          continue
        }
        #expect(rows == ["Black", "White", "not", "not", "not"])
        #expect(table[2].contains("21 AAA") && table[3].contains("21 AAA"))
        #expect(
          table.suffix(3) == [
            "not shown: 'Empty': it has no color for this appearance",
            "not shown: 'Pad': it has no color for this appearance",
            "not shown: 'Unknown' is 'fooBar': it refers to a system color that is not in the"
              + " system color table",
          ])
      }
    }
  }

  @Test("a translucent color is shown again where a background is another one")
  func translucentRows() throws {
    let half = #"{"color": {"components": {"white": "0.0", "alpha": "0.5"}}}"#
    try withCatalog([
      "Half": [half], "Grey": [Self.entry("0.5")],
      "White": [Self.white, Self.entry("0.9", Self.idiom("ipad"))],
    ]) { root in
      let tables = try colors(in: root).matrices().split(separator: "").map(Array.init)
      let rows = tables[1].map { $0.split(separator: " ").first.map(String.init) }
      #expect(rows == ["light,", "foreground", "Half", "White"])
    }
  }

  /// 0.2 is #333333, on which white is 12.6:1, and black on white is 21:1.
  @Test(
    "a table for programs has the colors of each appearance, and a row for one that is not known")
  func situations() throws {
    try withCatalog([
      "Ink": [Self.black, Self.entry("1.0", Self.dark), Self.entry("0.2", Self.idiom("ipad"))],
      "White": [Self.white], "Empty": [#"{"idiom": "universal"}"#],
    ]) { root in
      let (table, notShown) = try colors(in: root).table()
      let text = String(decoding: table.csv(), as: UTF8.self)
      let lines = text.split(separator: "\r\n").map(String.init)
      #expect(lines.first == "situation,foreground,color,Empty,Ink,White")
      #expect(lines.count == 1 + 3 * table.situations.count)
      #expect(lines.contains("light,Empty,,,,"))
      #expect(lines.contains("light,Ink,#000000,,1.00,21.00"))
      #expect(lines.contains("light,White,#FFFFFF,,21.00,1.00"))
      #expect(lines.contains("dark,Ink,#FFFFFF,,1.00,1.00"))
      #expect(lines.contains("\"light, ipad\",Ink,#333333,,1.00,12.63"))
      // Without colors of their own, increased contrast has those of the appearance.
      #expect(lines.contains("light with increased contrast,Ink,#000000,,1.00,21.00"))
      #expect(lines.contains("dark with increased contrast,Ink,#FFFFFF,,1.00,1.00"))
      let names = table.situations.map(\.name)
      #expect(
        notShown == [
          "not shown: 'Empty': it has no color for this appearance (\(names.joined(separator: "; ")))"
        ])
    }
  }

  @Test("JSON has each situation too, with the colors that are known there")
  func situationsAsJSON() throws {
    try withCatalog([
      "Ink": [Self.black, Self.entry("1.0", Self.dark)],
      "Night": [#"{"idiom": "universal"}"#, Self.entry("0.2", Self.dark)],
    ]) { root in
      let text = String(decoding: try colors(in: root).table().table.json(), as: UTF8.self)
      let value = try JSON(text)
      #expect(try Schema.load("contrast-table").problems(value) == [])
      #expect(value["situation"] == .string("light"))
      #expect(value["ratios"] == .array([.array([.number(1)])]))
      guard case .array(let others) = value["otherSituations"] else {
        Issue.record("no other situations")
        return
      }
      let dark = others.first { $0["situation"] == .string("dark") }
      // White on #333333.
      #expect(
        dark?["ratios"]
          == .array([
            .array([.number(1), .number(12.63)]), .array([.number(12.63), .number(1)]),
          ]))
      #expect(others.count == 3)
    }
  }

  @Test("sets without any color are one line")
  func noColors() throws {
    try withCatalog(["Empty": [#"{"idiom": "universal"}"#]]) { root in
      let lines = try colors(in: root).matrices()
      #expect(lines == ["no color set has a known color"])
    }
  }

  private static func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ","))]}"#
  }

  /// Black on white is 21:1; a gray of 0.9 on white about 1.3:1, and it fails.
  @Test("one name in several catalogs is judged in each")
  func severalCatalogs() throws {
    try TemporaryFolder.with([
      "App/A.xcassets/Ink.colorset/Contents.json": Self.set(Self.black),
      "App/A.xcassets/Paper.colorset/Contents.json": Self.set(Self.white),
      "Watch/W.xcassets/Ink.colorset/Contents.json": Self.set(Self.entry("0.9")),
      "Watch/W.xcassets/Paper.colorset/Contents.json": Self.set(Self.white),
      "Widget/B.xcassets/Ink.colorset/Contents.json": Self.set(Self.entry("0.9")),
    ]) { root in
      let audit = try audit(root)
      // Each of three, in four appearances; the widget's ink on the paper of both others.
      #expect("\(audit.coverage)" == "measured 16 of 16 pairs (100%)")
      let light = audit.findings.map(\.finding.message).filter { $0.contains(" in light, ") }
      #expect(
        light.map { $0.components(separatedBy: " is ")[0] } == [
          "contrast of Ink on Paper in light, Watch/W.xcassets",
          "contrast of Ink on Paper in light, Widget/B.xcassets and App/A.xcassets",
          "contrast of Ink on Paper in light, Widget/B.xcassets and Watch/W.xcassets",
        ])
    }
  }

  @Test("an image set that cannot be read is a note")
  func imageSets() throws {
    try TemporaryFolder.with([
      "A.xcassets/Ink.colorset/Contents.json": Self.set(Self.black),
      "A.xcassets/Paper.colorset/Contents.json": Self.set(Self.white),
      "A.xcassets/Beach.imageset/Contents.json": #"{"images": [{"idiom": "universal"},]}"#,
      "A.xcassets/Empty.imageset/a.png": "",
    ]) { root in
      let colors = try colors(in: root)
      #expect(try audit(root).coverage.description.hasPrefix("measured 4 of 4 pairs (100%)"))
      #expect(try audit(root).coverage.description.contains("image sets that could not be read ("))
      #expect(colors.notes.count == 2)
      #expect(
        colors.notes[0].hasPrefix(
          "an image set was not read: A.xcassets/Beach.imageset/Contents.json:1:"))
      #expect(
        colors.notes[1].hasPrefix(
          "an image set was not read: A.xcassets/Empty.imageset/Contents.json: cannot read"))
    }
  }

  @Test("what no situation is made of is a note")
  func notes() throws {
    let tinted = #""appearances": [{"appearance": "luminosity", "value": "tinted"}]"#
    try withCatalog([
      "B": [Self.black, Self.entry("0.9", tinted)], "A": [Self.black, Self.entry("0.9", tinted)],
      "C": [Self.black, Self.entry("0.9", Self.idiom("toaster"))],
    ]) { root in
      let notes = try colors(in: root).notes
      #expect(
        notes == [
          "not checked: colors for idiom toaster of 'C'",
          "not checked: colors for luminosity tinted of 'A', 'B'",
        ])
    }
    try withCatalog(["C": [Self.black]]) { root in
      let notes = try colors(in: root).notes
      #expect(notes.isEmpty)
    }
  }

  @Test("the palette is what any device shows")
  func palette() throws {
    try withCatalog([
      "Ink": [Self.entry("0.9", Self.catalyst), Self.black, Self.entry("1.0", Self.dark)],
      "Pad": [Self.entry("0.0", Self.idiom("ipad"))],
    ]) { root in
      let colors = try colors(in: root)
      func ink(_ color: AuditColor) -> AppColors {
        AppColors([NamedColor(name: "Ink", color: color)])
      }
      #expect(colors.palette(.light) == ink(.black))
      #expect(colors.palette(.dark) == ink(.white))
    }
  }

  @Test("a pair of one color alone is refused")
  func noPair() throws {
    try withCatalog(["Ink": [Self.black], "Paper": [Self.white]]) { root in
      let colors = try colors(in: root)
      for (foreground, background, isPair) in [
        ("Ink", "Ink", false), ("I*", "Ink", false), ("*", "Ink", true), ("Ink", "*", true),
        ("systemRed", "systemRed", false), ("Ink", "systemRed", true),
      ] {
        let pair = PairDeclaration(
          foreground: foreground, background: background,
          requirement: .text(.aa, isLarge: false), file: "x.yml", line: 3)
        if isPair {
          let audit = try colors.audit([pair], file: "Assets")
          #expect("\(audit.coverage)".hasPrefix("measured 4 of 4"))
          continue
        }
        let error = #expect(throws: PaletteError.self) {
          try colors.audit([pair], file: "Assets")
        }
        #expect(
          error?.description
            == "x.yml:3: the pair '\(foreground) on \(background)' does not name two colors")
      }
    }
  }

  @Test("what is no folder of catalogs is one clear message")
  func noCatalogs() throws {
    try withCatalog(["Ink": [Self.black]]) { root in
      for (path, problem) in [
        ("/gone", "no such folder; give an .xcassets folder"),
        (
          "/A.xcassets/Ink.colorset/Contents.json",
          "it is a file; give the .xcassets folder that contains it"
        ),
        (
          "/A.xcassets/Ink.colorset",
          "no asset catalog with colors or images in this folder; give an .xcassets folder, or a folder "
            + "of them"
        ),
      ] {
        let error = #expect(throws: PaletteError.self) {
          try CatalogColors(directory: root + path, name: "Assets") { $0 }
        }
        #expect(error?.description == "Assets: " + problem)
      }
    }
  }
}
