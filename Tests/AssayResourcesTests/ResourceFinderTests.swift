// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayResources

@Suite("Finder of resources")
struct ResourceFinderTests {
  /// Makes a project of the given files in a new folder, and removes it afterwards.
  private func withProject(_ files: [String], _ body: (String) throws -> Void) throws {
    let texts = files.map { file in
      (file, file.hasSuffix(".strings") ? "\"where\" = \"\(file)\";" : "{}")
    }
    try TemporaryFolder.with(Dictionary(uniqueKeysWithValues: texts), body)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String]
    var from: String
    var found: String?
    var testDescription: String { name }
  }

  @Test(
    "resources are found in the nearest folder that has some, within the package",
    arguments: [
      Row(
        name: "beside the file",
        files: ["Package.swift", "Sources/App/en.lproj/Localizable.strings"],
        from: "Sources/App/View.swift", found: "Sources/App"),
      Row(
        name: "in Resources of a folder above",
        files: ["Package.swift", "Sources/App/Resources/A.xcassets/Contents.json"],
        from: "Sources/App/Views/Deep/View.swift", found: "Sources/App/Resources"),
      Row(
        name: "in Strings", files: ["Package.swift", "Tests/T/Strings/en.lproj/L.strings"],
        from: "Tests/T/ViewTests.swift", found: "Tests/T/Strings"),
      Row(
        name: "the nearer of two",
        files: ["Package.swift", "en.lproj/L.strings", "Tests/T/en.lproj/L.strings"],
        from: "Tests/T/ViewTests.swift", found: "Tests/T"),
      Row(
        name: "at the root", files: [".git", "en.lproj/L.strings"], from: "Tests/T/ViewTests.swift",
        found: ""),
      Row(
        name: "the package's sources last",
        files: ["Package.swift", "Sources/App/Deep/en.lproj/L.strings"],
        from: "Tests/T/ViewTests.swift", found: "Sources"),
      Row(
        name: "not beyond the package",
        files: ["en.lproj/L.strings", "Inner/Package.swift"], from: "Inner/Tests/T/ViewTests.swift",
        found: nil),
    ])
  func directories(_ row: Row) throws {
    try withProject(row.files) { root in
      let found = ResourceFinder.directory(near: root + "/" + row.from)
      let expected = row.found.map { $0.isEmpty ? root : root + "/" + $0 }
      #expect(found == expected)
    }
  }

  @Test("code of a target uses its own resources and, after them, those of the other targets")
  func otherTargets() throws {
    func color(_ red: Int) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    }
    let project = try TemporaryFolder([
      "Package.swift": "",
      "Sources/App/en.lproj/Localizable.strings": #""title" = "App";"#,
      "Sources/App/A.xcassets/ink.colorset/Contents.json": color(1),
      "Sources/Kit/en.lproj/Localizable.strings": #""title" = "Kit"; "body" = "Body";"#,
      "Sources/Kit/A.xcassets/ink.colorset/Contents.json": color(0),
      "Sources/Kit/A.xcassets/paper.colorset/Contents.json": color(1),
      "Sources/Kit/A.xcassets/AccentColor.colorset/Contents.json": color(1),
    ])
    let folders = ResourceFinder.directories(
      ofCode: project.path + "/Sources/App/Views/View.swift")
    #expect(folders == [project.path + "/Sources/App", project.path + "/Sources"])
    let read = try folders.map { try Resources(directory: $0) }
    let resources = read[0].completed(by: read[1])
    func text(_ key: String) -> String {
      resources.strings.localized(key: key, locale: "en").string
    }
    #expect([text("title"), text("body")] == ["App", "Body"])
    let assets = try #require(resources.assets)
    #expect(assets.color(named: "ink", .light)?.red == 1)
    #expect(assets.color(named: "paper", .light)?.red == 1)
    #expect(assets.color(named: "AccentColor", .light) == nil)
    // Tests take all sources, where they have none of their own.
    #expect(
      ResourceFinder.directories(ofCode: project.path + "/Tests/AppTests/ViewTests.swift")
        == [project.path + "/Sources"])
  }

  @Test func readsWhatItFinds() throws {
    let file = "Sources/App/Resources/en.lproj/Localizable.strings"
    let hidden = "Sources/App/Resources/.build/en.lproj/Localizable.strings"
    try withProject(["Package.swift", file, hidden]) { root in
      let resources = try ResourceFinder.resources(near: root + "/Sources/App/View.swift")
      #expect(resources.strings.localized(key: "where", locale: "en").string == file)
      #expect(resources.assets == nil)
    }
    #expect(try ResourceFinder.resources(near: "/nowhere/at/all.swift") == Resources())
    #expect(ResourceFinder.directory(near: "") == ResourceFinder.directory(near: "."))
  }
}
