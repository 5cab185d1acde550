// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayRelease

@Suite("Hosts")
struct HostTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func payload(_ text: String) throws -> String {
    try folder.write(text, to: "event.json")
    return folder.path + "/event.json"
  }

  private func gitHub(_ json: String, event: String = "pull_request") throws -> HostEvent? {
    try HostList.event(
      in: HostEnvironment([
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": event, "GITHUB_SHA": "aaaa",
        "GITHUB_REF": "refs/heads/main", "GITHUB_REPOSITORY": "o/r",
        "GITHUB_EVENT_PATH": try payload(json),
      ]))
  }

  @Test("GitHub: a merged request")
  func merged() throws {
    let json = #"""
      {"action": "closed", "pull_request": {"number": 5, "title": "MINOR $(touch x) `y` \u001b[2J", "body": null,
      "merged": true, "merge_commit_sha": "bbbb", "base": {"ref": "1.x"}, "labels": [{"name": "minor"}]}}
      """#
    let event = try #require(try gitHub(json))
    #expect(event.title == "MINOR $(touch x) `y` \u{1B}[2J")
    #expect(event.isMerged == true)
    #expect(event.commit == "bbbb")
    #expect(event.branch == "1.x")
    #expect(event.labels == ["minor"])
    #expect(event.number == 5)
    #expect(event.webAddress == "https://github.com/o/r")
    #expect(try RequestSource().request(event).commit == "bbbb")
  }

  @Test("GitHub: a request that was closed without a merge has a merge commit too, and is refused")
  func closed() throws {
    let json = #"""
      {"action": "closed", "pull_request": {"number": 5, "title": "x", "merged": false,
      "merge_commit_sha": "bbbb", "base": {"ref": "main"}, "labels": []}}
      """#
    let event = try #require(try gitHub(json))
    #expect(event.isMerged == false)
    #expect(event.commit == "aaaa")
    let error = #expect(throws: ReleaseError.self) { try RequestSource().request(event) }
    #expect(error?.reason == .notMerged)
    #expect(try RequestSource(allowsUnmerged: true).request(event).title == "x")
  }

  @Test("GitHub: a push has no title")
  func push() throws {
    let event = try #require(
      try gitHub(#"{"ref": "refs/heads/main", "after": "cccc"}"#, event: "push"))
    #expect(event.commit == "cccc")
    #expect(event.title == nil)
    #expect(event.isMerged == nil)
    #expect(event.branch == "main")
  }

  @Test("GitHub: an event file that is none is one clear error")
  func broken() throws {
    for text in ["", "{", "nonsense", "[]", "1"] {
      let error = #expect(throws: ReleaseError.self) { try gitHub(text) }
      #expect(error?.reason == .invalidConfiguration)
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var host: String
    var variables: [String: String]
    var title: String?
    var number: Int?
    var isMerged: Bool?
    var commit: String? = "abc"
    var branch: String? = "main"
    var testDescription: String { host + (number == nil ? "" : " with a request") }
  }

  @Test(arguments: [
    Case(
      host: "GitLab CI",
      variables: ["GITLAB_CI": "true", "CI_COMMIT_SHA": "abc", "CI_COMMIT_BRANCH": "main"]),
    Case(
      host: "GitLab CI",
      variables: [
        "GITLAB_CI": "true", "CI_COMMIT_SHA": "abc", "CI_MERGE_REQUEST_IID": "7",
        "CI_MERGE_REQUEST_TITLE": "MINOR x", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
      ], title: "MINOR x", number: 7, isMerged: false),
    Case(
      host: "Bitrise",
      variables: ["BITRISE_IO": "true", "BITRISE_GIT_COMMIT": "abc", "BITRISE_GIT_BRANCH": "main"]),
    Case(
      host: "Bitrise",
      variables: [
        "BITRISE_IO": "true", "BITRISE_GIT_COMMIT": "abc", "BITRISE_GIT_BRANCH": "x",
        "BITRISE_PULL_REQUEST": "8", "BITRISEIO_GIT_BRANCH_DEST": "main",
        "BITRISE_GIT_MESSAGE": "MAJOR x\n\nbody",
      ], title: "MAJOR x", number: 8, isMerged: false),
    Case(
      host: "Azure Pipelines",
      variables: [
        "TF_BUILD": "True", "BUILD_SOURCEVERSION": "abc", "BUILD_SOURCEBRANCH": "refs/heads/main",
      ]),
    Case(
      host: "Bitbucket Pipelines",
      variables: [
        "BITBUCKET_BUILD_NUMBER": "1", "BITBUCKET_COMMIT": "abc", "BITBUCKET_BRANCH": "main",
      ]),
    Case(
      host: "CircleCI",
      variables: ["CIRCLECI": "true", "CIRCLE_SHA1": "abc", "CIRCLE_BRANCH": "main"]),
    Case(
      host: "Buildkite",
      variables: [
        "BUILDKITE": "true", "BUILDKITE_COMMIT": "abc", "BUILDKITE_BRANCH": "main",
        "BUILDKITE_PULL_REQUEST": "false",
      ]),
    Case(
      host: "Jenkins",
      variables: ["JENKINS_URL": "http://j", "GIT_COMMIT": "abc", "GIT_BRANCH": "origin/main"]),
    Case(
      host: "Jenkins",
      variables: [
        "JENKINS_URL": "http://j", "GIT_COMMIT": "abc", "BRANCH_NAME": "PR-4", "CHANGE_ID": "4",
        "CHANGE_TITLE": "MINOR x", "CHANGE_TARGET": "main",
      ], title: "MINOR x", number: 4, isMerged: false),
  ])
  func other(_ row: Case) throws {
    let event = try #require(try HostList.event(in: HostEnvironment(row.variables)))
    #expect(event.host == row.host)
    #expect(event.title == row.title)
    #expect(event.number == row.number)
    #expect(event.isMerged == row.isMerged)
    #expect(event.commit == row.commit)
    #expect(event.branch == row.branch)
  }

  @Test("no host")
  func none() throws {
    #expect(try HostList.event(in: HostEnvironment(["CI": "true", "GITHUB_ACTIONS": ""])) == nil)
  }
}
