// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Version files")
struct VersionFileTests {
  struct Case: Sendable {
    var path: String
    var old: String
    /// With 2.1.0-rc.1.
    var new: String
  }

  @Test(arguments: [
    Case(
      path: "App.xcodeproj/project.pbxproj",
      old:
        "\t\tMARKETING_VERSION = 1.2;\r\n\t\tMARKETING_VERSION = \"2.0.1\";\r\nMARKETING_VERSION = $(X);\r\n",
      new:
        "\t\tMARKETING_VERSION = 2.1.0;\r\n\t\tMARKETING_VERSION = \"2.1.0\";\r\nMARKETING_VERSION = $(X);\r\n"
    ),
    Case(
      path: "a.xcconfig", old: "// x\nMARKETING_VERSION=1.0.0\nOTHER = 1.0.0",
      new: "// x\nMARKETING_VERSION=2.1.0\nOTHER = 1.0.0"),
    Case(
      path: "Info.plist",
      old: "<key>CFBundleShortVersionString</key>\n\t<string>1.0</string>\n<string>1.0</string>",
      new: "<key>CFBundleShortVersionString</key>\n\t<string>2.1.0</string>\n<string>1.0</string>"),
    Case(
      path: "x.podspec", old: "s.version = '1.0.0'\ns.swift_version = '5.9'\n",
      new: "s.version = '2.1.0-rc.1'\ns.swift_version = '5.9'\n"),
    Case(
      path: "V.swift", old: "let version: String = \"1.0.0\"\nlet other = \"1.0.0\"\n",
      new: "let version: String = \"2.1.0-rc.1\"\nlet other = \"1.0.0\"\n"),
    Case(
      path: "README.md", old: "`.package(url: \"x\", from: \"1.0.0\")` and 1.0.0, from: here",
      new: "`.package(url: \"x\", from: \"2.1.0-rc.1\")` and 1.0.0, from: here"),
  ])
  func edited(_ row: Case) throws {
    let version = try #require(SemanticVersion("2.1.0-rc.1"))
    #expect(try VersionFile(path: row.path).edited(row.old, to: version) == row.new)
  }

  @Test(arguments: [
    ("a.xcconfig", "MARKETING_VERSION = $(CURRENT)"), ("Info.plist", "<string>1.0</string>"),
    ("V.swift", "let version = number"), ("README.md", "from: 1.0.0"), ("x.podspec", ""),
  ])
  func nothingToWrite(path: String, text: String) throws {
    let file = try VersionFile(path: path)
    let error = #expect(throws: ReleaseError.self) {
      try file.edited(text, to: SemanticVersion(2, 0, 0))
    }
    #expect(error?.reason == .dirtyVersionFile)
  }

  @Test(arguments: ["/etc/x.swift", "../x.swift", "x.txt", "", "-x.swift"])
  func paths(path: String) {
    #expect(throws: ReleaseError.self) { try VersionFile(path: path) }
  }

  @Test("the version is committed and tagged together; again: nothing changes")
  func whole() throws {
    let repository = try TestRepository()
    try Data("release: {version-files: [Sources/V.swift]}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try FileManager.default.createDirectory(
      atPath: repository.clone + "/Sources", withIntermediateDirectories: true)
    try Data("let version = \"0.0.0\"\n".utf8)
      .write(to: URL(filePath: repository.clone + "/Sources/V.swift"))
    try repository.git("add", ".")
    let merge = try repository.commit("MINOR x (#1)")
    try repository.push()
    let plan = try repository.tool("plan", "--branch", "main")
    #expect(plan.output.contains("-let version = \"0.0.0\"\n+let version = \"0.1.0\"\n"))
    #expect(try repository.remoteTags().isEmpty)
    let run = try repository.tool("tag", "--push", "--branch", "main")
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    let tagged = try #require(try repository.remoteTags()["v0.1.0"])
    #expect(try repository.git("rev-parse", "main", in: repository.remote) == tagged)
    #expect(try repository.git("rev-parse", "\(tagged)^", in: repository.remote) == merge)
    #expect(
      try repository.git("show", "v0.1.0:Sources/V.swift", in: repository.remote)
        == "let version = \"0.1.0\"")
    #expect(try repository.tool("tag", "--push", "--branch", "main").output == "v0.1.0\n")
    #expect(try repository.remoteTags().count == 1)
    try repository.git("fetch", "--quiet", "origin")
    let verified = try repository.tool("verify", "--commit", tagged)
    #expect(verified.status == 0, "\(verified.output)")

    try repository.git("pull", "--quiet", "--ff-only", "origin", "main")
    try repository.commit("two (#2)")
    try repository.push()
    try Data("let version = \"mine\"\n".utf8)
      .write(to: URL(filePath: repository.clone + "/Sources/V.swift"))
    let dirty = try repository.tool("tag", "--push", "--branch", "main")
    #expect(dirty.status == 2)
    #expect(dirty.errors.contains("[dirty-version-file]"))
    try repository.git("checkout", "--quiet", "--", ".")
    #expect(try repository.tool("tag", "--push", "--branch", "main").output == "v0.1.1\n")
  }

  @Test("packages of a monorepo each write their own, one commit on the other")
  func packages() throws {
    let repository = try TestRepository()
    let configuration = """
      release:
        packages:
          core: {paths: Core, version-files: Core/V.swift}
          ui: {paths: UI, version-files: [UI/V.swift, UI/README.md]}
          docs: {paths: Docs}

      """
    for (path, text) in [
      (".assay.yml", configuration), ("Core/V.swift", "let version = \"0.0.0\"\n"),
      ("UI/V.swift", "let version = \"0.0.0\"\n"), ("UI/README.md", "from: \"0.0.0\"\n"),
      ("Docs/a", "a\n"),
    ] {
      let url = URL(filePath: repository.clone + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try repository.git("add", ".")
    let merge = try repository.commit("MINOR x (#1)")
    try repository.push()
    // A job that died after the first package.
    let first = try repository.tool("tag", "--push", "--branch", "main", "--package", "core")
    #expect(first.output == "core/v0.1.0\n", "\(first.errors)")
    let fresh = repository.folder + "/fresh"
    try repository.git("clone", "--quiet", "file://" + repository.remote, fresh)
    try repository.git("reset", "--quiet", "--hard", merge, in: fresh)
    let wanted = "core/v0.1.0\nui/v0.1.0\ndocs/v0.1.0\n"
    for place in [repository.clone, fresh, fresh] {
      let run = try repository.tool("tag", "--push", "--branch", "main", in: place)
      #expect(run.output == wanted, "\(run.errors)")
    }
    let tags = try repository.remoteTags()
    #expect(tags.count == 3)
    #expect(tags["docs/v0.1.0"] == merge)
    let (core, ui) = (try #require(tags["core/v0.1.0"]), try #require(tags["ui/v0.1.0"]))
    func remote(_ arguments: String...) throws -> String {
      let run = try TestProcess.run("/usr/bin/git", arguments, in: repository.remote)
      return run.output
    }
    #expect(try remote("rev-parse", "main", "main^", "main^^") == "\(ui)\n\(core)\n\(merge)\n")
    #expect(try remote("show", "main:Core/V.swift") == "let version = \"0.1.0\"\n")
    #expect(try remote("show", "main:UI/V.swift") == "let version = \"0.1.0\"\n")
    #expect(try remote("show", "main:UI/README.md") == "from: \"0.1.0\"\n")
    #expect(try remote("show", "core/v0.1.0:UI/V.swift") == "let version = \"0.0.0\"\n")

    // The next merge comes after them, and only its package is released.
    try repository.git("pull", "--quiet", "--ff-only", "origin", "main")
    try repository.commit("two (#2)", file: "UI/b")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--branch", "main").output == "ui/v0.1.1\n")
    #expect(try remote("show", "main:UI/V.swift") == "let version = \"0.1.1\"\n")
    #expect(try repository.remoteTags().count == 4)
    try repository.git("fetch", "--quiet", "origin")
    let verified = try repository.tool("verify", "--commit", "origin/main")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
  }
}
