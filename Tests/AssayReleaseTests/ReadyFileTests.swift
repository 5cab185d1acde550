// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The scripts of the ready files under ci/, run with recorded payloads in real clones.
@Suite("Ready files")
struct ReadyFileTests {
  private static let script = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "ci/release-tag").path

  private func run(
    _ repository: TestRepository, _ environment: [String: String]
  ) throws -> TestRun {
    try TestProcess.run(
      Self.script, [], in: repository.clone,
      environment: environment.merging(["ASSAY_TOOL": TestProcess.tool]) { $1 })
  }

  @Test("GitHub: a merged request with a hostile title")
  func gitHub() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    let event = repository.folder + "/event.json"
    let canary = repository.folder + "/canary"
    let json = """
      {"action": "closed", "pull_request": {"number": 9, "merged": true, "merge_commit_sha": "\(commit)",
      "title": "[MINOR] $(touch \(canary)) `touch \(canary)`\\n::set-output name=tag::v9.9.9",
      "base": {"ref": "main"}, "labels": []}}
      """
    try Data(json.utf8).write(to: URL(filePath: event))
    let output = repository.folder + "/output"
    let run = try run(
      repository,
      [
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
        "GITHUB_OUTPUT": output, "GITHUB_STEP_SUMMARY": repository.folder + "/summary",
        "ASSAY_PREFIX": "app-", "ASSAY_ARGUMENTS": "--kind\nannotated",
      ])
    #expect(run.output == "app-0.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["app-0.1.0": commit])
    #expect(!FileManager.default.fileExists(atPath: canary))
    let written = try String(contentsOfFile: output, encoding: .utf8)
    #expect(written.contains("tag=app-0.1.0\n"))
    #expect(!written.contains("::set-output"))
    let summary = try String(contentsOfFile: repository.folder + "/summary", encoding: .utf8)
    #expect(summary == "Released: **`app-0.1.0`**\n")
  }

  @Test("GitLab: the pipeline of the branch, whose merge commit holds the title")
  func gitLab() throws {
    let repository = try TestRepository()
    let commit = try repository.commit(
      "Merge branch 'x' into 'main'\n\nMAJOR rename\n\nSee merge request g/p!4")
    try repository.push()
    let run = try run(
      repository,
      [
        "GITLAB_CI": "true", "CI_COMMIT_SHA": commit, "CI_COMMIT_BRANCH": "main",
        "CI_PROJECT_DIR": repository.folder,
      ])
    #expect(run.output == "v1.0.0\n", "\(run.errors)")
    let dotenv = try String(
      contentsOfFile: repository.folder + "/assay-release.env", encoding: .utf8)
    #expect(dotenv.hasPrefix("ASSAY_RELEASE_TAG=v1.0.0\n"))
    #expect(dotenv.contains("ASSAY_RELEASE_NEW_RELEASE=true\n"))
  }

  @Test("Bitrise: values go through envman's standard input")
  func bitrise() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("minor: x (#3)")
    try repository.push()
    let bin = repository.folder + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try Data("#!/bin/sh\necho \"$3=$(cat)\" >> '\(repository.folder)/envman'\n".utf8)
      .write(to: URL(filePath: bin + "/envman"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: bin + "/envman")
    let run = try run(
      repository,
      [
        "PATH": bin + ":/usr/bin:/bin", "BITRISE_IO": "true", "BITRISE_GIT_COMMIT": commit,
        "BITRISE_GIT_BRANCH": "main",
      ])
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    let kept = try String(contentsOfFile: repository.folder + "/envman", encoding: .utf8)
    #expect(kept.contains("ASSAY_RELEASE_TAG=v0.1.0\n"))
  }

  @Test("without the tool there is one clear message")
  func missingTool() throws {
    let repository = try TestRepository()
    let run = try TestProcess.run(
      Self.script, [], in: repository.clone, environment: ["ASSAY_TOOL": "no-such-tool"])
    #expect(run.status == 2)
    #expect(run.errors.contains("install it, or name it in ASSAY_TOOL"))
  }
}
