// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
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
      (["#12", "on", "white"], 2, "a hex color has 3, 4, 6 or 8 digits, not 2"),
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

  /// #777777 on systemBackground fails on white; in dark, Label is a system color that nobody
  /// knows.
  @Test("a catalog whose slots are empty says so")
  func emptyColorSets() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      #"{"colors": [{"idiom": "universal"}]}"#, to: "A.xcassets/Accent.colorset/Contents.json")
    let csv = try package.run("audit", "assets", "A.xcassets", "--format", "csv")
    #expect(csv.errors.contains("not shown: 'Accent'"), "\(csv.errors)")
    let run = try package.run("audit", "assets", "A.xcassets")
    #expect(run.exitCode == 0)
    #expect(run.output == "no color set has a known color\n")
  }

  @Test("a table says what it lacks: other files' colors, overridden ones, and all of them")
  func tablesThatLackColors() throws {
    let package = try TemporaryFolder([
      "tokens/a.json": ##"{"ink": {"$type": "color", "$value": "#000"}}"##,
      "tokens/b.json": ##"{"ink": {"$type": "color", "$value": "#111"}}"##,
      "tokens/c.json": #"{"name": "c"}"#,
      "alias.json": #"{"a": {"$type": "color", "$value": "{b}"}}"#,
    ])
    let lines = [
      "1 file was not read, because it contains no design tokens",
      "not shown: colors that a later file or set overrides (1)",
    ]
    let table = try package.run("audit", "palette", "tokens")
    #expect(table.exitCode == 0)
    #expect(lines.allSatisfy(table.output.contains), "\(table.output)")
    let csv = try package.run("audit", "palette", "tokens", "--format", "csv")
    #expect(lines.allSatisfy(csv.errors.contains), "\(csv.errors)")
    #expect(csv.output == "foreground,color,ink\r\nink,#111111,1.00\r\n")
    let alias = try package.run("audit", "palette", "alias.json")
    #expect(
      alias.output == "no color is known\nnot shown: a: there is no color 'b'; if another file has "
        + "it, name that file too\n")
    // No color is no palette that was read, in each format.
    #expect(alias.exitCode == 2)
    #expect(try package.run("audit", "palette", "alias.json", "--format", "csv").exitCode == 2)
    // A catalog of images alone.
    try package.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
      to: "A.xcassets/Logo.imageset/Contents.json")
    let assets = try package.run("audit", "assets", "A.xcassets")
    #expect(assets.output == "there is no color set in the catalogs\n", "\(assets.errors)")
  }

  @Test("sources with an animation, none, and nothing to read; and the page")
  func sources() throws {
    let package = try TemporaryFolder.package()
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
    let html = try String(contentsOfFile: package.path + "/page.html", encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("Spinner.swift"))
  }

  /// What each kind of audit prints fits the one schema, and has numbers of what passes.
  @Test func numbersFitTheSchema() throws {
    let package = try TemporaryFolder.package()
    try package.write(":root{--a: #777; --b: white; --c: black}", to: "y.css")
    try package.write(Self.catalogs, to: "A.xcassets/Label.colorset/Contents.json")
    try package.write("kind: Text\ntext: Hello\n", to: "hello.yaml")
    #expect(try package.run("snapshot", "render", "hello.yaml", "-o", "shots").exitCode == 0)
    // #777777 on white is 4.478089, by wcag-contrast-ratio.
    let runs = [
      (["palette", "y.css", "--pair", "--a on --b", "--pair", "--c on --b"], "passed", 21),
      (["assets", "A.xcassets", "--pair", "Label on systemBackground"], "failed", 4.478089),
      (["contrast", "black", "on", "white"], "passed", 21), (["hello.yaml"], "passed", 21),
      (["shots"], "passed", 21),
    ]
    for (arguments, outcome, ratio) in runs {
      let run = try CommandRun(["audit"] + arguments + ["--format", "json"], in: package.path)
      let value = try JSON(run.output)
      #expect(try Schema.load().problems(value) == [], "\(arguments)")
      guard case .array(let checks) = value["checks"] else {
        Issue.record("no checks of \(arguments)")
        continue
      }
      #expect(
        checks.contains {
          guard case .number(let found) = $0["contrast"]?["ratio"] else { return false }
          return $0["outcome"] == .string(outcome) && abs(found - ratio) < 1e-6
        }, "\(arguments): \(run.output)")
    }
  }

  @Test(
    "audit assets judges a pair in each appearance, and suggests the name nearest to a wrong one")
  func assets() throws {
    let package = try TemporaryFolder.package()
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

  @Test("audit palette reads style sheets or design tokens, and refuses a mix of both")
  func palettes() throws {
    let package = try TemporaryFolder.package()
    try package.write(":root{--a: var(--b);\n--b: var(--a); --c: white}", to: "x.css")
    let cycle = try package.run("audit", "palette", "x.css", "--pair", "--a on --c")
    #expect(cycle.exitCode == 1 && cycle.output.contains("measured 0 of 1 pairs (0%)"))
    #expect(cycle.output.contains("--a: var() refers to itself: --a -> --b -> --a"))
    try package.write(":root{--a: #777; --b: white}", to: "y.css")
    let failed = try package.run("audit", "palette", "y.css", "--pair", "--a on --b")
    #expect(failed.exitCode == 1 && failed.output.contains("4.47:1"))
    let table = try package.run("audit", "palette", "y.css", "--matrix", "--format", "sarif")
    #expect(table.exitCode == 64 && table.errors.contains("omit --format sarif"))
    let csv = try package.run("audit", "palette", "y.css", "--matrix", "--format", "csv")
    #expect(csv.exitCode == 0 && csv.output.contains("'--a,#777777,1.00,4.47"))
    try package.write(":root{--a: #777; --b: hsl(); --c: white}", to: "w.css")
    let partly = try package.run("audit", "palette", "w.css", "--matrix", "--format", "json")
    #expect(
      partly.exitCode == 0 && partly.errors.contains("assay: not shown: "), "\(partly.errors)")
    try package.write("$a: #777;", to: "x.scss")
    let sass = try package.run("audit", "palette", "x.scss")
    #expect(sass.exitCode == 2 && sass.errors.contains("'x.scss': this is not a palette that"))
    try package.write(".x{--a: #888}", to: "z.css")
    let both = try package.run("audit", "palette", "y.css", "z.css", "--pair", "--a on --b")
    #expect(both.output.contains("in .x is 3.54:1") && both.output.contains("z.css\n"))
    let tokens = ##"{"a":{"$type":"color","$value":"#777"},"b":{"$value":"{c}"}}"##
    try package.write(tokens, to: "tokens/a.json")
    try package.write(##"{"c":{"$type":"color","$value":"#fff"}}"##, to: "tokens/sub/b.json")
    try package.write(##"{"name": "x"}"##, to: "tokens/package.json")
    let folder = try package.run("audit", "palette", "tokens", "--pair", "a on b")
    #expect(folder.exitCode == 1 && folder.output.contains("tokens/a.json"))
    #expect(
      folder.output.contains("1 file was not read, because it contains no design tokens"))
    let mixed = try package.run("audit", "palette", "y.css", "tokens", "--pair", "a on b")
    #expect(
      mixed.exitCode == 2 && mixed.errors.contains("'tokens/a.json': this is not a style sheet"))
    let many = (0...1000).map { "--c\($0): #777;" }.joined()
    try package.write(":root{\(many)}", to: "many.css")
    let large = try package.run("audit", "palette", "many.css")
    #expect(large.exitCode == 2 && large.errors.contains("1001 colors are too many"))
    let matrix = try package.run("audit", "palette", "y.css")
    #expect(matrix.exitCode == 0 && matrix.output.contains("4.47 large"))
  }

  private static let card = """
    kind: Text
    text: Pale words
    modifiers:
    - foregroundStyle: "#999999"
    """

  @Test("a folder's asset catalogs are no descriptions")
  func catalogsAmongDescriptions() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Paid\n", to: "Views/Paid.yaml")
    try package.write(
      #"{"info": {"author": "xcode", "version": 1}}"#, to: "Views/A.xcassets/Contents.json")
    let run = try package.run("audit", "Views", "--device", "iPhoneSe")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("measured 4 of 4 texts (100%)"))
  }

  @Test("what cannot be told is no pass, whatever is audited")
  func cannotTell() throws {
    let package = try TemporaryFolder.package()
    let glass = try package.run("audit", "contrast", "#777", "on", "rgb(255 255 255 / 10%)")
    #expect(glass.exitCode == 1, "\(glass.output)")
    let text = "{kind: Text, text: Far, modifiers: [{offset: {x: 0, y: 9000}}]}"
    try package.write(
      "{kind: ZStack, children: [\(text)], modifiers: [{accessibilityHidden: true}]}",
      to: "Far.yaml")
    let far = try package.run("audit", "Far.yaml", "--device", "iPhoneSe")
    #expect(far.output.contains("measured 0 of 4 texts (0%)"), "\(far.output)\(far.errors)")
    #expect(far.exitCode == 1)
    try package.write(
      """
      kind: Button
      label:
        kind: Image
        systemName: trash
        modifiers: [{frame: {width: 300, height: 300}}]
      """, to: "Icon.yaml")
    let icon = try package.run("audit", "Icon.yaml", "--device", "iPhoneSe")
    #expect(
      icon.output.contains("cannot tell whether the label of button 'trash'"), "\(icon.output)")
    #expect(icon.exitCode == 0, "\(icon.output)")
    #expect(
      try package.run("audit", "--strict", "Icon.yaml", "--device", "iPhoneSe").exitCode == 1)
  }

  @Test("a color that is missing is told with its line, and is no pass")
  func missingColor() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      kind: Text
      text: Paid
      modifiers:
        - background: {asset: Brand}
      """, to: "Views/Paid.yaml")
    let run = try package.run("audit", "Views/Paid.yaml")
    #expect(run.exitCode == 1, "\(run.errors)")
    let words = "no color 'Brand' in the asset catalog or among the system colors: drawn clear"
    #expect(
      run.output.hasPrefix("Views/Paid.yaml\n  4:25 note: cannot tell all contrasts: \(words)"),
      "\(run.output)")
    #expect(run.output.contains("label Sufficient Contrast: cannot tell"))
    let picture = try package.run("snapshot", "render", "Views/Paid.yaml", "-o", "out")
    #expect(picture.exitCode == 0)
    #expect(picture.errors == "note Views/Paid.yaml: \(words)\n")
  }

  @Test("a description's findings are at its line; an ignore and a baseline take them away")
  func views() throws {
    let package = try TemporaryFolder.package()
    try package.write(Self.card, to: "Card.yaml")
    let options = ["--device", "iPhoneSe", "--appearance", "light", "--format", "xcode"]
    let failed = try CommandRun(["audit", "Card.yaml"] + options, in: package.path)
    #expect(failed.exitCode == 1)
    // Of #999999 the luminance is 0.31855: 1.05 / 0.36855 is 2.849.
    #expect(
      failed.output.hasPrefix(
        "Card.yaml:2:7: warning: contrast of text 'Pale words' is 2.84:1; text of 17 pt needs at least 4.5:1"
      ), "\(failed.output)\(failed.errors)")
    #expect(failed.errors.contains("measured 2 of 2 texts (100%)"))
    #expect(failed.errors.contains("label Sufficient Contrast: failed"))

    let written = try CommandRun(
      ["audit", "Card.yaml", "--write-baseline", "known.json"] + options, in: package.path)
    #expect(written.exitCode == 0)
    let known = try CommandRun(
      ["audit", "Card.yaml", "--baseline", "known.json"] + options, in: package.path)
    #expect(known.exitCode == 0 && known.errors.contains("in the baseline"))

    try package.write(
      "audit:\n  ignore:\n    - {rule: text-contrast, reason: a test}\n", to: ".assay.yml")
    let ignored = try CommandRun(["audit", "Card.yaml"] + options, in: package.path)
    #expect(ignored.exitCode == 0, "\(ignored.output)")
    try package.write("audit:\n  levl: AA\n", to: ".assay.yml")
    let wrong = try CommandRun(["audit", "Card.yaml"] + options, in: package.path)
    #expect(
      wrong.exitCode == 2
        && wrong.errors.contains("2:3: unknown key 'audit.levl'; did you mean 'level'?"))
  }

  @Test("the app's own colors are proposed before others, of the screen's appearance")
  func palette() throws {
    let package = try TemporaryFolder.package()
    try package.write(Self.card, to: "Card.yaml")
    try package.write(
      """
      :root { --ink: #333333; --pale: #CCCCCC; }
      @media (prefers-color-scheme: dark) { :root { --ink: #EEEEEE; } }
      """, to: "tokens.css")
    let options = ["Card.yaml", "--device", "iPhoneSe", "--text-size", "large", "--format", "json"]
    let given = try CommandRun(
      ["audit"] + options + ["--appearance", "light", "--palette", "tokens.css"],
      in: package.path)
    // Of #333333 the luminance is 0.0331: 1.05 / 0.0831 is 12.63.
    let proposal = "make the foreground --ink, #333333 (12.63:1)"
    #expect(given.output.contains(proposal), "\(given.output)")
    try package.write("audit:\n  palette: tokens.css\n", to: ".assay.yml")
    let configured = try CommandRun(
      ["audit"] + options + ["--appearance", "light"], in: package.path)
    #expect(configured.output.contains(proposal))
    let missing = try CommandRun(
      ["audit"] + options + ["--palette", "gone.css"], in: package.path)
    #expect(
      missing.exitCode == 2
        && missing.errors.contains(
          "cannot read 'gone.css': no such file or directory; check the path")
    )
    try package.write("{}", to: "Empty.xcassets/Contents.json")
    let empty = try CommandRun(
      ["audit"] + options + ["--palette", "Empty.xcassets"], in: package.path)
    #expect(empty.exitCode == 2 && empty.errors.contains("no asset catalog with colors"))
  }

  /// A screenshot: a picture of Assay's without its accessibility tree, which `simulate` does not
  /// keep.
  private func screenshot(in package: TemporaryFolder) throws {
    try package.write(Self.card, to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "drawn")
    let written = try package.run(
      "audit", "simulate", "drawn/Screens/Card/iPhoneSe.png", "--as", "grayscale", "-o", "shot.png")
    #expect(written.exitCode == 0, "\(written.errors)")
  }

  @Test("a report goes into a pipe, and does not take its place")
  func pipes() throws {
    let package = try TemporaryFolder.package()
    let path = package.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Open for reading before anyone writes, so that nobody waits.
    let pipe = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let run = try package.run("audit", "contrast", "#777", "on", "white", "-o", "pipe")
    #expect(run.exitCode == 1, "\(run.errors)")
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(pipe, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).contains("4.47:1"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("--simulate writes each audited screen as it is seen, by the model and strength asked for")
  func simulatedPictures() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      kind: Rectangle
      fill: "#FF0000"
      """, to: "Screens/Red.yaml")
    let run = try package.run(
      "audit", "Screens", "--device", "iPhoneSe", "--appearance", "light", "--text-size", "large",
      "--simulate", "protanopia", "--simulate", "deuteranopia", "--model", "machado2009",
      "--simulate-output", "seen")
    #expect(run.exitCode == 0, "\(run.errors)")
    // The vectors' rows cvd_machado2009 for #FF0000, to a step of each channel.
    for (vision, (red, green)) in [("protanopia", (0x6C, 0x5F)), ("deuteranopia", (0xA3, 0x90))] {
      let path = package.path + "/seen/Screens/Red/iPhoneSe.\(vision).png"
      let data = try #require(FileManager.default.contents(atPath: path), "no \(path)")
      let picture = try PNG.decode(Array(data))
      let color = RGBAColor(premultipliedPixel: picture[picture.width / 2, picture.height / 2])
      #expect(abs(Int(color.red) - red) <= 1 && abs(Int(color.green) - green) <= 1, "\(color.hex)")
      #expect(color.blue <= 1)
    }
    let wrong = try package.run("audit", "Screens", "--simulate", "protanopia", "--severity", "2")
    #expect(
      wrong.exitCode == 64 && wrong.errors.contains("--severity must be a number from 0 to 1"))
  }

  @Test("a screenshot's texts are found by their pixels; a reference's by its tree")
  func screenshots() throws {
    let package = try TemporaryFolder.package()
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

  @Test("pictures of a folder that are not read are named, and are no pass")
  func otherPictures() throws {
    let package = try TemporaryFolder.package()
    for name in ["b/one.JPG", "b/sub/two.webp"] { try package.write("", to: name) }
    let alone = try package.run("audit", "b", "--format", "xcode")
    #expect(alone.exitCode == 1, "\(alone.errors)")
    #expect(
      alone.output.hasPrefix("b/one.JPG: note: not looked at: it is a JPEG picture"),
      "\(alone.output)")
    #expect(alone.output.contains("b/sub/two.webp"))
    #expect(try package.run("audit", "transcript", "b").exitCode == 1)
    let avif = try package.run("audit", "b/three.avif")
    #expect(avif.exitCode == 2)
    try package.write("BM", to: "b/three.bmp")
    let bitmap = try package.run("audit", "b/three.bmp")
    #expect(bitmap.errors.contains("this is a BMP picture, which is not read"), "\(bitmap.errors)")
  }

  @Test(
    "what is no screenshot is one clear message",
    arguments: [
      (["audit", "empty.png"], 2, "'empty.png': the file is empty; save the picture again"),
      (["audit", "text.png"], 2, "'text.png': not a PNG file"),
      (
        ["audit", "gone.png"], 2,
        "cannot read 'gone.png': no such file or directory; check the path"
      ),
      (
        ["audit", "none"], 2,
        "'none': the folder contains no description (.yaml, .yml or .json) and no picture"
      ),
      (
        ["audit", "photo.jpg"], 2,
        "'photo.jpg': this is a JPEG picture, which is not read; convert it to PNG"
      ),
      (["audit", "webp.png"], 2, "'webp.png': this is a WebP picture, which is not read"),
      (["audit", "heic.png"], 2, "'heic.png': this is a HEIC picture, which is not read"),
      (["audit", "text.png", "--scale", "0.5"], 64, "--scale must be a number from 1 to 4"),
    ] as [([String], Int32, String)])
  func noScreenshots(arguments: [String], exitCode: Int32, message: String) throws {
    let package = try TemporaryFolder.package()
    try package.write("", to: "empty.png")
    try package.write("hello", to: "text.png")
    try package.write("", to: "photo.jpg")
    try package.write("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", to: "webp.png")
    try package.write("\0\0\0\u{18}ftypheic\0\0\0\0", to: "heic.png")
    try package.write("", to: "none/readme.txt")
    let run = try CommandRun(arguments, in: package.path)
    #expect(run.exitCode == exitCode && run.errors.contains(message), "\(run.errors)")
  }
}
