// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayYAML
import Foundation
import Testing

/// The scripts of the ready files under ci/, run with recorded payloads in real clones.
@Suite("Ready files")
struct ReadyFileTests {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "ci")
  private static let script = folder.appending(path: "release-tag").path

  private func run(
    _ repository: TestRepository, _ environment: [String: String], script: String? = nil
  ) throws -> TestRun {
    let all = environment.merging(["ASSAY_TOOL": TestProcess.tool]) { $1 }
    guard let script else {
      return try TestProcess.run(Self.script, [], in: repository.clone, environment: all)
    }
    // As runners do: the script part as a file of its own.
    let file = repository.folder + "/script.sh"
    try Data(script.utf8).write(to: URL(filePath: file))
    return try TestProcess.run(
      "/usr/bin/env", ["bash", "-eo", "pipefail", file], in: repository.clone, environment: all)
  }

  private func yaml(_ path: String) throws -> DocumentValue {
    let text = try Data(contentsOf: Self.folder.appending(path: path))
    var budget = DocumentBudget.written
    return try #require(try DocumentFile.value(of: Array(text), file: path, budget: &budget))
  }

  @Test(
    "arguments of the script push nothing",
    arguments: [["--help"], ["-h"], ["--dry-run"], ["tag"], ["--help", "x"], [""]])
  func arguments(_ arguments: [String]) throws {
    let repository = try TestRepository()
    try repository.commit("MINOR a")
    try repository.push()
    let run = try TestProcess.run(
      Self.script, arguments, in: repository.clone, environment: ["ASSAY_TOOL": TestProcess.tool])
    if ["--help", "-h"].contains(arguments[0]), arguments.count == 1 {
      #expect(run.status == 0 && run.output.contains("ASSAY_ARGUMENTS"), "\(run)")
      #expect(!run.output.contains("#") && !run.output.contains("set -"), "\(run.output)")
    } else {
      #expect(run.status == 64 && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains("--help"))
    }
    #expect(try repository.remoteTags().isEmpty)
  }

  @Test("GitHub: a merged request with a hostile title")
  func gitHub() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    let event = repository.folder + "/event.json"
    let canary = repository.folder + "/canary"
    func write(_ end: String) throws {
      let json = """
        {"action": "closed", "pull_request": {"number": 9, "merged": true, "merge_commit_sha": "\(commit)",
        "title": "[MINOR] $(touch \(canary)) `touch \(canary)`\(end)",
        "base": {"ref": "main"}, "labels": []}}
        """
      try Data(json.utf8).write(to: URL(filePath: event))
    }
    let output = repository.folder + "/output"
    let step = try #require(try yaml("github/action.yml")["runs"]?["steps"]?[0])
    #expect(
      step["env"]?.pairs?.map(\.key)
        == [
          "ASSAY_COMMAND", "ASSAY_RULE", "ASSAY_PREFIX", "ASSAY_ARGUMENTS", "ASSAY_TOOL_ADDRESS",
          "ASSAY_TOOL_SHA256", "GITHUB_TOKEN",
        ])
    let environment =
      [
        "GITHUB_ACTION_PATH": Self.folder.appending(path: "github").path, "ASSAY_COMMAND": "tag",
        "ASSAY_RULE": "",
        "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
        "GITHUB_OUTPUT": output, "GITHUB_STEP_SUMMARY": repository.folder + "/summary",
        "ASSAY_PREFIX": "app-", "ASSAY_ARGUMENTS": "--kind\nannotated",
      ]
    let script = try #require(step["run"]?.text)
    // A title of two lines is none that a host has.
    try write("\\n::set-output name=tag::v9.9.9")
    let refused = try self.run(repository, environment, script: script)
    #expect(refused.status == 1)
    #expect(!(refused.output + refused.errors).contains("::set-output"))
    #expect(!FileManager.default.fileExists(atPath: output))
    try write("")
    let run = try self.run(repository, environment, script: script)
    #expect(run.output == "app-0.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["app-0.1.0": commit])
    #expect(!FileManager.default.fileExists(atPath: canary))
    let written = try String(contentsOfFile: output, encoding: .utf8)
    #expect(written.contains("tag=app-0.1.0\n"))
    #expect(!written.contains("::set-output"))
    let summary = try String(contentsOfFile: repository.folder + "/summary", encoding: .utf8)
    // The title of the event, not the message of the commit; what it says is text.
    let notes =
      "### Features\n\n- $(touch \(canary)) \\`touch \(canary)\\` (#9)\n\nContributors: Ada\n"
    #expect(summary == "Released: **`app-0.1.0`**\n\n" + notes)
    #expect(written.contains("notes<<ASSAY_END\n" + notes + "ASSAY_END\n"))
  }

  @Test("a tool is fetched and run only if it has the hash that was asked for")
  func toolByHash() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    let file = repository.folder + "/fetched"
    try Data("#!/bin/sh\necho \"$0 $*\"\n".utf8).write(to: URL(filePath: file))
    let sum = try TestProcess.run("/usr/bin/env", ["sha256sum", file], in: repository.clone)
    let right = String(sum.output.prefix(64))
    func run(_ sum: String?, _ address: String) throws -> TestRun {
      var environment = ["ASSAY_TOOL_ADDRESS": address, "TMPDIR": repository.folder]
      environment["ASSAY_TOOL_SHA256"] = sum
      return try TestProcess.run(Self.script, [], in: repository.clone, environment: environment)
    }
    let good = try run(right.uppercased(), "file://" + file)
    #expect(good.output.hasSuffix("/assay-release tag --push\n"), "\(good.errors)")
    let other = try run(String(repeating: "0", count: 64), "file://" + file)
    #expect(other.status == 2 && other.errors.contains("\(right), not ASSAY_TOOL_SHA256"))
    #expect(other.output.isEmpty)
    #expect(try run(nil, "file://" + file).status == 64)
    #expect(try run("0;touch x", "file://" + file).status == 64)
    #expect(try run(right, "http://localhost:1/tool").status == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: repository.folder).allSatisfy {
        !$0.hasPrefix("tmp.")
      })
  }

  /// Runs a workflow's last use of the action as GitHub does: with the inputs of the step, or their
  /// defaults, as variables.
  private func runAction(
    _ workflow: String, job: String, _ repository: TestRepository, _ environment: [String: String]
  ) throws -> TestRun {
    let steps = try #require(try yaml("github/" + workflow)["jobs"]?[job]?["steps"]?.items)
    let use = try #require(steps.last { $0["uses"]?.text?.contains("ci/github") == true })
    let action = try yaml("github/action.yml")
    let step = try #require(action["runs"]?["steps"]?[0])
    var all = environment.merging([
      "GITHUB_ACTION_PATH": Self.folder.appending(path: "github").path, "GITHUB_ACTIONS": "true",
      "GITHUB_REPOSITORY": "o/r",
    ]) { $1 }
    for pair in try #require(step["env"]?.pairs) {
      let input = try #require(pair.value.text).dropFirst("${{ inputs.".count).dropLast(" }}".count)
      let text =
        use["with"]?[String(input)]?.text
        ?? action["inputs"]?[String(input)]?["default"]?.text
      all[pair.key] = try #require(text).replacing(
        "${{ github.token }}", with: "t0ken")
    }
    return try run(repository, all, script: try #require(step["run"]?.text))
  }

  /// The event is that of https://docs.github.com/webhooks/webhook-events-and-payloads#push
  @Test("GitHub: the push of a rebase, whose title only GitHub has")
  func push() throws {
    let repository = try TestRepository()
    let before = try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let commit = try repository.commit("work")
    try repository.push()
    let event = repository.folder + "/event.json"
    let json = """
      {"ref": "refs/heads/main", "before": "\(before)", "after": "\(commit)", "created": false, "deleted": false,
      "forced": false, "commits": [{"id": "\(commit)", "message": "work", "distinct": true}],
      "head_commit": {"id": "\(commit)", "message": "work"}, "repository": {"full_name": "o/r"}}
      """
    try Data(json.utf8).write(to: URL(filePath: event))
    let pull = """
      {"number": 7, "title": "MINOR add", "body": null, "merged_at": "2026-01-01T00:00:00Z",
      "merge_commit_sha": "\(commit)", "base": {"ref": "main"}, "labels": [], "user": {"login": "bo"}}
      """
    let answers = [
      "GET /repos/o/r/commits/\(commit)/pulls?per_page=100": ["status": 200, "body": "[\(pull)]"]
        as [String: Any]
    ]
    let host = try HostAPI(
      folder: repository.folder,
      answers: String(
        decoding: JSONSerialization.data(withJSONObject: answers), as: UTF8.self))
    let output = repository.folder + "/output"
    let run = try runAction(
      "release.yml", job: "tag", repository,
      [
        "GITHUB_EVENT_NAME": "push", "GITHUB_EVENT_PATH": event, "GITHUB_SHA": commit,
        "GITHUB_REF": "refs/heads/main", "GITHUB_API_URL": host.address, "GITHUB_OUTPUT": output,
      ])
    #expect(run.output == "v1.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v1.0.0": before, "v1.1.0": commit])
    let written = try String(contentsOfFile: output, encoding: .utf8)
    for line in ["tag=v1.1.0", "bump=minor", "commit=\(commit)", "new-release=true"] {
      #expect(written.contains(line + "\n"), "\(written)")
    }
    #expect(try host.requests().allSatisfy { $0.headers["authorization"] == "Bearer t0ken" })
  }

  /// The event is that of https://docs.github.com/webhooks/webhook-events-and-payloads#merge_group
  @Test("GitHub: the check of a merge queue")
  func mergeGroup() throws {
    let repository = try TestRepository()
    let base = try repository.commit("Start")
    let commit = try repository.commit("work (#12)")
    let event = repository.folder + "/event.json"
    let reference = "refs/heads/gh-readonly-queue/main/pr-12-\(base)"
    let json = """
      {"action": "checks_requested", "merge_group": {"head_sha": "\(commit)", "head_ref": "\(reference)",
      "base_sha": "\(base)", "base_ref": "refs/heads/main"}}
      """
    try Data(json.utf8).write(to: URL(filePath: event))
    for (title, status) in [("MINOR add", 0), ("mnior add", 1)] as [(String, Int32)] {
      let answers = [
        "GET /repos/o/r/pulls/12": [
          "status": 200, "body": #"{"number": 12, "title": "\#(title)", "merged_at": null}"#,
        ] as [String: Any]
      ]
      let host = try HostAPI(
        folder: repository.folder,
        answers: String(
          decoding: JSONSerialization.data(withJSONObject: answers), as: UTF8.self))
      let run = try runAction(
        "check-title.yml", job: "title", repository,
        [
          "GITHUB_EVENT_NAME": "merge_group", "GITHUB_EVENT_PATH": event, "GITHUB_SHA": commit,
          "GITHUB_REF": reference, "GITHUB_API_URL": host.address,
        ])
      #expect(run.status == status, "\(run)")
      #expect(run.output == (status == 0 ? "minor\n" : ""))
    }
  }

  @Test("GitLab: the pipeline of the branch, whose merge commit holds the title")
  func gitLab() throws {
    let repository = try TestRepository()
    let commit = try repository.commit(
      "Merge branch 'x' into 'main'\n\nMAJOR rename\n\nSee merge request g/p!4")
    try repository.push()
    // The push goes to an address of the host's; here it is this remote's.
    try repository.git(
      "config", "url.file://\(repository.remote).insteadOf",
      "https://assay@gitlab.example.com/g/p.git")
    let script = try #require(try yaml("gitlab/release.yml")["release"]?["script"]?.items)
    let run = try run(
      repository,
      [
        "GITLAB_CI": "true", "CI_COMMIT_SHA": commit, "CI_COMMIT_BRANCH": "main",
        "CI_PROJECT_DIR": repository.folder, "CI_BUILDS_DIR": repository.folder,
        "CI_SERVER_HOST": "gitlab.example.com", "CI_PROJECT_PATH": "g/p",
        "ASSAY_PUSH_TOKEN": "t0ken", "ASSAY_HOME": Self.folder.deletingLastPathComponent().path,
      ], script: script.compactMap(\.text).joined(separator: "\n"))
    let asked = try TestProcess.run(
      repository.folder + "/askpass", ["Password for 'https://assay@gitlab.example.com':"],
      in: repository.folder, environment: ["ASSAY_PUSH_TOKEN": "t0ken"])
    #expect(asked.output == "t0ken\n")
    #expect(run.output == "v1.0.0\n", "\(run.errors)")
    let dotenv = try String(
      contentsOfFile: repository.folder + "/assay-release.env", encoding: .utf8)
    #expect(dotenv.hasPrefix("ASSAY_RELEASE_TAG=v1.0.0\n"))
    #expect(dotenv.contains("ASSAY_RELEASE_NEW_RELEASE=true\n"))
  }

  @Test("Bitrise: values go through envman's standard input")
  func bitrise() throws {
    let entry = try yaml("bitrise/step.yml")["toolkit"]?["bash"]?["entry_file"]?.text
    let step = try String(
      contentsOf: Self.folder.appending(path: "bitrise/" + #require(entry)), encoding: .utf8)
    // A copy, for Bitrise takes the step's folder alone.
    #expect(try step == String(contentsOfFile: Self.script, encoding: .utf8))
    let repository = try TestRepository()
    let commit = try repository.commit("minor: x (#3)")
    try repository.push()
    let bin = repository.folder + "/bin"
    try TestProcess.writeScript(
      "#!/bin/sh\necho \"$3=$(cat)\" >> '\(repository.folder)/envman'\n", to: bin + "/envman")
    let run = try run(
      repository,
      [
        "PATH": bin + ":/usr/bin:/bin", "BITRISE_IO": "true", "BITRISE_GIT_COMMIT": commit,
        "BITRISE_GIT_BRANCH": "main",
      ], script: step)
    #expect(run.output == "v0.1.0\n", "\(run.errors)")
    let kept = try String(contentsOfFile: repository.folder + "/envman", encoding: .utf8)
    #expect(kept.contains("ASSAY_RELEASE_TAG=v0.1.0\n"))
  }

  @Test("a required check of a title that is still open")
  func checkTitle() throws {
    let repository = try TestRepository()
    func check(_ title: String) throws -> TestRun {
      let event = repository.folder + "/event.json"
      let json = #"{"pull_request": {"number": 9, "merged": false, "title": "\#(title)"}}"#
      try Data(json.utf8).write(to: URL(filePath: event))
      return try run(
        repository,
        [
          "ASSAY_COMMAND": "check-title", "GITHUB_ACTIONS": "true",
          "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
        ])
    }
    #expect(try check("MINOR x").output == "minor\n")
    #expect(try check("mnior x").status == 1)
    let examples = try yaml("github/check-title.yml")["jobs"]?["title"]?["steps"]?.items ?? []
    #expect(examples.last?["with"]?["command"]?.text == "check-title")
  }

  @Test(
    "an example workflow asks for no more rights than it needs, and passes no title to a script")
  func example() throws {
    for (name, job, wanted) in [
      ("release.yml", "tag", [["contents", "write"], ["pull-requests", "read"]]),
      ("check-title.yml", "title", [["contents", "read"], ["pull-requests", "read"]]),
    ] {
      let file = try yaml("github/" + name)
      #expect(file["permissions"]?.pairs?.isEmpty == true)
      let rights = try #require(file["jobs"]?[job]?["permissions"]?.pairs)
      #expect(rights.map { [$0.key, $0.value.text ?? ""] } == wanted)
      // Others' actions by their hash, and ours by a name that nobody has.
      for step in file["jobs"]?[job]?["steps"]?.items ?? [] {
        guard let uses = step["uses"]?.text else { continue }
        let version = uses.drop { $0 != "@" }.dropFirst()
        #expect(
          uses == "OWNER/assay/ci/github@COMMIT"
            || (version.count == 40 && version.allSatisfy(\.isHexDigit)), "\(uses)")
      }
      let text = try String(
        contentsOf: Self.folder.appending(path: "github/" + name), encoding: .utf8)
      #expect(!text.contains("pull_request.title"))
      #expect(!text.contains("pull_request_target"))
    }
    let checkout = try yaml("github/release.yml")["jobs"]?["tag"]?["steps"]?[0]
    #expect(checkout?["with"]?["fetch-depth"]?.text == "0")
    let base = try yaml("github/check-title.yml")["jobs"]?["title"]?["steps"]?[0]?["with"]?["ref"]
    #expect(
      base?.text
        == "${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}")
    // All outputs of the tool are outputs of the action.
    let outputs = try #require(try yaml("github/action.yml")["outputs"]?.pairs)
    #expect(
      Set(outputs.map(\.key)) == [
        "tag", "tags", "version", "bump", "previous-tag", "commit", "channel", "package",
        "new-release", "reason", "notes",
      ])
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

extension DocumentValue {
  fileprivate var pairs: [Entry]? { if case .map(let entries) = kind { entries } else { nil } }
  fileprivate var items: [DocumentValue]? { if case .list(let list) = kind { list } else { nil } }

  fileprivate var text: String? {
    switch kind {
    case .string(let text): text
    case .number(let number): Self.text(of: number)
    case .bool(let flag): "\(flag)"
    case .null, .list, .map: nil
    }
  }

  fileprivate subscript(key: String) -> DocumentValue? {
    pairs?.first { $0.key == key }?.value
  }

  fileprivate subscript(index: Int) -> DocumentValue? { items?[index] }
}
