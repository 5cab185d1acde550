// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// A request's files must not read or write what lies outside of the package.
@Suite("Files outside of the package")
struct OutsideFilesTests {
  /// A folder beside the package, with a secret.
  private struct Place {
    let package: TemporaryFolder
    let outside: TemporaryFolder

    init() throws {
      package = try .package()
      outside = try TemporaryFolder()
      try outside.write("\"k\" = \"SECRET\";\n", to: "fr.lproj/Localizable.strings")
    }
  }

  @Test("a description that is a link out of the package is refused; one within it is read")
  func linkedDescription() throws {
    let place = try Place()
    try place.outside.write("SECRET\n", to: "token")
    try place.package.write("", to: "Screens/.keep")
    try place.package.link("Screens/s.yaml", to: place.outside.path + "/token")
    let run = try place.package.run("snapshot", "verify", "Screens")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("this is a link to what is outside of"), "\(run.errors)")
    #expect(!place.package.exists(".assay/pending"))
    let allowed = try place.package.run("snapshot", "verify", "Screens", "--allow-outside")
    #expect(allowed.exitCode == 1, "\(allowed.errors)")
    try place.package.write("Hello\n", to: "Shared/t.yaml")
    try place.package.write("", to: "Others/.keep")
    try place.package.link("Others/t.yaml", to: "../Shared/t.yaml")
    #expect(try place.package.run("snapshot", "verify", "Others").exitCode == 1)
  }

  @Test("a folder of strings that is a link out of the package is refused, also deeper")
  func linkedStrings() throws {
    let place = try Place()
    try place.package.write("\"k\" = \"v\";\n", to: "s/en.lproj/Localizable.strings")
    try place.package.link("s/fr.lproj", to: place.outside.path + "/fr.lproj")
    try place.package.write("strings: [s]\nview: k\n", to: "v.yaml")
    let run = try place.package.run("audit", "transcript", "v.yaml", "--locale", "fr")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'s/fr.lproj' is a link to what is outside of"), "\(run.errors)")
    #expect(!run.output.contains("SECRET"))
    let allowed = try place.package.run(
      "audit", "transcript", "v.yaml", "--locale", "fr", "--allow-outside")
    #expect(allowed.output.contains("SECRET"), "\(allowed.errors)")
  }

  @Test("resources that are found near a description may not be links out of the package either")
  func linkedNearby() throws {
    let place = try Place()
    try place.package.link("fr.lproj", to: place.outside.path + "/fr.lproj")
    try place.package.write("view: k\n", to: "v.yaml")
    let run = try place.package.run("audit", "transcript", "v.yaml", "--locale", "fr")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'fr.lproj' is a link to what is outside of"), "\(run.errors)")
  }

  @Test("a link within the package is followed")
  func linkInside() throws {
    let package = try TemporaryFolder.package()
    try package.write("\"k\" = \"bonjour\";\n", to: "shared/fr.lproj/Localizable.strings")
    try package.write("\"k\" = \"v\";\n", to: "s/en.lproj/Localizable.strings")
    try package.link("s/fr.lproj", to: "../shared/fr.lproj")
    try package.write("strings: [s]\nview: k\n", to: "v.yaml")
    let run = try package.run("audit", "transcript", "v.yaml", "--locale", "fr")
    #expect(run.output.contains("bonjour"), "\(run.errors)")
  }

  @Test("an image set cannot name a file of another folder")
  func filenameOutside() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      #"{"images": [{"idiom": "universal", "filename": "../../../secret.png"}]}"#,
      to: "M.xcassets/a.imageset/Contents.json")
    try package.write("assets: [M.xcassets]\nview: {kind: Image, name: a}\n", to: "v.yaml")
    let run = try package.run("snapshot", "render", "v.yaml", "-o", "out")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("'filename' names a file of another folder: '../../../secret.png'"),
      "\(run.errors)")
  }

  @Test("a report is not written through a link out of the package")
  func linkedReport() throws {
    let place = try Place()
    try place.outside.write("mine\n", to: "report.json")
    try place.package.write("view: Hello\n", to: "v.yaml")
    try place.package.link("report.json", to: place.outside.path + "/report.json")
    let run = try place.package.run("audit", "v.yaml", "--format", "json", "-o", "report.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("a symbolic link in it leads out of"), "\(run.errors)")
    #expect(try place.outside.text("report.json") == "mine\n")
    let elsewhere = try place.package.run(
      "audit", "v.yaml", "--format", "json", "-o", place.outside.path + "/other.json")
    #expect(elsewhere.exitCode == 0, "\(elsewhere.errors)")
  }
}
