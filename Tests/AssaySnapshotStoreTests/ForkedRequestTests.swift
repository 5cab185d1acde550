// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshotStore

@Suite("Requests from forks")
struct ForkedRequestTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var variables: [String: String]
    var event: String?
    var source: String?
    var testDescription: String { name }

    init(
      _ name: String, _ variables: [String: String], event: String? = nil, source: String? = nil
    ) {
      self.name = name
      self.variables = variables
      self.event = event
      self.source = source
    }
  }

  private static let request = ["GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": "e"]

  private static func event(head: String) -> String {
    #"{"pull_request": {"head": {"repo": \#(head)}, "base": {"repo": {"full_name": "a/b"}}}}"#
  }

  private static let rows = [
    Row("no variables", [:]),
    Row("GitHub, push", ["GITHUB_EVENT_NAME": "push", "GITHUB_EVENT_PATH": "e"]),
    Row("GitHub, own branch", request, event: event(head: #"{"full_name": "a/b"}"#)),
    Row(
      "GitHub, fork", request, event: event(head: #"{"full_name": "c/b"}"#),
      source: "GITHUB_EVENT_PATH"),
    Row("GitHub, fork gone", request, event: event(head: "null"), source: "GITHUB_EVENT_PATH"),
    Row("GitHub, no event", request, source: "GITHUB_EVENT_PATH"),
    Row("GitHub, other event", request, event: "{}", source: "GITHUB_EVENT_PATH"),
    Row(
      "GitHub, request of the target",
      ["GITHUB_EVENT_NAME": "pull_request_target", "GITHUB_EVENT_PATH": "e"],
      event: event(head: #"{"full_name": "c/b"}"#), source: "GITHUB_EVENT_PATH"),
    Row(
      "GitLab, own branch",
      ["CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "7", "CI_MERGE_REQUEST_PROJECT_ID": "7"]),
    Row(
      "GitLab, fork",
      ["CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "8", "CI_MERGE_REQUEST_PROJECT_ID": "7"],
      source: "CI_MERGE_REQUEST_SOURCE_PROJECT_ID"),
    Row("CircleCI, fork", ["CIRCLE_PR_REPONAME": "b"], source: "CIRCLE_PR_REPONAME"),
    Row("Buildkite, push", ["BUILDKITE_REPO": "g:a/b", "BUILDKITE_PULL_REQUEST_REPO": ""]),
    Row(
      "Buildkite, own branch",
      [
        "BUILDKITE_REPO": "git@github.com:a/b.git",
        "BUILDKITE_PULL_REQUEST_REPO": "https://github.com/A/b",
      ]),
    Row(
      "Buildkite, fork",
      [
        "BUILDKITE_REPO": "git@github.com:a/b.git",
        "BUILDKITE_PULL_REQUEST_REPO": "git://github.com/c/b.git",
      ], source: "BUILDKITE_PULL_REQUEST_REPO"),
    Row("Azure, own branch", ["SYSTEM_PULLREQUEST_ISFORK": "False"]),
    Row("Azure, fork", ["SYSTEM_PULLREQUEST_ISFORK": "True"], source: "SYSTEM_PULLREQUEST_ISFORK"),
    Row(
      "Bitrise, fork",
      [
        "BITRISEIO_PULL_REQUEST_REPOSITORY_URL": "https://github.com/c/b.git",
        "GIT_REPOSITORY_URL": "git@github.com:a/b.git",
      ], source: "BITRISEIO_PULL_REQUEST_REPOSITORY_URL"),
    Row("Jenkins, fork", ["CHANGE_FORK": "c"], source: "CHANGE_FORK"),
  ]

  @Test("are told by the variables of the CI system", arguments: rows)
  func source(row: Row) {
    let found = ForkedRequest(row.variables) { path in
      path == "e" ? row.event.map { Array($0.utf8) } : nil
    }
    #expect(found.source == row.source)
  }
}
