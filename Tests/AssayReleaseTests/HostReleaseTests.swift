// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Conversations in the form of https://docs.github.com/rest/releases/releases and
/// https://docs.gitlab.com/api/releases/.
@Suite("Release pages through the hosts' interfaces")
struct HostReleaseTests {
  static let token = "s3cret-t0ken"

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var host: String
    var answers: String
    var status: Int32 = 0
    /// What standard error holds.
    var says: String
    var asks: [String]
    var more: [String: String] = [:]
    /// The headers that carry the token, a request each; nil for the usual one of the host.
    var headers: [String]?
  }

  static let gitHubPath = "/repos/o/r/releases"
  static let gitLabPath = "/api/v4/projects/g%2Fp/releases"

  static let cases = [
    Case(
      testDescription: "GitHub: there is none, and it is made", host: "GitHub",
      answers:
        #"[{"status": 404, "body": "{\"message\": \"Not Found\"}"}, {"status": 201, "body": "{\"id\": 1}"}]"#,
      says: "published v0.1.0", asks: ["GET \(gitHubPath)/tags/v0.1.0", "POST \(gitHubPath)"]),
    Case(
      testDescription: "GitHub: it is there", host: "GitHub",
      answers: #"[{"status": 200, "body": "{\"id\": 1}"}]"#,
      says: "v0.1.0 already has a release page",
      asks: ["GET \(gitHubPath)/tags/v0.1.0"]),
    Case(
      testDescription: "GitHub: another job was faster", host: "GitHub",
      answers:
        #"[{"status": 404, "body": ""}, {"status": 422, "body": "{\"message\": \"Validation Failed\", \"errors\": [{\"resource\": \"Release\", \"code\": \"already_exists\", \"field\": \"tag_name\"}]}"}]"#,
      says: "v0.1.0 already has a release page",
      asks: ["GET \(gitHubPath)/tags/v0.1.0", "POST \(gitHubPath)"]),
    Case(
      testDescription: "GitHub: the token may not write", host: "GitHub",
      answers:
        #"[{"status": 404, "body": ""}, {"status": 403, "body": "{\"message\": \"Resource not accessible by integration\"}"}]"#,
      status: 2, says: "[denied]",
      asks: ["GET \(gitHubPath)/tags/v0.1.0", "POST \(gitHubPath)"]),
    Case(
      testDescription: "GitHub: an answer that echoes the token", host: "GitHub",
      answers: #"[{"status": 401, "body": "no such token: $HEADER"}]"#, status: 2,
      says: "[denied]", asks: ["GET \(gitHubPath)/tags/v0.1.0"]),
    Case(
      testDescription: "GitHub: a redirect is not followed, for the token would go with it",
      host: "GitHub",
      answers:
        #"[{"status": 302, "body": "", "headers": {"Location": "http://127.0.0.1:$PORT/elsewhere"}}]"#,
      status: 2, says: "[host-failed]", asks: ["GET \(gitHubPath)/tags/v0.1.0"]),
    Case(
      testDescription: "GitLab: with a job's token", host: "GitLab",
      answers: #"[{"status": 201, "body": "{\"tag_name\": \"v0.1.0\"}"}]"#,
      says: "published v0.1.0", asks: ["POST \(gitLabPath)"]),
    Case(
      testDescription: "GitLab: with a token of its own", host: "GitLab",
      answers: #"[{"status": 201, "body": "{\"tag_name\": \"v0.1.0\"}"}]"#,
      says: "published v0.1.0", asks: ["POST \(gitLabPath)"], more: ["GITLAB_TOKEN": token],
      headers: ["private-token"]),
    Case(
      testDescription: "GitLab: with the token that the ready file pushes with", host: "GitLab",
      answers: #"[{"status": 201, "body": "{\"tag_name\": \"v0.1.0\"}"}]"#,
      says: "published v0.1.0", asks: ["POST \(gitLabPath)"], more: ["ASSAY_PUSH_TOKEN": token],
      headers: ["private-token"]),
    Case(
      testDescription: "GitLab: an empty variable counts as not set", host: "GitLab",
      answers: #"[{"status": 201, "body": "{\"tag_name\": \"v0.1.0\"}"}]"#,
      says: "published v0.1.0", asks: ["POST \(gitLabPath)"], more: ["GITLAB_TOKEN": ""]),
    // A token with the scope write_repository is refused by the API.
    Case(
      testDescription: "GitLab: the token may only push, and the job's own may create the page",
      host: "GitLab",
      answers:
        #"[{"status": 403, "body": "{\"error\": \"insufficient_scope\"}"}, {"status": 201, "body": "{}"}]"#,
      says: "published v0.1.0", asks: ["POST \(gitLabPath)", "POST \(gitLabPath)"],
      more: ["ASSAY_PUSH_TOKEN": token], headers: ["private-token", "job-token"]),
    Case(
      testDescription: "GitLab: no token may create it", host: "GitLab",
      answers: #"[{"status": 401, "body": "{}"}, {"status": 403, "body": "$HEADER"}]"#, status: 2,
      says: "token (api, in GITLAB_TOKEN or CI_JOB_TOKEN) [denied]",
      asks: ["POST \(gitLabPath)", "POST \(gitLabPath)"],
      more: ["GITLAB_TOKEN": token], headers: ["private-token", "job-token"]),
    Case(
      testDescription: "GitLab: no token", host: "GitLab", answers: "[]", status: 2,
      says: "GITLAB_TOKEN or ASSAY_PUSH_TOKEN or CI_JOB_TOKEN is not set", asks: [],
      more: ["CI_JOB_TOKEN": ""]),
    Case(
      testDescription: "GitLab: it is there", host: "GitLab",
      answers: #"[{"status": 409, "body": "{\"message\": \"Release already exists\"}"}]"#,
      says: "v0.1.0 already has a release page", asks: ["POST \(gitLabPath)"]),
    Case(
      testDescription: "GitLab: the token may not write", host: "GitLab",
      answers: #"[{"status": 403, "body": "{\"message\": \"403 Forbidden - $HEADER\"}"}]"#,
      status: 2, says: "check the permissions of the token (api, in CI_JOB_TOKEN) [denied]",
      asks: ["POST \(gitLabPath)"]),
  ]

  @Test("files go with a draft, which is published when all of them have arrived")
  func assets() throws {
    let repository = try TestRepository()
    try repository.commit("MINOR a (#1)")
    try repository.push()
    _ = try repository.tool("tag", "--push")
    try Data("binary".utf8).write(to: URL(filePath: repository.folder + "/app 1.zip"))
    func publish(_ answers: String, _ more: String...) throws -> (TestRun, [HostAPI.Request]) {
      let api = try HostAPI(folder: repository.folder, answers: answers)
      let run = try TestProcess.run(
        TestProcess.tool,
        ["notes", "--publish", "--asset", repository.folder + "/app 1.zip"] + more,
        in: repository.clone,
        environment: [
          "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r", "GITHUB_TOKEN": Self.token,
          "GITHUB_API_URL": api.address,
        ])
      return (run, try api.requests())
    }
    let page =
      #"{"status": 404, "body": ""}, {"status": 200, "body": "[]"}, {"status": 201, "body": "{\"id\": 5, \"upload_url\": \"http://127.0.0.1:$PORT/up/5/assets{?name,label}\"}"}"#
    let (made, first) = try publish(
      #"[\#(page), {"status": 201, "body": "{}"}, {"status": 200, "body": "{}"}]"#)
    #expect(made.status == 0, "\(made.errors)")
    #expect(first.map(\.method) == ["GET", "GET", "POST", "POST", "PATCH"])
    #expect(first[2].body.contains(#""draft":true"#))
    #expect(first[3].path == "/up/5/assets?name=app%201.zip")
    #expect(first[3].body == "binary")
    #expect(first[4].path == "/repos/o/r/releases/5")
    #expect(first[4].body.contains(#""draft":false"#))
    // A draft that is asked for stays one, and so does one whose files did not arrive.
    let (draft, second) = try publish(#"[\#(page), {"status": 201, "body": "{}"}]"#, "--draft")
    #expect(draft.status == 0, "\(draft.errors)")
    #expect(second.map(\.method) == ["GET", "GET", "POST", "POST"])
    let (lost, third) = try publish(#"[\#(page), {"status": 502, "body": "{}"}]"#)
    #expect(lost.status == 2)
    #expect(!third.contains { $0.method == "PATCH" })
    let (foreign, _) = try publish(
      #"[{"status": 404, "body": ""}, {"status": 200, "body": "[]"}, {"status": 201, "body": "{\"id\": 5, \"upload_url\": \"https://evil.example/x{?name}\"}"}]"#
    )
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("no address of its own"), "\(foreign.errors)")
    let (again, asked) = try publish(
      #"[{"status": 404, "body": ""}, {"status": 200, "body": "[{\"tag_name\": \"v0.1.0\"}]"}]"#,
      "--draft")
    #expect(again.status == 0, "\(again.errors)")
    #expect(asked.count == 2)
    #expect(again.errors.contains("already has a release page"))
  }

  @Test("a backport's release is not the latest")
  func backport() throws {
    let repository = try TestRepository()
    try repository.commit("MINOR a (#1)")
    try repository.push()
    _ = try repository.tool("tag", "--push")
    try repository.git("checkout", "--quiet", "-b", "next")
    try repository.commit("MAJOR b (#2)")
    try repository.push("next")
    _ = try repository.tool("tag", "--push")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("c (#3)")
    try repository.push()
    #expect(try repository.tool("tag", "--push").output == "v0.1.1\n")
    let api = try HostAPI(
      folder: repository.folder,
      answers: #"[{"status": 404, "body": ""}, {"status": 201, "body": "{}"}]"#)
    let run = try repository.tool(
      "notes", "--publish",
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r", "GITHUB_TOKEN": Self.token,
        "GITHUB_API_URL": api.address,
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try api.requests().last?.body.contains(#""make_latest":"false""#) == true)
  }

  @Test(
    "publishing makes a release page where there is none, and never shows the token",
    arguments: cases)
  func conversation(_ row: Case) throws {
    let repository = try TestRepository()
    try repository.commit("MINOR add \"it\" \\ @x (#1)")
    try repository.push()
    _ = try repository.tool("tag", "--push")
    let api = try HostAPI(folder: repository.folder, answers: row.answers)
    let gitHub = [
      "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r", "GITHUB_TOKEN": Self.token,
      "GITHUB_API_URL": api.address,
    ]
    let gitLab = [
      "GITLAB_CI": "true", "CI_PROJECT_ID": "g/p", "CI_JOB_TOKEN": Self.token,
      "CI_API_V4_URL": api.address + "/api/v4", "CI_PROJECT_URL": "https://git.example.com/g/p",
    ]
    let run = try repository.tool(
      "notes", "--publish",
      environment: (row.host == "GitHub" ? gitHub : gitLab).merging(row.more) { $1 })
    #expect(run.status == row.status, "\(run.errors)")
    #expect(run.errors.contains(row.says), "\(run.errors)")
    #expect(!(run.output + run.errors).contains(Self.token))

    let asked = try api.requests()
    #expect(asked.map { "\($0.method) \($0.path)" } == row.asks)
    let isGitHub = row.host == "GitHub"
    let names = row.headers ?? asked.map { _ in isGitHub ? "authorization" : "job-token" }
    for (request, name) in zip(asked, names) {
      #expect(request.headers[name] == (isGitHub ? "Bearer " : "") + Self.token)
    }
    guard let posted = asked.last, posted.method == "POST" else { return }
    #expect(posted.headers["content-type"] == "application/json")
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(posted.body.utf8)) as? [String: Any])
    #expect(body["tag_name"] as? String == "v0.1.0")
    #expect(body["name"] as? String == "v0.1.0")
    let notes = body[row.host == "GitHub" ? "body" : "description"] as? String
    let link =
      row.host == "GitHub"
      ? "[#1](https://github.com/o/r/pull/1)"
      : "[!1](https://git.example.com/g/p/-/merge_requests/1)"
    #expect(
      notes
        == "### Features\n\n- add \"it\" \\\\ @\u{200B}x (\(link))\n\nContributors: Ada")
    #expect(body["make_latest"] as? String == (row.host == "GitHub" ? "true" : nil))
    #expect(body["prerelease"] as? Bool == (row.host == "GitHub" ? false : nil))
  }
}
