// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayResources

@Suite("Folders of asset catalogs")
struct CatalogFoldersTests {
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  /// Makes a new folder of files and of links, and removes it afterwards.
  private func withFolder(
    _ files: [String: String], links: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    let folder = try TemporaryFolder(files)
    for (link, target) in links { try folder.link(link, to: target) }
    try withExtendedLifetime(folder) { try body(folder.path) }
  }

  @Test("a group may have a dot in its name; an asset is no group")
  func dots() throws {
    try withFolder([
      "A.xcassets/Brand v2.0/Contents.json": Self.namespace,
      "A.xcassets/Brand v2.0/Text.colorset/Contents.json": "{}",
      "A.xcassets/com.example/Ink.colorset/Contents.json": "{}",
      "A.xcassets/com.example/Logo.imageset/Contents.json": "{}",
      "A.xcassets/Icon.appiconset/Inner.colorset/Contents.json": "{}",
      "A.xcassets/Top.brandassets/Inner.imageset/Contents.json": "{}",
      "A.xcassets/.hidden/Inner.colorset/Contents.json": "{}",
    ]) { root in
      let catalog = try AssetCatalog(directory: root)
      #expect(catalog.colorSets.keys.sorted() == ["Brand v2.0/Text", "Ink"])
      #expect(catalog.imageSets.keys.sorted() == ["Logo"])
    }
  }

  /// Each link, and what else there is then.
  @Test(
    "a circle of links is entered once, by the folders' own paths",
    arguments: [
      (["A.xcassets/Loop": "."], []),
      (["A.xcassets/Brand/Loop": ".."], []),
      (["A.xcassets/Alias": "Brand"], []),
      (["Alias.xcassets": "A.xcassets"], []),
      (["0": "."], []),
      // A set under a second name is a second set.
      (["A.xcassets/Alias.colorset": "Brand/Text.colorset"], ["Alias"]),
      (["A.xcassets/Far": "../Far"], ["Far/Text"]),
    ] as [([String: String], [String])])
  func links(_ links: [String: String], _ others: [String]) throws {
    let files = [
      "A.xcassets/Brand/Contents.json": Self.namespace,
      "A.xcassets/Brand/Text.colorset/Contents.json": "{}",
      "Far/Contents.json": Self.namespace, "Far/Text.colorset/Contents.json": "{}",
    ]
    try withFolder(files, links: links) { root in
      let sets = try AssetCatalog(directory: root).colorSets
      #expect(sets.keys.sorted() == (["Brand/Text"] + others).sorted())
      let path = root + "/A.xcassets/Brand/Text.colorset/Contents.json"
      #expect(sets["Brand/Text"]?.path == path)
    }
  }

  @Test("strings in a circle of links are read once")
  func stringsInACircle() throws {
    let files = ["App/en.lproj/Localizable.strings": #""a" = "b";"#]
    try withFolder(files, links: ["App/Loop": "..", "Link": "App"]) { root in
      var visited: [String] = []
      try ResourceFolder.walk(root) { path, name, isDirectory in
        if name.hasSuffix(".strings") { visited.append(String(path.dropFirst(root.count))) }
        return isDirectory
      }
      #expect(visited == ["/App/en.lproj/Localizable.strings"])
    }
  }

  @Test("a set without its Contents.json is one clear message")
  func noContents() throws {
    for (file, reason) in [
      ("A.xcassets/X.colorset/other.txt", "no such file or directory"),
      ("A.xcassets/X.colorset/Contents.json/other.txt", "is a directory"),
    ] {
      try withFolder([file: ""]) { root in
        let error = #expect(throws: ResourceError.self) { try AssetCatalog(directory: root) }
        #expect(
          error?.description
            == "\(root)/A.xcassets/X.colorset/Contents.json: cannot read it: \(reason); "
            + "check the path and that this user may read it")
      }
    }
  }
}
