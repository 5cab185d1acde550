// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

/// Conversations in the form of the hosts' documentation; each file of
/// Sources/AssayRelease/Requests names its page.
@Suite("Titles that only the host holds")
struct RequestHostTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var host: String
    var message = "work"
    /// By "METHOD path"; `$SHA` stands for the commit, `$SHORT` for its first twelve signs.
    var answers: [String: String]
    /// Of the tag, after v1.0.0; nil where the run stops with exit code 1.
    var tag: String? = "v2.0.0"
    var says = ""
    var rule = "first-word"
  }

  private static let gitHubPull =
    #"{"number": 7, "title": "MAJOR drop", "body": null, "merged_at": "2026-01-01T00:00:00Z", "merge_commit_sha": "$SHA", "base": {"ref": "main"}, "labels": [{"name": "minor"}], "user": {"login": "bo"}}"#
  private static let gitHubList = "GET /repos/o/r/commits/$SHA/pulls?per_page=100"
  private static let gitLabList =
    "GET /api/v4/projects/o%2Fr/repository/commits/$SHA/merge_requests?state=merged"
  private static let bitbucketPull =
    #"{"id": 7, "title": "MAJOR drop", "description": "", "state": "MERGED", "merge_commit": {"hash": "$SHORT"}, "destination": {"branch": {"name": "main"}}, "author": {"display_name": "Bo"}}"#
  private static let serverPull =
    #"{"id": 7, "title": "MAJOR drop", "state": "MERGED", "toRef": {"displayId": "main"}, "properties": {"mergeCommit": {"id": "$SHA"}}, "author": {"user": {"displayName": "Bo"}}}"#
  private static let azureQuery =
    "POST /org/p1/_apis/git/repositories/r1/pullrequestquery?api-version=7.1"

  static let cases = [
    Case(
      testDescription: "GitHub: a rebase, found by its commit", host: "GitHub",
      answers: [gitHubList: "[\(gitHubPull)]"]),
    Case(
      testDescription: "GitHub: a squash, found by its number before the list has it",
      host: "GitHub",
      message: "work (#7)", answers: ["GET /repos/o/r/pulls/7": gitHubPull, gitHubList: "[]"]),
    Case(
      testDescription: "GitHub: a number that is of an issue", host: "GitHub", message: "work (#3)",
      answers: [gitHubList: "[\(gitHubPull)]"]),
    Case(
      testDescription: "GitHub: a merge commit with an empty body", host: "GitHub",
      message: "Merge pull request #7 from o/b", answers: ["GET /repos/o/r/pulls/7": gitHubPull]),
    Case(
      testDescription: "GitHub: labels", host: "GitHub", answers: [gitHubList: "[\(gitHubPull)]"],
      tag: "v1.1.0", rule: "labels"),
    Case(
      testDescription: "GitHub: a direct push is what its message says", host: "GitHub",
      message: "MINOR push", answers: [gitHubList: "[]"], tag: "v1.1.0"),
    Case(
      testDescription: "GitHub: a request of another branch", host: "GitHub", message: "MINOR push",
      answers: [
        gitHubList: "[\(gitHubPull.replacing("\"ref\": \"main\"", with: "\"ref\": \"next\""))]"
      ], tag: "v1.1.0"),
    Case(
      testDescription: "GitHub: an open request that has the commit", host: "GitHub",
      message: "MINOR push",
      answers: [gitHubList: "[\(gitHubPull.replacing("\"2026-01-01T00:00:00Z\"", with: "null"))]"],
      tag: "v1.1.0"),
    Case(
      testDescription: "GitHub: an answer that no API gives", host: "GitHub",
      answers: [gitHubList: "[\(gitHubPull.replacing("\"number\": 7, ", with: ""))]"],
      tag: nil, says: "a merged request that has no number ('number')"),
    Case(
      testDescription: "GitHub: the token may not read requests", host: "GitHub",
      message: "work (#7)", answers: [:], tag: nil, says: "pull-requests: read"),
    Case(
      testDescription: "Gitea", host: "Gitea",
      answers: [
        "GET /api/v1/repos/o/r/commits/$SHA/pull":
          #"{"number": 7, "title": "MAJOR drop", "body": "", "merged": true, "merge_commit_sha": "$SHA", "base": {"ref": "main"}, "labels": [], "user": {"login": "bo"}}"#
      ]),
    Case(
      testDescription: "Gitea: a direct push", host: "Gitea", message: "MINOR push",
      answers: ["GET /api/v1/repos/o/r": "{}"], tag: "v1.1.0"),
    Case(
      testDescription: "Gitea: a repository that the token may not see", host: "Gitea",
      answers: [:],
      tag: nil, says: "[cannot-tell]"),
    Case(
      testDescription: "GitLab: a merge commit", host: "GitLab",
      answers: [
        gitLabList:
          #"[{"iid": 7, "title": "MAJOR drop", "description": null, "state": "merged", "target_branch": "main", "merge_commit_sha": "$SHA", "squash_commit_sha": null, "sha": "1", "labels": ["minor"], "author": {"name": "Bo"}}]"#
      ]),
    Case(
      testDescription: "GitLab: a squash that was moved forward", host: "GitLab",
      answers: [
        gitLabList:
          #"[{"iid": 7, "title": "MAJOR drop", "state": "merged", "target_branch": "main", "merge_commit_sha": null, "squash_commit_sha": "$SHA", "sha": "1"}]"#
      ]),
    Case(
      testDescription: "GitLab: the last commit of a request that was moved forward",
      host: "GitLab",
      answers: [
        gitLabList:
          #"[{"iid": 7, "title": "MAJOR drop", "state": "merged", "target_branch": "main", "merge_commit_sha": null, "squash_commit_sha": null, "sha": "$SHA"}]"#
      ]),
    Case(
      testDescription: "GitLab: an answer that no API gives", host: "GitLab",
      answers: [
        gitLabList:
          #"[{"title": "MAJOR drop", "state": "merged", "target_branch": "main", "merge_commit_sha": "$SHA"}]"#
      ], tag: nil, says: "a merged request that has no number ('iid')"),
    Case(
      testDescription: "GitLab: the job's token may not ask, and the message has the title",
      host: "GitLab",
      message: "Merge branch 'x' into 'main'\n\nMAJOR drop\n\nSee merge request o/r!7",
      answers: [:]),
    Case(
      testDescription: "GitLab: the job's token may not ask, and the message has no title",
      host: "GitLab", answers: [:], tag: nil, says: "read_api"),
    Case(
      testDescription: "Bitbucket Cloud: by the number of its message", host: "Bitbucket",
      message: "Merged in x (pull request #7)",
      answers: ["GET /repositories/o/r/pullrequests/7": bitbucketPull]),
    Case(
      testDescription: "Bitbucket Cloud: moved forward", host: "Bitbucket",
      answers: [
        "GET /repositories/o/r/commit/$SHA/pullrequests?pagelen=50":
          #"{"values": [{"id": 7, "title": "MAJOR drop"}]}"#,
        "GET /repositories/o/r/pullrequests/7": bitbucketPull,
      ]),
    Case(
      testDescription: "Bitbucket Data Center", host: "Server",
      answers: [
        "GET /rest/api/1.0/projects/o/repos/r/commits/$SHA/pull-requests?limit=100":
          "{\"values\": [\(serverPull)]}"
      ]),
    Case(
      testDescription: "Bitbucket Data Center: a list without the merge", host: "Server",
      answers: [
        "GET /rest/api/1.0/projects/o/repos/r/commits/$SHA/pull-requests?limit=100":
          #"{"values": [{"id": 7, "state": "MERGED", "toRef": {"displayId": "main"}}]}"#,
        "GET /rest/api/1.0/projects/o/repos/r/pull-requests/7": serverPull,
      ]),
    Case(
      testDescription: "Azure Repos", host: "Azure",
      answers: [
        azureQuery:
          #"{"results": [{"$SHA": [{"pullRequestId": 7, "title": "MAJOR drop", "status": "completed", "targetRefName": "refs/heads/main", "lastMergeCommit": {"commitId": "$SHA"}, "createdBy": {"displayName": "Bo"}}]}, {}]}"#
      ]),
    Case(
      testDescription: "Azure Repos: a direct push", host: "Azure", message: "MINOR push",
      answers: [azureQuery: #"{"results": [{}, {}]}"#], tag: "v1.1.0"),
  ]

  private func environment(_ host: String, _ address: String, _ commit: String) -> [String: String]
  {
    switch host {
    case "GitHub":
      [
        "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r", "GITHUB_API_URL": address,
        "GITHUB_TOKEN": "t0ken", "GITHUB_SHA": commit, "GITHUB_REF": "refs/heads/main",
      ]
    case "Gitea":
      [
        "GITHUB_ACTIONS": "true", "GITEA_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r",
        "GITHUB_API_URL": address + "/api/v1", "GITHUB_TOKEN": "t0ken", "GITHUB_SHA": commit,
        "GITHUB_REF": "refs/heads/main",
      ]
    case "GitLab":
      [
        "GITLAB_CI": "true", "CI_PROJECT_ID": "o/r", "CI_API_V4_URL": address + "/api/v4",
        "CI_JOB_TOKEN": "t0ken", "CI_COMMIT_SHA": commit, "CI_COMMIT_BRANCH": "main",
      ]
    case "Bitbucket":
      [
        "BITBUCKET_BUILD_NUMBER": "1", "BITBUCKET_COMMIT": commit, "BITBUCKET_BRANCH": "main",
        "BITBUCKET_REPO_FULL_NAME": "o/r", "BITBUCKET_API_URL": address,
        "BITBUCKET_TOKEN": "t0ken",
      ]
    case "Server":
      [
        "JENKINS_URL": "http://j", "GIT_COMMIT": commit, "BRANCH_NAME": "main",
        "BITBUCKET_SERVER_URL": address + "/", "BITBUCKET_SERVER_TOKEN": "t0ken",
      ]
    default:
      [
        "TF_BUILD": "True", "BUILD_SOURCEVERSION": commit, "BUILD_SOURCEBRANCH": "refs/heads/main",
        "BUILD_REPOSITORY_PROVIDER": "TfsGit", "SYSTEM_COLLECTIONURI": address + "/org/",
        "SYSTEM_TEAMPROJECTID": "p1", "BUILD_REPOSITORY_ID": "r1", "SYSTEM_ACCESSTOKEN": "t0ken",
      ]
    }
  }

  /// - Parameter earlier: whether another request's job was dropped: the host is then asked for a
  ///   commit that is not the run's own.
  @Test(
    "what a commit's message does not settle is asked of the host, or the run stops",
    arguments: cases, [false, true])
  func conversation(_ row: Case, earlier: Bool) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let commit = try repository.commit(row.message)
    try repository.push()
    if row.host == "Server" {
      // The address tells the project; git itself goes to the folder.
      try repository.git("remote", "set-url", "origin", "https://bb.example.com/scm/o/r.git")
      try repository.git(
        "config", "url.file://\(repository.remote).insteadOf", "https://bb.example.com/scm/o/r.git")
    }
    func filled(_ text: String) -> String {
      text.replacing("$SHA", with: commit).replacing("$SHORT", with: String(commit.prefix(12)))
    }
    let answers = Dictionary(
      uniqueKeysWithValues: row.answers.map { key, body in
        (filled(key), ["status": 200, "body": filled(body)] as [String: Any])
      })
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: answers), as: UTF8.self)
    let api = try HostAPI(folder: repository.folder, answers: json)
    var arguments = ["tag", "--push", "--rule", row.rule]
    // As the job of a later request, whose title and labels are known.
    var own = commit
    if earlier {
      own = try repository.commit("later")
      try repository.push()
      arguments += ["--title", "PATCH later", "--label", "patch"]
    }
    let run = try TestProcess.run(
      TestProcess.tool, arguments, in: repository.clone,
      environment: environment(row.host, api.address, own))
    let tags = try repository.remoteTags()
    #expect(!(run.output + run.errors).contains("t0ken"))
    for request in try api.requests() {
      #expect(request.headers.values.contains { $0.contains("t0ken") })
    }
    guard let tag = row.tag else {
      #expect(run.status == 1, "\(run.errors)")
      #expect(
        run.errors.contains(row.says) && run.errors.contains("[cannot-tell]"), "\(run.errors)")
      #expect(tags.count == 1)
      return
    }
    #expect(run.status == 0, "\(run.errors)")
    if earlier, row.message == "MINOR push" {
      // A direct push is no request: nobody waits for its tag. What it asks for is released with
      // the next request.
      #expect(tags["v1.1.0"] == own && tags.count == 2, "\(tags)")
    } else {
      #expect(tags[tag] == commit, "\(tags) \(run.errors)")
    }
  }

  @Test(
    "without a token, a commit whose message does not settle the title stops the run",
    arguments: [
      ("GitHub", "work (#7)"), ("GitHub", "work"), ("GitLab", "MINOR work"), ("Bitbucket", "work"),
    ])
  func silent(host: String, message: String) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit(message)
    let own = try repository.commit("later")
    try repository.push()
    var variables = environment(host, "http://127.0.0.1:1", own)
    for name in ["GITHUB_TOKEN", "CI_JOB_TOKEN", "BITBUCKET_TOKEN"] { variables[name] = nil }
    let run = try repository.tool("tag", "--push", "--title", "MINOR x", environment: variables)
    #expect(run.status == 1)
    #expect(run.errors.contains("is not set"), "\(run.errors)")
    #expect(run.errors.contains("--commit") && run.errors.contains("[cannot-tell]"))
    #expect(try repository.remoteTags().count == 1)
  }

  @Test(
    "a remote's host and path are read from each form of an address",
    arguments: [
      ("git@github.com:o/r.git", "github.com", "o/r"),
      ("https://u:p@github.com/o/r", "github.com", "o/r"),
      ("ssh://git@bb.example.com:7999/PROJ/app.git", "bb.example.com", "PROJ/app"),
      ("https://gitlab.example.com:8443/g/s/p.git/", "gitlab.example.com", "g/s/p"),
    ])
  func address(text: String, host: String, path: String) throws {
    let address = try #require(RemoteAddress(text))
    #expect(address.host == host)
    #expect(address.path == path)
  }

  @Test(
    "a folder, a name, and a host without a path are no addresses",
    arguments: ["/tmp/x.git", "file:///tmp/x.git", "origin", "../x", "https://host"])
  func noAddress(text: String) { #expect(RemoteAddress(text) == nil) }
}
