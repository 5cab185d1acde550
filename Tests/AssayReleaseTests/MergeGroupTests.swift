// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The event is that of https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
@Suite("Titles in a merge queue")
struct MergeGroupTests {
  private let repository: TestRepository
  private let commit: String

  init() throws {
    repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    commit = try repository.commit("work (#12)")
  }

  private func run(
    _ command: String..., title: String?, token: String? = "t0ken", number: String = "pr-12"
  ) throws -> TestRun {
    let event = repository.folder + "/event.json"
    let base = try repository.git("rev-parse", "HEAD~1")
    let json = """
      {"action": "checks_requested", "merge_group": {"head_sha": "\(commit)",
      "head_ref": "refs/heads/gh-readonly-queue/main/\(number)-\(base)", "base_sha": "\(base)",
      "base_ref": "refs/heads/main", "head_commit": {"id": "\(commit)", "message": "MAJOR work (#12)"}},
      "repository": {"full_name": "o/r"}}
      """
    try Data(json.utf8).write(to: URL(filePath: event))
    let pull = title.map {
      #"{"number": 12, "title": "\#($0)", "body": "", "state": "open", "merged_at": null, "base": {"ref": "main"}, "labels": [{"name": "major"}], "user": {"login": "bo"}}"#
    }
    let answers = pull.map { ["GET /repos/o/r/pulls/12": ["status": 200, "body": $0]] } ?? [:]
    let data = try JSONSerialization.data(withJSONObject: answers)
    let host = try HostAPI(
      folder: repository.folder, answers: String(decoding: data, as: UTF8.self))
    var environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "merge_group", "GITHUB_EVENT_PATH": event,
      "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": commit, "GITHUB_API_URL": host.address,
      "GITHUB_REF": "refs/heads/gh-readonly-queue/main/\(number)-\(base)",
    ]
    environment["GITHUB_TOKEN"] = token
    return try TestProcess.run(
      TestProcess.tool, command, in: repository.clone, environment: environment)
  }

  @Test("the title is the request's as it is now, not that of the message")
  func title() throws {
    let run = try run("check-title", title: "MINOR add")
    #expect(run.output == "minor\n", "\(run.errors)")
    #expect(try self.run("check-title", "--rule", "labels", title: "x").output == "major\n")
  }

  @Test("a title that changed for the worse leaves the queue")
  func refused() throws {
    let run = try run("check-title", title: "mnior add")
    #expect(run.status == 1)
    #expect(run.errors.contains("[title-refused]"), "\(run.errors)")
  }

  @Test("where GitHub does not say, nobody can tell")
  func unknown() throws {
    for (title, token, number, says) in [
      ("MINOR add", nil, "pr-12", "GITHUB_TOKEN or GH_TOKEN is not set"),
      (nil, "t0ken", "pr-12", "does not have the request 12"),
      ("MINOR add", "t0ken", "x", "names no request"),
    ] {
      let run = try run("check-title", title: title, token: token, number: number)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(says), "\(run.errors)")
      #expect(run.errors.contains("--title"))
      #expect(run.errors.contains("[cannot-tell]"))
    }
    #expect(try run("check-title", "--title", "MINOR x", title: nil, token: nil).status == 0)
  }

  @Test("nothing is tagged before the queue has merged it")
  func tag() throws {
    let run = try run("tag", "--push", title: "MINOR add")
    #expect(run.status == 2)
    #expect(run.errors.contains("[not-merged]"), "\(run.errors)")
    #expect(try repository.remoteTags().count == 1)
  }
}
