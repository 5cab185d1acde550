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
      notes: 2),
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
