// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot verify --cache")
struct CacheCommandTests {
  private static let card = """
    kind: VStack
    children:
      - include: title.yaml
      - {kind: Image, file: photo.png}
      - {kind: Image, name: Logo}
    modifiers:
      - foregroundStyle: {color: {asset: Brand}}
    """
  private static let color =
    #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
    + #"{"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}"#
  private static let strings =
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": "#
    + #"{"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}}}"#

  private static func picture(_ pixel: UInt32) throws -> [UInt8] {
    try PNG.encode(Bitmap(width: 8, height: 8, pixel: pixel))
  }

  /// A card whose picture depends on a file of each kind, recorded and cached.
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(Self.card, to: "Screens/Card.yaml")
    try package.write("kind: Text\ntext: title\n", to: "Screens/title.yaml")
    try package.write(Self.picture(0xFF00_00FF), to: "Screens/photo.png")
    try package.write(Self.color, to: "Screens/M.xcassets/Brand.colorset/Contents.json")
    try package.write(
      #"{"images": [{"filename": "logo.png", "idiom": "universal"}]}"#,
      to: "Screens/M.xcassets/Logo.imageset/Contents.json")
    try package.write(Self.picture(0xFFFF_0000), to: "Screens/M.xcassets/Logo.imageset/logo.png")
    try package.write(Self.strings, to: "Screens/Localizable.xcstrings")
    let recorded = try package.run("snapshot", "record", "Screens/Card.yaml")
    #expect(recorded.exitCode == 0, "\(recorded.errors)")
    #expect(try verify(package).output == "1 snapshot, 1 passed\n")
    return package
  }

  private func verify(_ package: TemporaryFolder, _ options: String...) throws -> CommandRun {
    try CommandRun(
      ["snapshot", "verify", "Screens/Card.yaml", "--cache", "cache"] + options, in: package.path)
  }

  private static let known =
    "1 not drawn again: nothing that it depends on changed\n1 snapshot, 1 passed\n"

  @Test("what depends on nothing that changed is not drawn again")
  func unchanged() throws {
    let package = try package()
    let run = try verify(package, "--json", "report.json")
    #expect(run.output == Self.known && run.exitCode == 0)
    #expect(try package.text("report.json").contains(#""status" : "passed""#))
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var file: String
    var bytes: [UInt8]
    /// Whether the picture is another one.
    var isSeen = true
    var testDescription: String { file }

    init(_ file: String, _ text: String, isSeen: Bool = true) {
      self.init(file, Array(text.utf8), isSeen: isSeen)
    }

    init(_ file: String, _ bytes: [UInt8], isSeen: Bool = true) {
      self.file = file
      self.bytes = bytes
      self.isSeen = isSeen
    }
  }

  private static func changes() throws -> [Change] {
    [
      Change("Screens/Card.yaml", card.replacingOccurrences(of: "VStack", with: "HStack")),
      Change("Screens/Card.yaml", "# A comment.\n" + card, isSeen: false),
      Change("Screens/title.yaml", "kind: Text\ntext: Else\n"),
      Change("Screens/photo.png", try picture(0xFF00_FF00)),
      Change(
        "Screens/M.xcassets/Brand.colorset/Contents.json",
        color.replacingOccurrences(of: #""red": "0""#, with: #""red": "1""#)),
      Change("Screens/M.xcassets/Logo.imageset/logo.png", try picture(0xFF00_00FF)),
      Change(
        "Screens/Localizable.xcstrings", strings.replacingOccurrences(of: "Hello", with: "Bye")),
      Change("Screens/Other.xcstrings", strings, isSeen: false),
    ]
  }

  @Test("each input draws it again, and what it was before is known again")
  func inputs() throws {
    let package = try package()
    for change in try Self.changes() {
      let old = package.exists(change.file) ? try package.data(change.file) : nil
      try package.write(change.bytes, to: change.file)
      let run = try verify(package)
      #expect(!run.output.contains("not drawn again"), "\(change.file): \(run.output)")
      #expect(run.exitCode == (change.isSeen ? 1 : 0), "\(change.file): \(run.output)")
      // A failure is drawn each time: a picture has to be shown.
      let again = try verify(package)
      #expect(again.output.contains("not drawn again") == !change.isSeen, "\(change.file)")
      if let old {
        try package.write([UInt8](old), to: change.file)
      } else {
        try package.remove(change.file)
      }
      // Of what is drawn from picture files, the cache keeps the last one.
      if change.file.hasSuffix(".png") { #expect(try verify(package).exitCode == 0) }
      #expect(try verify(package).output == Self.known, "\(change.file)")
    }
  }

  @Test("each trait is another picture")
  func traits() throws {
    let package = try package()
    let options = [
      ["--appearance", "dark"], ["--text-size", "xLarge"], ["--locale", "de"],
      ["--device", "iPhoneSe"], ["--right-to-left"], ["--look", "iOS26"],
    ]
    for option in options {
      let command = ["snapshot", "verify", "Screens/Card.yaml", "--cache", "cache"] + option
      let run = try CommandRun(command, in: package.path)
      #expect(!run.output.contains("not drawn again"), "\(option): \(run.output)")
    }
    #expect(try verify(package).output == Self.known)
  }

  @Test("the reference decides, not the cache")
  func reference() throws {
    let package = try package()
    try package.write("kind: Text\ntext: Else\n", to: "Screens/title.yaml")
    #expect(try package.run("snapshot", "record", "Screens/Card.yaml").exitCode == 0)
    try package.write("kind: Text\ntext: title\n", to: "Screens/title.yaml")
    let run = try verify(package)
    #expect(run.exitCode == 1 && run.output.contains(#""Else" became "Hello""#), "\(run.output)")
  }

  @Test("a damaged cache is said and begun again")
  func damage() throws {
    let package = try package()
    let file = try #require(try package.files.first { $0.hasPrefix("cache/") })
    try package.write("no cache", to: file)
    let run = try verify(package)
    #expect(run.exitCode == 0 && run.output == "1 snapshot, 1 passed\n")
    #expect(run.errors.contains("is begun again: its contents are damaged"), "\(run.errors)")
    #expect(try verify(package).output == Self.known)
  }

  @Test(
    "what needs every picture takes no cache",
    arguments: [["--decode"], ["--contact-sheet", "sheet.png"]])
  func refusals(options: [String]) throws {
    let package = try TemporaryFolder.package()
    let command = ["snapshot", "verify", "Screens", "--cache", "cache"] + options
    #expect(try CommandRun(command, in: package.path).exitCode == 64)
  }

  @Test(
    "what is no place of a cache is refused",
    arguments: [
      ["--cache", "ftp://localhost/cache"], ["--cache", "http://user@localhost/"],
      ["--cache", "a", "--cache", "b"], ["--cache", "http://a", "--cache", "http://b"],
      ["--cache", "a", "--cache-read-only"],
    ])
  func places(options: [String]) throws {
    let package = try TemporaryFolder.package()
    let command = ["snapshot", "verify", "Screens"] + options
    #expect(try CommandRun(command, in: package.path).exitCode == 64)
  }

  @Test("a server that is not there changes no verdict, and is said")
  func absentServer() throws {
    let package = try package()
    // Port 1 is nobody's.
    let address = "http://127.0.0.1:1/cache"
    let run = try CommandRun(
      ["snapshot", "verify", "Screens/Card.yaml", "--cache", address], in: package.path)
    #expect(run.exitCode == 0 && run.output == "1 snapshot, 1 passed\n")
    #expect(run.errors.contains("the cache '\(address)' is not used in full: "), "\(run.errors)")
    let both = try verify(package, "--cache", address)
    #expect(both.output == Self.known && both.errors.isEmpty, "\(both.errors)")
  }

  @Test("a request from a fork puts nothing, and is said")
  func fork() throws {
    let package = try package()
    let run = try CommandRun(
      ["snapshot", "verify", "Screens/Card.yaml", "--cache", "http://127.0.0.1:1/cache"],
      in: package.path, environment: ["CIRCLE_PR_REPONAME": "b"])
    #expect(run.exitCode == 0)
    #expect(
      run.errors.contains("CIRCLE_PR_REPONAME says that this is a request from a fork"),
      "\(run.errors)")
  }
}
