// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayResources

@Suite("Fingerprints of resources")
struct ResourceFingerprintTests {
  private static let files = [
    "Package.swift": "", "App/Card.yaml": "kind: Text",
    "App/Media.xcassets/Contents.json": "{}",
    "App/Media.xcassets/Brand.colorset/Contents.json": "{\"colors\": []}",
    "App/Media.xcassets/Logo.imageset/Contents.json": "{\"images\": []}",
    "App/Media.xcassets/Logo.imageset/logo.png": "picture",
    "App/Media.xcassets/Trips.dataset/trips.csv": "Cologne",
    "App/en.lproj/Localizable.strings": "\"a\" = \"b\";",
    "App/Localizable.xcstrings": "{}", "App/Fonts/Brand.ttf": "font",
  ]

  private func fingerprint(_ folder: TemporaryFolder) throws -> String {
    try ResourceFingerprint(root: folder.path).fingerprint(near: folder.path + "/App/Card.yaml")
  }

  @Test(
    "a change of any resource changes it",
    arguments: [
      ("App/Media.xcassets/Contents.json", "{\"properties\": {}}"),
      ("App/Media.xcassets/Brand.colorset/Contents.json", "{\"colors\": [ ]}"),
      ("App/Media.xcassets/Logo.imageset/Contents.json", "{\"images\": [ ]}"),
      ("App/en.lproj/Localizable.strings", "\"a\" = \"c\";"),
      ("App/de.lproj/Localizable.strings", "\"a\" = \"b\";"),
      ("App/de.lproj/Localizable.stringsdict", ""),
      ("App/Localizable.xcstrings", "{ }"),
      ("App/Other.xcstrings", "{}"),
      ("App/Media.xcassets/New.imageset/logo@2x.png", "picture"),
      ("App/More/More.xcassets/Contents.json", "{}"),
      ("App/Media.xcassets/Trips.dataset/trips.csv", "Bonn"), ("App/Fonts/Brand.ttf", "type"),
      ("App/New.OTF", "font"),
    ])
  func changes(name: String, text: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let before = try fingerprint(folder)
    try folder.write(text, to: name)
    #expect(try fingerprint(folder) != before)
  }

  @Test("a resource that is gone changes it")
  func removed() throws {
    let folder = try TemporaryFolder(Self.files)
    let before = try fingerprint(folder)
    try folder.remove("App/Media.xcassets/Logo.imageset/logo.png")
    #expect(try fingerprint(folder) != before)
  }

  @Test(
    "what is no resource does not",
    arguments: ["App/Other.yaml", "App/.hidden/A.xcstrings", "App/logo.png", "Elsewhere/A.json"])
  func others(name: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let before = try fingerprint(folder)
    try folder.write("text", to: name)
    #expect(try fingerprint(folder) == before)
  }

  @Test("files and folders that are named count as those that are found")
  func named() throws {
    let folder = try TemporaryFolder(Self.files)
    let paths = [folder.path + "/App/Localizable.xcstrings", folder.path + "/App/Media.xcassets/"]
    let before = try ResourceFingerprint(root: folder.path).fingerprint(of: paths)
    #expect(
      try ResourceFingerprint(root: folder.path).fingerprint(of: paths.reversed()) != before)
    try folder.write("{ }", to: "App/Media.xcassets/Brand.colorset/Contents.json")
    let color = try ResourceFingerprint(root: folder.path).fingerprint(of: paths)
    #expect(color != before)
    try folder.write("{ }", to: "App/Localizable.xcstrings")
    #expect(try ResourceFingerprint(root: folder.path).fingerprint(of: paths) != color)
    #expect(throws: ResourceError.self) {
      try ResourceFingerprint(root: folder.path).fingerprint(of: [folder.path + "/none.xcstrings"])
    }
  }

  @Test("the folder of the package is no part of it")
  func moved() throws {
    #expect(
      try fingerprint(TemporaryFolder(Self.files)) == fingerprint(TemporaryFolder(Self.files)))
    let folders = try (0..<2).map { _ in try TemporaryFolder(Self.files) }
    let whole = try folders.map { folder in
      try ResourceFingerprint(root: folder.path).fingerprint(of: [folder.path])
    }
    #expect(whole[0] == whole[1])
  }
}
