// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Version files")
struct VersionFileTests {
  struct Case: Sendable {
    var path: String
    var old: String
    /// With 2.1.0-rc.1 after 1.2.0.
    var new: String
  }

  private static let before = SemanticVersion(1, 2, 0)

  @Test(arguments: [
    Case(
      path: "App.xcodeproj/project.pbxproj",
      old:
        "\t\tMARKETING_VERSION = 1.2;\r\n\t\tMARKETING_VERSION = \"1.2.0\";\r\nMARKETING_VERSION = $(X);\r\n",
      new:
        "\t\tMARKETING_VERSION = 2.1.0;\r\n\t\tMARKETING_VERSION = \"2.1.0\";\r\nMARKETING_VERSION = $(X);\r\n"
    ),
    // Another target's version is its own.
    Case(
      path: "App.xcodeproj/project.pbxproj",
      old: "MARKETING_VERSION = 1.2;\nMARKETING_VERSION = 7.1;\n",
      new: "MARKETING_VERSION = 2.1.0;\nMARKETING_VERSION = 7.1;\n"),
    Case(
      path: "a.xcconfig", old: "// x\nMARKETING_VERSION=1.2.0\nOTHER = 1.2.0",
      new: "// x\nMARKETING_VERSION=2.1.0\nOTHER = 1.2.0"),
    Case(
      path: "Info.plist",
      old: "<key>CFBundleShortVersionString</key>\n\t<string>1.2</string>\n<string>1.2</string>",
      new: "<key>CFBundleShortVersionString</key>\n\t<string>2.1.0</string>\n<string>1.2</string>"),
    Case(
      path: "x.podspec", old: "s.version = '1.2.0'\ns.swift_version = '5.9'\n",
      new: "s.version = '2.1.0-rc.1'\ns.swift_version = '5.9'\n"),
    Case(
      path: "V.swift",
      old:
        "let version: String = \"1.2.0\"\nlet other = \"1.2.0\"\nlet minimumVersion = \"1.1.0\"\n",
      new:
        "let version: String = \"2.1.0-rc.1\"\nlet other = \"1.2.0\"\nlet minimumVersion = \"1.1.0\"\n"
    ),
    Case(
      path: "README.md",
      old: "`.package(url: \"x\", from: \"1.2.0\")` and 1.2.0, from: here, from: \"2.65.0\"",
      new: "`.package(url: \"x\", from: \"2.1.0-rc.1\")` and 1.2.0, from: here, from: \"2.65.0\""),
    Case(
      path: "package.json",
      old:
        #"{"name": "a \"version\": ", "engines": {"version": "1.2.0"}, "version" : "1.2.0", "x": ["version"]}"#,
      new:
        #"{"name": "a \"version\": ", "engines": {"version": "1.2.0"}, "version" : "2.1.0-rc.1", "x": ["version"]}"#
    ),
    Case(
      path: "Cargo.toml",
      old:
        "[package]\nversion = \"1.2.0\" # ours\n[dependencies]\nversion = \"1.2.0\"\nserde = { version = \"1.2.0\" }\n",
      new:
        "[package]\nversion = \"2.1.0-rc.1\" # ours\n[dependencies]\nversion = \"1.2.0\"\nserde = { version = \"1.2.0\" }\n"
    ),
    Case(
      path: "pyproject.toml",
      old:
        "[project]\nversion='1.2.0'\nrequires-python = \"1.2.0\"\n[tool.black]\nversion = '1.2.0'\n",
      new:
        "[project]\nversion='2.1.0-rc.1'\nrequires-python = \"1.2.0\"\n[tool.black]\nversion = '1.2.0'\n"
    ),
    Case(
      path: "app/build.gradle",
      old: "plugins { id 'x' version '1.2.0' }\n  versionCode 12\n  versionName \"1.2.0\"\n",
      new: "plugins { id 'x' version '1.2.0' }\n  versionCode 12\n  versionName \"2.1.0-rc.1\"\n"),
    Case(
      path: "build.gradle.kts", old: "version = \"1.2.0\"\n", new: "version = \"2.1.0-rc.1\"\n"),
    Case(path: "gradle.properties", old: "version=1.2.0\n", new: "version=2.1.0-rc.1\n"),
    Case(
      path: "pubspec.yaml", old: "name: x\nversion: 1.2.0+45\ndependencies:\n  version: 1.2.0\n",
      new: "name: x\nversion: 2.1.0-rc.1+45\ndependencies:\n  version: 1.2.0\n"),
    Case(
      path: "chart/Chart.yaml", old: "version: '1.2.0'\nappVersion: 1.2.0\n",
      new: "version: '2.1.0-rc.1'\nappVersion: 1.2.0\n"),
    Case(
      path: "pom.xml",
      old:
        "<?xml version=\"1.0\"?>\n<project a=\"b\"><!-- <version>1.2.0</version> --><parent><version>1.2.0</version></parent>\n<version>1.2.0</version><dependencies><dependency><version>1.2.0</version></dependency></dependencies></project>",
      new:
        "<?xml version=\"1.0\"?>\n<project a=\"b\"><!-- <version>1.2.0</version> --><parent><version>1.2.0</version></parent>\n<version>2.1.0-rc.1</version><dependencies><dependency><version>1.2.0</version></dependency></dependencies></project>"
    ),
    Case(path: "VERSION", old: "1.2.0\n", new: "2.1.0-rc.1\n"),
    // Any file, where a comment says which line.
    Case(
      path: "conf.ini", old: "a = 1.2.0\nb = 1.2.0 ; assay:version\n",
      new: "a = 1.2.0\nb = 2.1.0-rc.1 ; assay:version\n"),
    Case(
      path: "README.md",
      old: "<!-- assay:version -->\nbrew install x@v1.2.0.\nfrom: \"1.2.0\"\n",
      new: "<!-- assay:version -->\nbrew install x@v2.1.0-rc.1.\nfrom: \"1.2.0\"\n"),
  ])
  func edited(_ row: Case) throws {
    let version = try #require(SemanticVersion("2.1.0-rc.1"))
    let new = try VersionFile(path: row.path).edited(row.old, from: Self.before, to: version)
    #expect(new == row.new)
    // A second time, as a run that comes after one that died: nothing changes.
    #expect(try VersionFile(path: row.path).edited(new, from: Self.before, to: version) == new)
  }

  @Test(
    "another value than the version before, or two places of it, stop the run",
    arguments: [
      ("README.md", "from: \"2.65.0\"", "says '2.65.0' (line 1)"),
      ("V.swift", "let minimumVersion = \"2.65.0\"\n", "says '2.65.0'"),
      ("README.md", "from: \"1.2.0\"\n\nfrom: \"1.2.0\"", "in 2 places (lines 1, 3)"),
      ("V.swift", "let aVersion = \"1.2.0\"\nlet bVersion = \"1.2.0\"", "in 2 places (lines 1, 2)"),
      ("a.ini", "v = 1.2.0", "no line such as '1.2.3 # assay:version'"),
      ("a.ini", "# assay:version\n", "without a version"),
      ("a.ini", "v = 1.1.0 # assay:version\n", "says '1.1.0'"),
      ("Info.plist", "<key>CFBundleShortVersionString</key><string>3.0</string>", "says '3.0'"),
      ("package.json", #"{"x": {"version": "1.2.0"}}"#, "no line such as '\"version\": \"1.2.3\"'"),
      ("pom.xml", "<project><version>1.2.0-SNAPSHOT</version></project>", "says '1.2.0-SNAPSHOT'"),
    ])
  func unclear(path: String, text: String, words: String) throws {
    let error = #expect(throws: ReleaseError.self) {
      try VersionFile(path: path).edited(text, from: Self.before, to: SemanticVersion(2, 1, 0))
    }
    #expect(error?.reason == .dirtyVersionFile)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("values of other packages stay in a real run, and the run stops where ours is not found")
  func foreignValues() throws {
    let repository = try TestRepository()
    try Data("release: {version-files: [README.md, V.swift]}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    let readme =
      ".package(url: \"nio\", from: \"2.65.0\"),\n.package(url: \"us\", from: \"1.0.0\")\n"
    try Data(readme.utf8).write(to: URL(filePath: repository.clone + "/README.md"))
    try Data("let minimumVersion = \"2.65.0\"\nlet version = \"1.0.0\"\n".utf8)
      .write(to: URL(filePath: repository.clone + "/V.swift"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("MINOR x (#1)")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--branch", "main").output == "v1.1.0\n")
    func shown(_ file: String) throws -> String {
      try repository.git("show", "main:" + file, in: repository.remote)
    }
    #expect(try shown("README.md").contains("\"nio\", from: \"2.65.0\""))
    #expect(try shown("README.md").contains("\"us\", from: \"1.1.0\""))
    #expect(try shown("V.swift") == "let minimumVersion = \"2.65.0\"\nlet version = \"1.1.0\"")
    try repository.git("pull", "--quiet", "--ff-only", "origin", "main")
    try repository.commit("from: \"9.9.9\"", file: "README.md")
    try repository.push()
    let before = try repository.git("rev-parse", "main", in: repository.remote)
    let stopped = try repository.tool("tag", "--push", "--branch", "main")
    #expect(stopped.status == 2)
    #expect(stopped.errors.contains("'README.md' says '9.9.9' (line 1)"), "\(stopped.errors)")
    #expect(try repository.git("rev-parse", "main", in: repository.remote) == before)
    #expect(try repository.remoteTags().count == 2)
  }

  @Test(arguments: [
    ("a.xcconfig", "MARKETING_VERSION = $(CURRENT)"), ("Info.plist", "<string>1.0</string>"),
    ("V.swift", "let version = number"), ("README.md", "from: 1.0.0"), ("x.podspec", ""),
  ])
  func nothingToWrite(path: String, text: String) throws {
    let file = try VersionFile(path: path)
    let error = #expect(throws: ReleaseError.self) {
      try file.edited(text, from: Self.before, to: SemanticVersion(2, 0, 0))
    }
    #expect(error?.reason == .dirtyVersionFile)
  }

  @Test(
    "a path that is empty, leaves the repository, or reads as an option is refused",
    arguments: ["/etc/x.swift", "../x.swift", "a/../../x.swift", "", "-x.swift"])
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
