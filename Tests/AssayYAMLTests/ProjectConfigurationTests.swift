// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayTestSupport
import AssayYAML
import Foundation
import Testing

@Suite("The file .assay.yml")
struct ProjectConfigurationTests {
  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.with(["repository/a/b/.keep": ""], body)
  }

  @Test func theNearestFileUpwardCounts() throws {
    try withFolder { folder in
      let root = folder + "/repository"
      try write("", to: root + "/.git/HEAD")
      try write("audit: {level: AAA}", to: root + "/.assay.yml")
      #expect(try ProjectConfiguration.find(from: root + "/a/b")?.folder == root)
      #expect(try ProjectConfiguration.find(from: root)?.folder == root)
      try write("audit: {level: AA}", to: root + "/a/.assay.yml")
      #expect(try ProjectConfiguration.find(from: root + "/a/b")?.folder == root + "/a")
    }
  }

  @Test func theSearchEndsAtTheRootOfTheRepository() throws {
    try withFolder { folder in
      try write("audit: {}", to: folder + "/.assay.yml")
      try write("gitdir: elsewhere", to: folder + "/repository/.git")
      #expect(try ProjectConfiguration.find(from: folder + "/repository/a/b") == nil)
    }
  }

  @Test(arguments: [
    ("releese: {rule: labels}", "f:1:1: unknown key 'releese'; did you mean 'release'?"),
    (
      "other: 1",
      "f:1:1: unknown key 'other'; expected one of dead-code, audit, release, check, fonts, snapshots"
    ),
    ("audit:\n  levl: AA", "f:2:3: unknown key 'audit.levl'; did you mean 'level'?"),
    ("dead-code:\n  stric: true", "f:2:3: unknown key 'dead-code.stric'; did you mean 'strict'?"),
    ("release:\n  rules: labels", "f:2:3: unknown key 'release.rules'; did you mean 'rule'?"),
    (
      "release:\n  packages:\n    core: {pats: [a]}",
      "f:3:12: unknown key 'release.packages.core.pats'; did you mean 'paths'?"
    ),
    (
      "audit:\n  pairs:\n    - {foreground: a, background: b, sice: 3}",
      "f:3:38: unknown key 'audit.pairs.sice'; did you mean 'size'?"
    ),
    ("- a", "f:1:1: the file has no keys; write a section such as 'audit:'"),
    ("text", "f:1:1: the file has no keys; write a section such as 'audit:'"),
  ])
  func everyProductRefusesUnknownKeys(_ text: String, _ message: String) {
    let error = #expect(throws: DocumentError.self) {
      try ProjectConfiguration(bytes: Array(text.utf8), name: "f")
    }
    #expect(error?.description == message)
  }

  @Test(arguments: ["", "# nothing", "dead-code:\naudit: {}\nrelease: {}", "---\n"])
  func nothingIsFine(_ text: String) throws {
    let file = try ProjectConfiguration(bytes: Array(text.utf8))
    for section in ConfigurationSection.allCases {
      let isRead: Bool? = try file.read(section) { _ in true }
      #expect(isRead != false)
    }
  }

  @Test func anErrorNamesItsKey() throws {
    let file = try ProjectConfiguration(bytes: Array("audit:\n  growth: x".utf8), name: "f")
    let error = #expect(throws: DocumentError.self) {
      try file.read(.audit) { map in try map.take("growth") { try $0.number() } }
    }
    #expect(error?.description == "f:2:11: audit.growth: expected a number, found the text 'x'")
  }
}
