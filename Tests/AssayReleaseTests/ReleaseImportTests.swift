// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayRelease

@Suite("Settings of other tools")
struct ReleaseImportTests {
  struct Case: Sendable {
    var file: String
    var text: String
    var yaml: String
    var notes = 0
  }

  @Test(arguments: [
    Case(
      file: ".commitlintrc.json",
      text:
        #"{"extends": ["@commitlint/config-conventional"], "rules": {"type-enum": [2, "always", ["feat", "fix", "deps"]], "header-max-length": [2, "always", 72], "body-max-line-length": [0, "always", 100]}}"#,
      yaml: "release:\n  rule: conventional\n  types: {\"deps\": none}\n  subject-length: 72\n",
      notes: 1),
    Case(
      file: ".releaserc",
      text: """
        tagFormat: ${version}
        branches: [main, {name: beta, prerelease: true}, {name: next, prerelease: rc}]
        plugins:
          - ["@semantic-release/commit-analyzer", {preset: angular, releaseRules: [{type: docs, scope: README, release: patch}, {type: refactor, release: patch}, {scope: no-release, release: false}]}]
        """,
      yaml:
        "release:\n  rule: conventional\n  prefix: \"\"\n  channels: {\"beta\": \"beta\", \"next\": \"rc\"}\n  types: {\"docs(README)\": patch, \"refactor\": patch, \"*(no-release)\": none, \"perf\": patch}\n"
    ),
    Case(
      file: "release-please-config.json",
      text:
        #"{"bump-minor-pre-major": true, "include-v-in-tag": true, "packages": {"packages/core": {"component": "core"}, "ui": {}}}"#,
      yaml:
        "release:\n  rule: conventional\n  zero-major: stay\n  packages:\n    \"core\": {paths: [\"packages/core\"], prefix: \"core-v\"}\n    \"ui\": {paths: [\"ui\"], prefix: \"ui-v\"}\n"
    ),
    Case(
      file: "release-please-config.json",
      text: #"{"release-type": "simple", "include-v-in-tag": false, "packages": {".": {}}}"#,
      yaml: "release:\n  rule: conventional\n  prefix: \"\"\n"),
    Case(
      file: ".svu.yml", text: "tag:\n  prefix: app/v\nv0: true\nalways: true\n",
      yaml:
        "release:\n  rule: conventional\n  prefix: \"app/v\"\n  zero-major: stay\n  unknown-titles: patch\n"
    ),
  ])
  func translated(_ row: Case) throws {
    let folder = try TemporaryFolder([row.file: row.text])
    let imported = try ReleaseImport(path: folder.path + "/" + row.file, name: row.file)
    #expect(imported.yaml == row.yaml)
    #expect(imported.notes.count == row.notes, "\(imported.notes)")
    // What is printed can be read.
    _ = try ReleaseConfiguration(yaml: imported.yaml)
  }

  /// What each key means is in the documents of its tool: release-please's
  /// docs/manifest-releaser.md, and semantic-release's configuration and plugins.
  @Test("what is not translated gets a note, and what can be is translated")
  func noted() throws {
    struct Noted {
      var file: String
      var text: String
      var yaml: String
      /// One for each note, in any order.
      var notes: [String]
    }
    let rows = [
      Noted(
        file: "release-please-config.json",
        text: """
          {"bump-minor-pre-major": true, "bump-patch-for-minor-pre-major": true, "initial-version": "0.2.0",
          "extra-files": ["a.md", {"type": "json", "path": "b.json"}], "changelog-path": "docs/C.md",
          "prerelease": true, "draft": false, "packages": {".": {"changelog-host": "h"}},
          "changelog-sections": [{"type": "feat", "section": "F"}, {"type": "deps", "section": "D"},
          {"type": "chore", "section": "C", "hidden": true}, {"type": "internal", "section": "I", "hidden": true}]}
          """,
        yaml:
          "release:\n  rule: conventional\n  zero-major: stay\n  prefix: \"v\"\n  initial: \"0.2.0\"\n  changelog: \"docs/C.md\"\n  types: {\"feat\": patch, \"deps\": patch, \"internal\": none}\n",
        notes: [
          "'bump-patch-for-minor-pre-major' is written as",
          "'extra-files' is left out; list 'a.md', 'b.json'",
          "'prerelease' is left out", "'draft' is left out", "'changelog-host' of the package '.'",
          "of 'changelog-sections'",
        ]),
      Noted(
        file: "release-please-config.json",
        text:
          #"{"packages": {"a": {"initial-version": "1.0.0", "changelog-path": "C.md", "extra-files": ["x"], "skip-github-release": true}}}"#,
        yaml:
          "release:\n  rule: conventional\n  packages:\n    \"a\": {paths: [\"a\"], prefix: \"a-v\", initial: \"1.0.0\", changelog: \"a/C.md\"}\n",
        notes: ["'extra-files' of the package 'a'", "'skip-github-release' of the package 'a'"]),
      // The file of the app that came before the tool.
      Noted(
        file: "release-please.yml",
        text:
          "handleGHRelease: true\nbumpMinorPreMajor: true\nbranches:\n  - branch: 1.x\n",
        yaml: "release:\n  rule: conventional\n  zero-major: stay\n  prefix: \"v\"\n",
        notes: ["'handleGHRelease' is left out", "'branches' is left out"]),
      Noted(
        file: ".releaserc",
        text: """
          branches: [main, {name: "pre/*", prerelease: "${name.replace('pre/', '')}"}, {name: next, prerelease: false, channel: next}, {name: "a/b", prerelease: true}]
          plugins:
            - ["@semantic-release/commit-analyzer", {parserOpts: {}}]
            - ["@semantic-release/changelog", {changelogFile: docs/C.md}]
            - ["@semantic-release/git", {assets: [docs/C.md]}]
            - "@semantic-release/exec"
          dryRun: true
          """,
        yaml:
          "release:\n  rule: conventional\n  changelog: \"docs/C.md\"\n  types: {\"perf\": patch}\n",
        notes: [
          "the branch 'pre/*'", "'channel' of the branch 'next'", "the branch 'a/b'",
          "'parserOpts'",
          "'@semantic-release/git'", "'@semantic-release/exec'", "'dryRun'",
        ]),
      Noted(
        file: ".releaserc", text: "plugins: [\"@semantic-release/changelog\"]\n",
        yaml: "release:\n  rule: conventional\n  types: {\"perf\": patch}\n",
        notes: ["add 'changelog: CHANGELOG.md'"]),
      Noted(
        file: ".commitlintrc.json",
        text: #"{"extends": ["./own"], "rules": {"type-enum": [0]}, "helpUrl": "x"}"#,
        yaml: "release:\n  rule: conventional\n",
        notes: ["'extends: ./own'", "'type-enum'", "'helpUrl'"]),
      Noted(
        file: ".svu.yml", text: "tag: {prefix: v, mode: all}\nverbose: true\n",
        yaml: "release:\n  rule: conventional\n  prefix: \"v\"\n",
        notes: ["'mode' of 'tag'", "'verbose'"]),
    ]
    for row in rows {
      let folder = try TemporaryFolder([row.file: row.text])
      let imported = try ReleaseImport(path: folder.path + "/" + row.file, name: row.file)
      #expect(imported.yaml == row.yaml)
      #expect(imported.notes.count == row.notes.count, "\(imported.notes)")
      for words in row.notes {
        #expect(imported.notes.contains { $0.contains(words) }, "\(words): \(imported.notes)")
      }
      _ = try ReleaseConfiguration(yaml: imported.yaml)
    }
  }

  /// commitlint.js.org/reference/rules-configuration: level 0 disables the rule.
  @Test("a commitlint rule that is off loses nothing, so it gets no note")
  func rulesThatAreOff() throws {
    let text = """
      {"rules": {"subject-case": [0], "body-max-line-length": 0, "footer-empty": [1, "always"],
      "scope-enum": [2, "always", ["ui"]]}}
      """
    let folder = try TemporaryFolder([".commitlintrc.json": text])
    let imported = try ReleaseImport(path: folder.path + "/.commitlintrc.json", name: "x.json")
    #expect(imported.notes.count == 2, "\(imported.notes)")
    for name in ["footer-empty", "scope-enum"] {
      #expect(imported.notes.contains { $0.contains("'\(name)'") }, "\(imported.notes)")
    }
  }

  @Test(
    "a length that is no whole number above 0 gets a note, and nothing that could not be read back",
    arguments: ["1e300", "-1", "0", "72.5", "\"72\"", "99999999999999999999"])
  func lengths(_ length: String) throws {
    let text = #"{"rules": {"header-max-length": [2, "always", \#(length)]}}"#
    let folder = try TemporaryFolder([".commitlintrc.json": text])
    let imported = try ReleaseImport(path: folder.path + "/.commitlintrc.json", name: "x.json")
    #expect(imported.yaml == "release:\n  rule: conventional\n")
    #expect(imported.notes.count == 1, "\(imported.notes)")
    #expect(imported.notes.first?.contains("'header-max-length'") == true, "\(imported.notes)")
  }

  @Test("a package that .assay.yml could not have is left out with the reason")
  func packages() throws {
    let text =
      #"{"packages": {"../up": {}, "ok": {}, "ui": {"component": "u i"}, "c": {"component": "\u001b[31m"}}}"#
    let folder = try TemporaryFolder(["release-please-config.json": text])
    let imported = try ReleaseImport(
      path: folder.path + "/release-please-config.json", name: "x.json")
    #expect(
      imported.yaml
        == "release:\n  rule: conventional\n  packages:\n    \"ok\": {paths: [\"ok\"], prefix: \"ok-v\"}\n"
    )
    for words in ["'up' is left out: no changed file", "'u i' is left out: the tag prefix"] {
      #expect(imported.notes.contains { $0.contains(words) }, "\(imported.notes)")
    }
    #expect(imported.notes.count == 3, "\(imported.notes)")
    #expect(!imported.notes.joined().contains("\u{1B}"))
    _ = try ReleaseConfiguration(yaml: imported.yaml)
  }

  @Test("a note on a rule of 'releaseRules' shows the rule")
  func noteShowsRule() throws {
    let text = """
      plugins:
        - ["@semantic-release/commit-analyzer", {releaseRules: [{type: docs, release: patch}, {emoji: ":bug:", level: 2, breaking: true, release: patch}, minor]}]
      """
    let folder = try TemporaryFolder([".releaserc": text])
    let imported = try ReleaseImport(path: folder.path + "/.releaserc", name: ".releaserc")
    #expect(imported.notes.count == 2, "\(imported.notes)")
    let first =
      "the rule '{emoji: :bug:, level: 2, breaking: true, release: patch}' of 'releaseRules'"
    #expect(imported.notes.first?.hasPrefix(first) == true, "\(imported.notes)")
    #expect(
      imported.notes.last?.hasPrefix("the rule that is the text 'minor' of 'releaseRules'") == true,
      "\(imported.notes)")
  }

  /// release-please's docs: with the setting, "feat commits bump patch" while the version is below
  /// 1.0.0, and a breaking change bumps minor.
  @Test("before 1.0.0, features are patches where release-please makes them so")
  func featuresAsPatches() throws {
    let folder = try TemporaryFolder([
      "release-please-config.json":
        #"{"bump-minor-pre-major": true, "bump-patch-for-minor-pre-major": true, "packages": {".": {}}}"#
    ])
    let imported = try ReleaseImport(
      path: folder.path + "/release-please-config.json", name: "x.json")
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v0.3.1")
    try repository.commit("work")
    try Data(imported.yaml.utf8).write(to: URL(filePath: repository.clone + "/.assay.yml"))
    #expect(try repository.tool("next", "--title", "feat: x").output == "v0.3.2\n")
    #expect(try repository.tool("next", "--title", "feat!: x").output == "v0.4.0\n")
  }

  @Test(
    "a file that is no commitlint configuration in JSON or YAML is refused",
    arguments: [
      ("commitlint.config.js", "module.exports = {}", "is not JSON or YAML"),
      ("x.json", "{}", "does not have the keys of commitlint"), ("x.json", "{", "x.json"),
    ])
  func refused(file: String, text: String, words: String) throws {
    let repository = try TestRepository()
    try Data(text.utf8).write(to: URL(filePath: repository.clone + "/" + file))
    let run = try repository.tool("import-config", file)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

@Suite("What an open request would release")
struct PreviewTests {
  @Test("a comment with the tag and the note, before anything is merged")
  func comment() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.2.0")
    func preview(_ title: String, _ more: String...) throws -> TestRun {
      try TestProcess.run(
        TestProcess.tool, ["preview", "--title", title, "--number", "7"] + more,
        in: repository.clone)
    }
    let run = try preview("MINOR add @x sharing")
    #expect(
      run.output
        == "Merging this request releases **`v1.3.0`** (minor) after `v1.2.0`.\n\n### Features\n\n- add @\u{200B}x sharing (#7)\n",
      "\(run.errors)")
    #expect(
      try preview("x [skip release]").output == "Merging this request makes no release.\n")
    #expect(try preview("mnior x").status == 1)
    #expect(try preview("x", "--body", "Release-As: 4.0.0").output.contains("`v4.0.0`"))
    // One that waits for its tag comes first.
    try repository.commit("MAJOR y (#6)")
    try repository.push()
    #expect(
      try preview("MINOR add").output.contains("releases **`v2.1.0`** (minor) after `v2.0.0`"))
    #expect(try repository.remoteTags().count == 1)
  }

  @Test("the event of an open request has all that is needed")
  func event() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.2.0")
    let event = repository.folder + "/event.json"
    let json =
      #"{"pull_request": {"number": 9, "merged": false, "title": "MAJOR x", "base": {"ref": "main"}, "labels": []}}"#
    try Data(json.utf8).write(to: URL(filePath: event))
    let run = try repository.tool(
      "preview",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
        "GITHUB_REPOSITORY": "o/r",
      ])
    #expect(run.output.contains("releases **`v2.0.0`** (major)"), "\(run.errors)")
    #expect(run.output.contains("([#9](https://github.com/o/r/pull/9))"))
  }
}
