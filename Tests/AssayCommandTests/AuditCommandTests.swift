// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("assay audit")
struct AuditCommandTests {
  @Test(
    "a pair exits with 0, 1, 2 or 64",
    arguments: [
      (["#767676", "on", "white"], Int32(0), "#767676 on white #FFFFFF: 4.54:1"),
      (["#777777", "on", "white"], 1, "make the foreground #767676 (4.54:1)"),
      (["#777777", "on", "white", "--size", "18"], 0, "4.47:1"),
      (["#767676", "on", "white", "--level", "aaa"], 1, "4.54:1"),
      (["#12", "on", "white"], 2, "a hex colour has 3, 4, 6 or 8 digits, not 2"),
      (["white"], 64, "write the pair as: assay audit contrast '#767676' on white"),
    ])
  func contrast(_ arguments: [String], _ code: Int32, _ words: String) throws {
    let run = try CommandRun(["audit", "contrast"] + arguments, in: "/")
    #expect(run.exitCode == code)
    #expect((run.output + run.errors).contains(words), "\(run.output)\(run.errors)")
  }

  private static let catalogs = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x77", "green": "0x77", "blue": "0x77", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "unknownThingColor"}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  /// #777777 on systemBackground fails on white; in dark, Label is a system colour that nobody knows.
  @Test("a catalog whose slots are empty says so")
  func emptyColorSets() throws {
    let package = try TemporaryPackage()
    try package.write(
      #"{"colors": [{"idiom": "universal"}]}"#, to: "A.xcassets/Accent.colorset/Contents.json")
    let run = try package.run("audit", "assets", "A.xcassets")
    #expect(run.exitCode == 0)
    #expect(run.output == "no colour set has a colour that is known\n")
  }

  @Test("sources with an animation, none, and nothing to read; and the page")
  func sources() throws {
    let package = try TemporaryPackage()
    try package.write(
      """
      import SwiftUI
      struct Spinner: View {
        @State private var isOn = false
        var body: some View {
          Circle().onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }
        }
      }
      """, to: "App/Spinner.swift")
    try package.write("let answer = 42\n", to: "Lib/Answer.swift")
    let found = try package.run("audit", "sources", "App", "--format", "xcode")
    #expect(found.exitCode == 1)
    // Line 5 of the file, and the column of `withAnimation` in it.
    #expect(found.output.hasPrefix("App/Spinner.swift:5:25: warning: "), "\(found.output)")
    #expect(found.output.contains("[reduced-motion]"))
    #expect(try package.run("audit", "sources", "Lib").exitCode == 0)
    let missing = try package.run("audit", "sources", "Gone")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("'Gone': no such file or folder"))
    let page = try package.run(
      "audit", "sources", "App", "--format", "html", "--output", "page.html")
    #expect(page.exitCode == 1)
    let html = try String(contentsOfFile: package.folder + "/page.html", encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("Spinner.swift"))
  }

  @Test func assets() throws {
    let package = try TemporaryPackage()
    try package.write(Self.catalogs, to: "A.xcassets/Label.colorset/Contents.json")
    let run = try package.run(
      "audit", "assets", "A.xcassets", "--pair", "Label on systemBackground", "--format", "xcode")
    #expect(run.exitCode == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    // Both light appearances take the one entry; neither comes first for sure.
    let light =
      "A.xcassets/Label.colorset/Contents.json:2:35: warning: contrast of Label on systemBackground in light"
    #expect(lines.count { $0.hasPrefix(light) } == 2, "\(run.output)")
    #expect(lines.last?.contains("note: cannot tell the contrast of Label") == true)
    #expect(run.errors.contains("measured 2 of 4 pairs (50%)"))
    let none = try package.run("audit", "assets", "A.xcassets", "--pair", "Lable on white")
    #expect(none.exitCode == 2 && none.errors.contains("did you mean 'Label'?"))
  }

  @Test func palettes() throws {
    let package = try TemporaryPackage()
    try package.write(":root{--a: var(--b);\n--b: var(--a)}", to: "x.css")
    let cycle = try package.run("audit", "palette", "x.css")
    #expect(cycle.exitCode == 2)
    #expect(
      cycle.errors == "assay: x.css: var() goes round in a circle: --a -> --b -> --a (line 2)\n")
    try package.write(":root{--a: #777; --b: white}", to: "y.css")
    let failed = try package.run("audit", "palette", "y.css", "--pair", "--a on --b")
    #expect(failed.exitCode == 1 && failed.output.contains("4.47:1"))
    let matrix = try package.run("audit", "palette", "y.css")
    #expect(matrix.exitCode == 0 && matrix.output.contains("4.47 large"))
  }

  private static let card = """
    kind: Text
    text: Pale words
    modifiers:
    - foregroundStyle: "#999999"
    """

  @Test("a description's findings are at its line; an ignore and a baseline take them away")
  func views() throws {
    let package = try TemporaryPackage()
    try package.write(Self.card, to: "Card.yaml")
    let options = ["--device", "iPhoneSe", "--appearance", "light", "--format", "xcode"]
    let failed = try CommandRun(["audit", "Card.yaml"] + options, in: package.folder)
    #expect(failed.exitCode == 1)
    // Of #999999 the luminance is 0.31855: 1.05 / 0.36855 is 2.849.
    #expect(
      failed.output.hasPrefix(
        "Card.yaml:2:7: warning: contrast of text 'Pale words' is 2.84:1; text of 17 pt needs at least 4.5:1"
      ), "\(failed.output)\(failed.errors)")
    #expect(failed.errors.contains("measured 2 of 2 texts (100%)"))
    #expect(failed.errors.contains("label Sufficient Contrast: failed"))

    let written = try CommandRun(
      ["audit", "Card.yaml", "--write-baseline", "known.json"] + options, in: package.folder)
    #expect(written.exitCode == 0)
    let known = try CommandRun(
      ["audit", "Card.yaml", "--baseline", "known.json"] + options, in: package.folder)
    #expect(known.exitCode == 0 && known.errors.contains("the baseline knows"))

    try package.write(
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: a test}\n", to: ".assay.yml")
    let ignored = try CommandRun(["audit", "Card.yaml"] + options, in: package.folder)
    #expect(ignored.exitCode == 0, "\(ignored.output)")
    try package.write("audit:\n  levl: AA\n", to: ".assay.yml")
    let wrong = try CommandRun(["audit", "Card.yaml"] + options, in: package.folder)
    #expect(wrong.exitCode == 2 && wrong.errors.contains("did you mean 'level'? (line 2)"))
  }

  /// A screenshot: a picture of Assay's without its accessibility tree, which `simulate` does not keep.
  private func screenshot(in package: TemporaryPackage) throws {
    try package.write(Self.card, to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "drawn")
    let written = try package.run(
      "audit", "simulate", "drawn/Screens/Card/iPhoneSe.png", "--as", "greyscale", "-o", "shot.png")
    #expect(written.exitCode == 0, "\(written.errors)")
  }

  @Test("a screenshot's texts are found by their pixels; a reference's by its tree")
  func screenshots() throws {
    let package = try TemporaryPackage()
    try screenshot(in: package)
    let found = try package.run("audit", "shot.png", "--format", "xcode")
    #expect(found.exitCode == 1)
    #expect(
      found.output.contains(" pt is 2.84:1; text needs at least 4.5:1"),
      "\(found.output)\(found.errors)")
    #expect(found.errors.contains("measured 1 of 1 texts (100%)"))
    let folder = try package.run("audit", "drawn", "--format", "xcode")
    #expect(folder.exitCode == 1 && folder.output.contains("'Pale words' is 2.84:1"))
    // At one pixel a point instead of two the same text is of 34 points, and large.
    let other = try package.run("audit", "shot.png", "--scale", "1", "--format", "xcode")
    #expect(other.output.contains("large text needs at least 3:1"), "\(other.output)")
  }

  @Test(
    "what is no screenshot is one clear message",
    arguments: [
      (["audit", "empty.png"], 2, "'empty.png': the file is empty; save the picture again"),
      (["audit", "text.png"], 2, "'text.png': not a PNG file"),
      (["audit", "gone.png"], 2, "'gone.png': no such file, or it may not be read"),
      (["audit", "none"], 2, "'none': holds no description (.yaml, .yml or .json) and no picture"),
      (["audit", "text.png", "--scale", "0.5"], 64, "--scale is a number from 1 to 4"),
    ] as [([String], Int32, String)])
  func noScreenshots(arguments: [String], exitCode: Int32, message: String) throws {
    let package = try TemporaryPackage()
    try package.write("", to: "empty.png")
    try package.write("hello", to: "text.png")
    try package.write("", to: "none/readme.txt")
    let run = try CommandRun(arguments, in: package.folder)
    #expect(run.exitCode == exitCode && run.errors.contains(message), "\(run.errors)")
  }
}
