// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay fonts")
struct FontsCommandTests {
  @Test("an export has the fonts of the scripts, their licenses, and a manifest of both")
  func export() throws {
    let folder = try TemporaryFolder()
    let run = try folder.run("fonts", "export", "Fonts", "--scripts", "hebrew")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(folder.exists("Fonts/Inter-Regular.otf"))
    #expect(folder.exists("Fonts/NotoSansHebrew-Bold.ttf"))
    #expect(!folder.exists("Fonts/NotoSansThaiUI-Regular.ttf"))
    #expect(!folder.exists("Fonts/NotoColorEmoji.ttf"))
    #expect(!folder.exists("Fonts/NotoSansCJK-Regular.ttc"))
    #expect(try folder.text("Fonts/licenses/fonts-inter.txt").contains("Open Font License"))
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(try folder.data("Fonts/fonts.json")))
    let names = manifest.files.map(\.file).sorted()
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Fonts")
    #expect(names == written.filter { $0.hasSuffix("tf") }.sorted())
    for file in manifest.files {
      #expect(try folder.data("Fonts/" + file.file).count == file.bytes)
      #expect(folder.exists("Fonts/" + file.license))
    }
  }

  private struct Manifest: Decodable {
    struct File: Decodable {
      var file: String
      var bytes: Int
      var license: String
    }

    var files: [File]
  }

  @Test("a package's own fonts are used before the system's, and refused where they are others")
  func packageFolder() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.write("no font", to: "__Fonts__/Inter-Regular.otf")
    let run = try package.run("snapshot", "record", "Screens")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("__Fonts__/Inter-Regular.otf' is not the pinned version"),
      "\(run.errors)")
  }

  @Test(
    "a folder of fonts that is not there is an error, never the system's fonts",
    arguments: [
      ("ASSAY_FONTS", "", "ASSAY_FONTS names"),
      ("UNUSED", "fonts: {folder: none}\n", ".assay.yml, fonts.folder, names"),
    ])
  func missing(variable: String, configuration: String, message: String) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    if !configuration.isEmpty { try package.write(configuration, to: ".assay.yml") }
    let run = try package.run(
      "snapshot", "record", "Screens", environment: [variable: package.path + "/none"])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "fonts of another version are used on request, and a difference begins with them",
    arguments: [
      (["ASSAY_FONT_VERSIONS": "any"], ""), ([:], "fonts: any\n"),
      ([:], "fonts: {folder: Own, versions: any}\n"),
    ])
  func anyVersion(environment: [String: String], configuration: String) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    #expect(try package.run("snapshot", "record", "Screens").exitCode == 0)
    // Another font stands for another version.
    let bold = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    let folder = configuration.contains("Own") ? "Own" : "__Fonts__"
    try FileManager.default.createDirectory(
      atPath: "\(package.path)/\(folder)", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: bold, to: URL(filePath: "\(package.path)/\(folder)/Inter-Regular.otf"))
    if !configuration.isEmpty { try package.write(configuration, to: ".assay.yml") }
    let run = try package.run("snapshot", "verify", "Screens", environment: environment)
    #expect(run.exitCode == 1, "\(run.errors)")
    let lines = (run.output + run.errors).split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix("FAIL") }.map { lines[$0 + 1] }
    #expect(first == "  the reference was drawn with other files of the font Inter-Regular")
  }

  @Test(
    "a version that is none is an error",
    arguments: [
      ("latest", "", "ASSAY_FONT_VERSIONS is 'latest'; use pinned or any"),
      ("", "fonts: anny\n", ".assay.yml:1:8: unknown value 'anny'; did you mean 'any'?"),
    ])
  func unknownVersion(variable: String, configuration: String, message: String) throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    if !configuration.isEmpty { try package.write(configuration, to: ".assay.yml") }
    let run = try package.run(
      "snapshot", "record", "Screens", environment: ["ASSAY_FONT_VERSIONS": variable])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("an unknown script is a wrong use")
  func unknownScript() throws {
    let folder = try TemporaryFolder()
    let run = try folder.run("fonts", "export", "Fonts", "--scripts", "latin,arabc")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("unknown script 'arabc'; did you mean 'arabic'?"), "\(run.errors)")
    #expect(!folder.exists("Fonts"))
  }
}
