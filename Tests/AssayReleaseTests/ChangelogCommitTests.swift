// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("A changelog entry in the commit of a release")
struct ChangelogCommitTests {
  private func repository(_ files: [String: String]) throws -> TestRepository {
    let repository = try TestRepository()
    for (path, text) in files {
      let url = URL(filePath: repository.clone + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    return repository
  }

  private func shown(_ name: String, _ repository: TestRepository) throws -> String {
    try repository.git("show", name, in: repository.remote)
  }

  /// The sections are those of https://keepachangelog.com/en/1.1.0/; the dates are those of the
  /// tests' commits.
  @Test("the entry and the version are in one commit, which has the tag; again: nothing changes")
  func together() throws {
    let repository = try repository([
      ".assay.yml": "release: {version-files: V.swift, changelog: CHANGELOG.md}\n",
      "V.swift": "let version = \"1.0.0\"\n",
      "CHANGELOG.md":
        "# Changes\n\n## [Unreleased]\n\n- By hand.\n\n## [1.0.0] - 2025-01-01\n\n- First.\n",
    ])
    try repository.tag("v1.0.0")
    try repository.commit("MINOR: add sharing (#1)")
    let merge = try repository.commit("fix *crash* (#2)")
    try repository.push()
    let date = try repository.git("log", "-1", "--format=%cd", "--date=format:%Y-%m-%d")
    let text = """
      # Changes

      ## [Unreleased]

      ## [1.1.0] - \(date)

      - By hand.

      ### Added

      - add sharing (#1)

      ### Fixed

      - fix \\*crash\\* (#2)

      ## [1.0.0] - 2025-01-01

      - First.
      """
    let plan = try repository.tool("plan", "--branch", "main")
    #expect(plan.output.contains("+## [1.1.0] - \(date)\n"), "\(plan)")
    #expect(plan.output.contains("+- add sharing (#1)\n"))
    #expect(plan.output.contains("+let version = \"1.1.0\"\n"))
    for _ in 1...2 {
      let run = try repository.tool("tag", "--push", "--branch", "main")
      #expect(run.output == "v1.1.0\n", "\(run.errors)")
    }
    let tagged = try #require(try repository.remoteTags()["v1.1.0"])
    #expect(try repository.git("rev-parse", "main", in: repository.remote) == tagged)
    #expect(try repository.git("rev-parse", "\(tagged)^", in: repository.remote) == merge)
    #expect(try shown("v1.1.0:CHANGELOG.md", repository) == text)
    #expect(try shown("v1.1.0:V.swift", repository) == "let version = \"1.1.0\"")
    // The work tree stays as it was.
    #expect(try repository.git("status", "--porcelain").isEmpty)
  }

  @Test("a changelog alone is committed, and made where there is none")
  func made() throws {
    let repository = try repository([".assay.yml": "release: {changelog: docs/CHANGES.md}\n"])
    try repository.commit("MINOR add (#1)")
    try repository.push()
    let run = try repository.tool("tag", "--push", "--branch", "main")
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    let text = try shown("main:docs/CHANGES.md", repository)
    #expect(text.hasPrefix("# Changelog\n"))
    #expect(text.contains("## [0.1.0] - "))
    #expect(text.hasSuffix("### Added\n\n- add (#1)"))
  }

  @Test("titles that only the host holds are in the entry")
  func hosted() throws {
    let repository = try repository([".assay.yml": "release: {changelog: CHANGELOG.md}\n"])
    try repository.tag("v1.0.0")
    let commit = try repository.commit("work (#1)")
    try repository.push()
    let event = repository.folder + "/event.json"
    let json = """
      {"pull_request": {"number": 1, "title": "MINOR add sharing", "merged": true, "labels": [],
      "merge_commit_sha": "\(commit)", "base": {"ref": "main"}, "user": {"login": "bo"}}}
      """
    try Data(json.utf8).write(to: URL(filePath: event))
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
      "GITHUB_REPOSITORY": "o/r",
    ]
    let run = try repository.tool("tag", "--push", environment: environment)
    #expect(run.output == "v1.1.0\n", "\(run.errors)")
    #expect(
      try shown("main:CHANGELOG.md", repository)
        .contains("- add sharing ([#1](https://github.com/o/r/pull/1))"))
  }

  @Test("each package of a monorepo has its own")
  func packages() throws {
    let repository = try repository([
      ".assay.yml":
        "release: {packages: {core: {paths: Core, changelog: Core/CHANGELOG.md}, ui: {paths: UI}}}\n"
    ])
    try repository.commit("MINOR of both (#1)", file: "UI/a")
    try repository.commit("MINOR of core (#2)", file: "Core/a")
    try repository.push()
    let run = try repository.tool("tag", "--push", "--branch", "main", "--package", "core")
    #expect(run.output == "core/v0.1.0\n", "\(run.errors)")
    let text = try shown("main:Core/CHANGELOG.md", repository)
    #expect(text.contains("- of core (#2)"))
    #expect(!text.contains("of both"))
  }

  @Test("what is in the way stops the run, and nothing is pushed")
  func stopped() throws {
    let repository = try repository([
      ".assay.yml": "release: {changelog: CHANGELOG.md}\n", "CHANGELOG.md": "# Changes\n",
    ])
    try repository.commit("MINOR add (#1)")
    try repository.push()
    try Data("mine\n".utf8).write(to: URL(filePath: repository.clone + "/CHANGELOG.md"))
    let dirty = try repository.tool("tag", "--push", "--branch", "main")
    #expect(dirty.status == 2)
    #expect(dirty.errors.contains("[dirty-version-file]"), "\(dirty.errors)")
    try repository.git("checkout", "--quiet", "--", ".")
    for path in ["../CHANGELOG.md", "/tmp/CHANGELOG.md"] {
      try Data("release: {changelog: \(path)}\n".utf8)
        .write(to: URL(filePath: repository.clone + "/.assay.yml"))
      let run = try repository.tool("tag", "--push", "--branch", "main")
      #expect(run.status == 2)
      #expect(run.errors.contains("must be a path from the repository's root"), "\(run.errors)")
    }
    #expect(try repository.remoteTags().isEmpty)
  }

  @Test(
    "without a push there is no commit to tag, so the run stops",
    arguments: ["version-files: V.swift", "changelog: CHANGELOG.md"])
  func withoutPush(setting: String) throws {
    let repository = try repository([
      ".assay.yml": "release: {\(setting)}\n", "V.swift": "let version = \"1.0.0\"\n",
    ])
    try repository.tag("v1.0.0")
    try repository.commit("MINOR add (#1)")
    try repository.push()
    let path = setting.split(separator: " ")[1]
    let run = try repository.tool("tag", "--branch", "main")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("v1.1.0 was not created, because its commit, which updates '\(path)'"),
      "\(run.errors)")
    #expect(run.errors.contains("pass --push"))
    #expect(try repository.remoteTags().keys.sorted() == ["v1.0.0"])
    #expect(!(try repository.git("tag").contains("v1.1.0")))
  }

  @Test("a dry run without the branch stops as the real run does, and a plan says so")
  func withoutBranch() throws {
    let repository = try repository([
      ".assay.yml": "release: {version-files: V.swift}\n", "V.swift": "let version = \"1.0.0\"\n",
    ])
    try repository.tag("v1.0.0")
    try repository.commit("MINOR add (#1)")
    try repository.push()
    for arguments in [["--push"], []] {
      let dry = try TestProcess.run(
        TestProcess.tool, ["tag", "--dry-run"] + arguments, in: repository.clone)
      let real = try TestProcess.run(
        TestProcess.tool, ["tag"] + arguments, in: repository.clone)
      #expect(real.status == 2, "\(real)")
      #expect(dry.status == real.status && dry.errors == real.errors, "\(dry)")
      #expect(dry.output.isEmpty, "\(dry)")
    }
    let plan = try repository.tool("plan")
    #expect(plan.status == 0 && plan.output.contains("+let version = \"1.1.0\""), "\(plan)")
    #expect(plan.errors.contains("the branch is not known; name it with --branch"), "\(plan)")
    let named = try repository.tool("tag", "--push", "--dry-run", "--branch", "main")
    #expect(named.status == 0 && named.errors.isEmpty, "\(named)")
    #expect(named.output.contains("+let version = \"1.1.0\""), "\(named)")
    #expect(try repository.remoteTags().count == 1)
  }
}
