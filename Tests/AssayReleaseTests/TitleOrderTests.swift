// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Eight requests whose jobs run at once, in any order, or not at all. `ci/bench release` does the
/// same with 50 seeds.
@Suite("The order of jobs does not change a version", .serialized)
struct TitleOrderTests {
  enum Titles: String, CaseIterable, CustomTestStringConvertible, Sendable {
    /// Merge commits with the request's title.
    case inMessage = "titles in the message"
    /// Squashes of one commit and rebases, whose messages have other words.
    case inHost = "titles in the host only"
    /// As before, and a push starts the job, which has no title of its own either.
    case ofPush = "jobs of pushes"
    /// Some jobs never run.
    case dropped = "jobs dropped"
    var testDescription: String { rawValue }
  }

  private struct Request {
    var number: Int
    var title: String
    var commit = ""
    var tag = ""
  }

  @Test(
    "requests have the same tags in whatever order their jobs run", arguments: Titles.allCases,
    [1, 2])
  func order(titles: Titles, seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    // By hand: each title raises the version before it.
    var version = [1, 0, 0]
    var requests: [Request] = []
    for number in 1...8 {
      let word = ["MAJOR", "MINOR", "PATCH", "Fix"].randomElement(using: &random) ?? ""
      switch word {
      case "MAJOR": version = [version[0] + 1, 0, 0]
      case "MINOR": version = [version[0], version[1] + 1, 0]
      default: version[2] += 1
      }
      var request = Request(number: number, title: "\(word) thing \(number)")
      request.tag = "v" + version.map(String.init).joined(separator: ".")
      let message =
        switch titles {
        case .inMessage: "Merge pull request #\(number) from o/b\n\n\(request.title)"
        case .inHost, .ofPush, .dropped:
          Bool.random(using: &random) ? "work \(number) (#\(number))" : "work \(number)"
        }
      request.commit = try repository.commit(message)
      requests.append(request)
    }
    try repository.push()

    let api = try HostAPI(folder: repository.folder, answers: Self.answers(requests))
    var jobs = requests
    if titles == .dropped {
      // The last one always runs, or nobody could tag it.
      jobs = jobs.dropLast().filter { _ in Bool.random(using: &random) } + [requests[7]]
    }
    let processes = try jobs.shuffled(using: &random).map { request in
      try Self.job(request, titles, repository, api)
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    var tags = try repository.remoteTags()
    tags["v1.0.0"] = nil
    #expect(tags == Dictionary(uniqueKeysWithValues: requests.map { ($0.tag, $0.commit) }))
    try withExtendedLifetime(api) { _ = try api.requests() }
  }

  private static func job(
    _ request: Request, _ titles: Titles, _ repository: TestRepository, _ api: HostAPI
  ) throws -> Process {
    let clone = repository.folder + "/job-\(request.number)"
    try repository.git(
      "clone", "--quiet", "--no-checkout", "--no-tags", "file://" + repository.remote, clone)
    let event = repository.folder + "/event-\(request.number).json"
    let merged: [String: Any] = [
      "pull_request": [
        "number": request.number, "title": request.title, "merged": true,
        "merge_commit_sha": request.commit, "base": ["ref": "main"], "labels": [],
      ]
    ]
    let pushed: [String: Any] = ["ref": "refs/heads/main", "after": request.commit]
    try JSONSerialization.data(withJSONObject: titles == .ofPush ? pushed : merged)
      .write(to: URL(filePath: event))
    let process = TestProcess.make(
      TestProcess.tool, ["tag", "--push", "--retries", "30"], in: clone,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_PATH": event, "GITHUB_REPOSITORY": "o/r",
        "GITHUB_EVENT_NAME": titles == .ofPush ? "push" : "pull_request",
        "GITHUB_REF": "refs/heads/main", "GITHUB_SHA": request.commit,
        "GITHUB_API_URL": api.address, "GITHUB_TOKEN": "t0ken",
      ])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// What GitHub says of each request, and of each commit.
  private static func answers(_ requests: [Request]) throws -> String {
    var answers: [String: [String: Any]] = [:]
    for request in requests {
      let pull: [String: Any] = [
        "number": request.number, "title": request.title, "body": NSNull(),
        "merged_at": "2026-01-01T00:00:00Z", "merge_commit_sha": request.commit,
        "base": ["ref": "main"], "labels": [], "user": ["login": "bo"],
      ]
      func answer(_ value: Any) throws -> [String: Any] {
        let body = try JSONSerialization.data(withJSONObject: value)
        return ["status": 200, "body": String(decoding: body, as: UTF8.self)]
      }
      answers["GET /repos/o/r/pulls/\(request.number)"] = try answer(pull)
      answers["GET /repos/o/r/commits/\(request.commit)/pulls?per_page=100"] = try answer([pull])
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: answers), as: UTF8.self)
  }
}
