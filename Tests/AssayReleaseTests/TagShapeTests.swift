// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Version tags of another shape than the prefix")
struct TagShapeTests {
  private func repository(_ tags: [String]) throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    for tag in tags { try repository.tag(tag) }
    try repository.commit("MINOR add (#1)")
    try repository.push()
    return repository
  }

  @Test(
    "a repository that is tagged otherwise stops, and the message has the line to add",
    arguments: [
      (["1.2.3", "1.2.2"], "release: {prefix: \"\"}", "1.3.0"),
      (["core-v1.2.3"], "release: {prefix: \"core-v\"}", "core-v1.3.0"),
      (["core/1.2.3"], "release: {prefix: \"core/\"}", "core/1.3.0"),
      (["V1.2.3", "nightly-7", "v1"], "release: {prefix: \"V\"}", "V1.3.0"),
      (["release-1.2.3", "1.0.0-RELEASE"], "release: {prefix: \"release-\"}", "release-1.3.0"),
    ])
  func line(tags: [String], line: String, next: String) throws {
    let repository = try repository(tags)
    for command in [["next"], ["plan"], ["tag", "--push"], ["tag"], ["next", "--offline"]] {
      if command.contains("--offline") { try repository.git("fetch", "--quiet", "--tags") }
      let run = try TestProcess.run(TestProcess.tool, command, in: repository.clone)
      #expect(run.status == 2, "\(command)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("'\(line)'"), "\(run.errors)")
      #expect(run.errors.contains("--initial"))
      #expect(run.errors.contains("[invalid-configuration]"))
    }
    #expect(try repository.remoteTags().count == tags.count)
    try Data((line + "\n").utf8).write(to: URL(filePath: repository.clone + "/.assay.yml"))
    #expect(try repository.tool("tag", "--push").output == next + "\n")
  }

  /// The names are those of guardian/csnx and felangel/bloc.
  @Test(
    "where tags bear the names of packages, the message says how to list those",
    arguments: [
      (["@guardian/libs@33.0.0", "@guardian/source@13.1.0"], true, false),
      (
        ["bloc-v9.2.1", "hydrated_bloc-v11.0.0", "bloc_lint-v0.4.1", "flutter_bloc-v9.1.1"], true,
        true
      ),
      (["bloc-v9.2.1", "1.0.0", "V1.0.0"], false, false),
    ])
  func packages(tags: [String], arePackages: Bool, areMore: Bool) throws {
    let run = try repository(tags).tool("next")
    #expect(run.status == 2)
    #expect(run.errors.contains("list them under 'packages'") == arePackages, "\(run.errors)")
    #expect(run.errors.contains("and 1 form more;") == areMore, "\(run.errors)")
  }

  @Test("a path that is no folder is not called a folder without a repository")
  func noFolder() throws {
    let repository = try repository([])
    try Data().write(to: URL(filePath: repository.clone + "/file"))
    for (path, words) in [
      ("/file", "/file' is a file; give the folder of the clone with --repository"),
      ("/gone", "/gone' does not exist; give the folder of the clone"),
    ] {
      let run = try repository.tool("plan", "--repository", repository.clone + path)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(
    "a repository with releases of two forms stops until one is chosen",
    arguments: [
      // The other form is higher: with the form as of v1.0.0 a lower version would be released.
      (["v1.0.0"], ["2.0.0", "1.9.0"], "2.0.0", "", "2.1.0"),
      // The untagged fix becomes 1.1.0.
      (["v1.0.0", "1.0.5", "1.1.0-rc.1"], [], "1.1.0-rc.1", "", "1.2.0"),
      // The other form is newer.
      (["v1.0.0", "build-7"], ["app-0.3.0", "v2"], "app-0.3.0", "app-", "app-0.4.0"),
      (["v3.0.0"], ["V1.0.0"], "V1.0.0", "V", "V1.1.0"),
    ])
  func mixed(
    start: [String], later: [String], example: String, prefix: String, next: String
  ) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    for tag in start { try repository.tag(tag) }
    try repository.commit("fix (#1)")
    try repository.push()
    for tag in later {
      try repository.git("tag", "--annotate", "-m", "x", tag)
      try repository.git("push", "--quiet", "origin", "refs/tags/" + tag)
      try repository.git("tag", "--delete", tag)
    }
    let commit = try repository.commit("MINOR add (#2)")
    try repository.push()
    for command in [["next"], ["plan", "--format", "json"], ["tag", "--push"], ["tag"]] {
      let run = try TestProcess.run(TestProcess.tool, command, in: repository.clone)
      #expect(run.status == 2, "\(command): \(run)")
      #expect(run.errors.contains("tags such as '\(example)'"), "\(run.errors)")
      for line in ["release: {prefix: \"v\"}", "release: {prefix: \"\(prefix)\"}"] {
        #expect(run.errors.contains("'\(line)'"), "\(run.errors)")
      }
    }
    #expect(try repository.remoteTags().count == start.count + later.count)
    #expect(try repository.tool("next", "--prefix=" + prefix).output == next + "\n")
    try Data("release: {prefix: v}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    let run = try repository.tool("tag", "--push")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("v"))
    #expect(try repository.remoteTags()[String(run.output.dropLast())] == commit)
  }

  struct Unread: CustomTestStringConvertible, Sendable {
    var tag: String
    /// On a commit after the first.
    var later: String
    var prefix = "v"
    /// The tag that the message asks for; nil where nothing stops.
    var advice: String?
    var next: String
    var testDescription: String { "\(later) after \(tag)" }
  }

  static let unreadTags = [
    // A calendar with zeros before the numbers.
    Unread(
      tag: "2025.11.12", later: "2026.07.22", prefix: "", advice: "2026.7.22", next: "2026.7.23"),
    Unread(tag: "v1.2.0", later: "v1.3", advice: "v1.3.0", next: "v1.3.1"),
    Unread(tag: "v1.2.0", later: "v1.2.1.1", advice: "v1.2.3", next: "v1.2.4"),
    Unread(
      tag: "ui-v0.9.9", later: "ui-v1.0", prefix: "ui-v", advice: "ui-v1.0.0", next: "ui-v1.0.1"),
    // Lower ones, floating ones, nightly builds and words.
    Unread(tag: "v1.2.0", later: "v1.1", next: "v1.2.2"),
    Unread(tag: "v1.2.0", later: "v1.2", next: "v1.2.2"),
    Unread(tag: "v1.2.0", later: "v1", next: "v1.2.2"),
    Unread(tag: "2.0.0", later: "20260722", prefix: "", next: "2.0.2"),
    Unread(tag: "v1.2.0", later: "v1.3-beta", next: "v1.2.2"),
    Unread(tag: "v1.2.0", later: "1.3", next: "v1.2.2"),
  ]

  @Test(
    "a history that goes on with higher numbers that are no semantic version stops",
    arguments: unreadTags)
  func unread(_ row: Unread) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag(row.tag)
    try repository.commit("fix (#1)")
    try repository.push()
    try repository.tag(row.later)
    try repository.commit("fix (#2)")
    try repository.push()
    let option = "--prefix=" + row.prefix
    if let advice = row.advice {
      for command in [["next"], ["plan"], ["tag", "--push", "--catch-up"]] {
        let run = try TestProcess.run(TestProcess.tool, command + [option], in: repository.clone)
        #expect(run.status == 2, "\(command): \(run)")
        #expect(run.errors.contains("'\(row.later)' on "), "\(run.errors)")
        #expect(run.errors.contains("tag its commit as '\(advice)' too"), "\(run.errors)")
        #expect(run.errors.contains("[invalid-configuration]"))
      }
      let verify = try repository.tool("verify", option)
      #expect(verify.status == 1)
      let words = verify.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        words.contains("Tag that is no semantic version (1): \(row.later) on "), "\(words)")
      try repository.tag(advice, "HEAD~1")
    }
    #expect(try repository.tool("next", option).output == row.next + "\n")
  }

  @Test("a release below those of another branch is planned, and the plan says so")
  func releaseBranch() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v0.1.0")
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.commit("Branch")
    try repository.push("HEAD:refs/heads/side")
    for tag in ["v0.7.0", "v0.8.0", "v0.9.0-rc.1"] { try repository.tag(tag) }
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("fix (#1)")
    try repository.push()
    let words =
      "note: v0.1.1 goes on from v0.1.0, and v0.8.0 (one of 2 higher ones) is on another branch"
    for command in [["next"], ["plan"]] {
      let run = try TestProcess.run(TestProcess.tool, command, in: repository.clone)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("v0.1.1"))
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    // A line that is maintained is meant to be lower.
    try repository.git("checkout", "--quiet", "-b", "0.1.x")
    try repository.push("HEAD:refs/heads/0.1.x")
    let line = try repository.tool("next", "--branch", "0.1.x")
    #expect(line.output == "v0.1.1\n" && line.errors.isEmpty, "\(line)")
  }

  @Test("older tags of another form, and other things' tags, stop nothing")
  func migrated() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    for tag in ["1.0.0", "1.1.0", "app-7.0.0", "swift-6.0.0", "v1.1.0", "v1.2"] {
      try repository.tag(tag)
    }
    try repository.commit("MINOR add (#1)")
    try repository.push()
    try repository.tag("nightly-2026")
    #expect(try repository.tool("tag", "--push").output == "v1.2.0\n")
  }

  @Test("two numbers are no version, and nothing is made up for them")
  func short() throws {
    let run = try repository(["1.2", "v1.1"]).tool("tag", "--push")
    #expect(run.status == 2)
    #expect(run.errors.contains("'v1.1' is not a semantic version"), "\(run.errors)")
  }

  @Test(
    "a version with a word behind it is no semantic version",
    arguments: ["v1.2.0.RELEASE", "v1.2-beta", "1.2rc1", "v3-beta", "1.2.0.Final", "v1.2.3.4"])
  func word(tag: String) throws {
    let run = try repository([tag]).tool("tag", "--push")
    #expect(run.status == 2 && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains("'\(tag)' is not a semantic version"), "\(run.errors)")
  }

  @Test(
    "a name that only begins with a number stops nothing",
    arguments: ["3d-models", "2026-summer", "nightly-7", "value", "v", "1.x", "version-next"])
  func name(tag: String) throws {
    #expect(try repository([tag]).tool("next").output == "v0.1.0\n")
  }

  @Test("tags of another form are not called correct")
  func verify() throws {
    let repository = try repository(["1.2.3", "1.3.0"])
    let run = try repository.tool("verify")
    #expect(run.status == 2)
    #expect(run.errors.contains("no tag has the form 'v1.2.3'"), "\(run.errors)")
    let other = try repository.tool("verify", "--prefix", "")
    #expect(other.output.contains("has several tags: 1.3.0, 1.2.3"), "\(other.errors)")
  }

  @Test("tags of two forms are not called correct where the next release would stop for them")
  func verifyMixed() throws {
    let repository = try repository(["v1.0.0", "2.0.0"])
    let run = try repository.tool("verify")
    #expect(run.status == 2)
    #expect(run.errors.contains("'2.0.0' is a higher version"), "\(run.errors)")
    #expect(try !repository.tool("verify", "--prefix", "v").errors.contains("is a higher version"))
  }

  struct OtherForm: CustomTestStringConvertible, Sendable {
    var name: String
    /// On the commit before the last release, after it, and on another branch.
    var before: [String] = []
    var after: [String] = []
    var branch: [String] = []
    var problem: String?
    /// Of the tags.
    var prefix: String {
      let tag = (after + branch).first ?? ""
      return String(tag.prefix { !$0.isNumber })
    }
    var testDescription: String { name }
  }

  @Test(
    "verify names versions of another form that a later commit or another branch has",
    arguments: [
      OtherForm(name: "later", after: ["1.1.5"], problem: "1.1.5 on"),
      OtherForm(name: "a prefix of its own, later", after: ["app-0.3.0"], problem: "app-0.3.0 on"),
      OtherForm(
        name: "other branch", branch: ["1.1.5", "1.1.4"], problem: "(one of 2) has another"),
      OtherForm(name: "capital letter", branch: ["V1.1.0"], problem: "V1.1.0 on"),
      OtherForm(name: "before the release", before: ["1.1.0", "app-7.0.0"]),
      OtherForm(name: "lower than each release", branch: ["0.9.0"]),
      OtherForm(name: "of something else", branch: ["app-1.1.5", "nightly-7", "1.2"]),
      OtherForm(name: "beside a release's own tag", branch: ["v1.1.9", "1.1.9"]),
    ])
  func verifyOtherForm(_ row: OtherForm) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("docs [skip release] (#1)")
    try repository.push()
    for tag in row.before { try repository.tag(tag) }
    try repository.commit("MINOR add (#2)")
    try repository.push()
    try repository.tag("v1.2.0")
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.commit("aside")
    try repository.push()
    for tag in row.branch { try repository.tag(tag) }
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("docs [skip release] (#3)")
    try repository.push()
    for tag in row.after { try repository.tag(tag) }
    let run = try repository.tool("verify")
    #expect(run.status == (row.problem == nil ? 0 : 1), "\(run)")
    if let problem = row.problem {
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.hasPrefix("Tags of another form (1): "), "\(run.output)")
      #expect(text.contains(problem), "\(run.output)")
      #expect(text.contains("'release: {prefix: \"v\"}' or 'release: {prefix: \"\(row.prefix)\"}'"))
    }
    // Where the form is chosen, the others are somebody else's.
    #expect(try repository.tool("verify", "--prefix", "v").status == 0)
  }

  @Test("a first version that was chosen is made, whatever other tags there are")
  func initial() throws {
    let repository = try repository(["1.2.3"])
    #expect(try repository.tool("next", "--initial", "3.0.0").output == "v3.0.0\n")
    #expect(try repository.tool("next", "--initial", "3").status == 64)
    try Data("release: {initial: 2.0.0}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    #expect(try repository.tool("tag", "--push").output == "v2.0.0\n")
    try repository.commit("fix (#2)")
    try repository.push()
    // It is of the first release only.
    #expect(try repository.tool("tag", "--push").output == "v2.0.1\n")
  }

  @Test("an empty prefix works as an option, and in the script of the ready files")
  func empty() throws {
    let repository = try repository(["1.2.3"])
    #expect(try repository.tool("next", "--prefix=").output == "1.3.0\n")
    let script = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "ci/release-tag")
    func run(_ environment: [String: String]) throws -> TestRun {
      try TestProcess.run(
        script.path, [], in: repository.clone,
        environment: environment.merging(["ASSAY_TOOL": TestProcess.tool]) { $1 })
    }
    #expect(try run([:]).status == 2)
    #expect(try run(["ASSAY_PREFIX": "*"]).status == 2)
    #expect(try run(["ASSAY_PREFIX": ""]).output == "1.3.0\n")
  }

  @Test("packages of a monorepo do not stop each other, and one that is tagged otherwise stops")
  func packages() throws {
    let repository = try repository(["core/v1.0.0", "docs-1.0.0"])
    try Data(
      "release: {packages: {core: {paths: Core}, ui: {paths: UI}, docs: {paths: Docs}}}\n".utf8
    )
    .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("MINOR x (#2)", file: "UI/a")
    try repository.push()
    #expect(try repository.tool("next", "--package", "ui").output == "ui/v0.1.0\n")
    try repository.commit("MINOR x (#3)", file: "Docs/a")
    let run = try repository.tool("next", "--package", "docs")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'release: {packages: {docs: {prefix: \"docs-\"}}}'"), "\(run.errors)")
  }

  @Test("a history that comes from none of the tags stops")
  func otherHistory() throws {
    let repository = try repository(["v1.2.3"])
    try repository.git("checkout", "--quiet", "--orphan", "new")
    try repository.commit("MINOR x (#1)")
    let run = try repository.tool("next")
    #expect(run.status == 1)
    #expect(run.errors.contains("[cannot-tell]"), "\(run.errors)")
    #expect(try repository.tool("next", "--initial", "2.0.0").output == "v2.0.0\n")
  }

  @Test("the configuration is found from a folder deep in the repository")
  func deep() throws {
    let repository = try repository(["1.2.3"])
    try Data("release: {prefix: \"\"}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("MINOR x (#2)", file: "a/b/c/d")
    #expect(
      try repository.tool("next", in: repository.clone + "/a/b/c").output == "1.4.0\n")
  }
}
