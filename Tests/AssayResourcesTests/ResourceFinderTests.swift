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
