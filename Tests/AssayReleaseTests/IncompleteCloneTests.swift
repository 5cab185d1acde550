// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Clones that lack history, tags or credentials")
struct IncompleteCloneTests {
  /// v1.4.0 is before the last commit.
  private func repository() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit("Start (#1)")
    try repository.push()
    try repository.tag("v1.4.0")
    try repository.commit("docs [skip release] (#2)")
    try repository.push()
    return repository
  }

  private func cloned(_ repository: TestRepository, _ options: String...) throws -> String {
    let place = repository.folder + "/" + (options.isEmpty ? "whole" : options.joined())
    _ = try TestProcess.run(
      "/usr/bin/env",
      ["git", "clone", "--quiet"] + options + ["file://" + repository.remote, place],
      in: repository.folder)
    return place
  }

  @Test(
    "without the remote, a clone that need not have all tags stops instead of starting at the first version",
    arguments: [("--depth=1", "[shallow]"), ("--no-tags", "[missing-tags]")])
  func offline(option: String, reason: String) throws {
    let repository = try repository()
    let clone = try cloned(repository, option)
    for command in [["next"], ["plan"], ["tag"], ["verify"], ["next", "--initial", "1.0.0"]] {
      let title = command[0] == "verify" ? [] : ["--title", "MINOR x"]
      let run = try TestProcess.run(
        TestProcess.tool, command + ["--offline"] + title, in: clone)
      #expect(run.status == 2 && run.output.isEmpty, "\(command): \(run)")
      #expect(run.errors.contains(reason), "\(command): \(run)")
    }
    #expect(try repository.git("tag", in: clone).isEmpty)
    // The remote knows.
    let asked = try repository.tool("next", "--title", "MINOR x", "--unshallow", in: clone)
    #expect(asked.output == "v1.5.0\n", "\(asked)")
    let whole = try cloned(repository)
    let known = try repository.tool("next", "--offline", "--title", "MINOR x", in: whole)
    #expect(known.output == "v1.5.0\n", "\(known)")
  }

  @Test("a history that only this clone has replaced counts as the remote has it")
  func replaced() throws {
    let repository = try repository()
    let commit = try repository.commit("MINOR add (#3)")
    try repository.push()
    let tree = try repository.git("rev-parse", "HEAD^{tree}")
    let other = try repository.git("commit-tree", "-p", "HEAD~1", "-m", "MAJOR drop (#3)", tree)
    try repository.git("replace", commit, other)
    #expect(try repository.tool("next").output == "v1.5.0\n")
    try repository.git("replace", "--delete", commit)
    // Without its parents, no version comes before the commit.
    try repository.git("replace", "--graft", commit)
    #expect(try repository.tool("next").output == "v1.5.0\n")
    let verified = try repository.tool("verify")
    #expect(verified.status == 1 && verified.output.contains("'MINOR add' (#3)"), "\(verified)")
    try repository.git("replace", "--delete", commit)
    try Data((commit + "\n").utf8)
      .write(to: URL(filePath: repository.clone + "/.git/info/grafts"))
    let run = try repository.tool("tag", "--push")
    #expect(run.output == "v1.5.0\n", "\(run)")
  }

  @Test("a shallow clone of a repository that has no tags starts at the first version")
  func first() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.commit("MINOR x (#1)")
    try repository.push()
    let clone = try cloned(repository, "--depth=1")
    #expect(try repository.tool("next", in: clone).output == "v0.1.0\n")
  }

  /// A git as in a job of GitHub that checked out with 'persist-credentials: false'.
  private func environment(_ repository: TestRepository) throws -> [String: String] {
    let bin = repository.folder + "/bin"
    let script = """
      #!/bin/sh
      for argument in "$@"; do
        if [ "$argument" = ls-remote ]; then
          echo "fatal: could not read Username for 'https://github.com': terminal prompts disabled" >&2
          exit 128
        fi
      done
      exec /usr/bin/git "$@"

      """
    try TestProcess.writeScript(script, to: bin + "/git")
    return ["PATH": bin + ":/usr/bin:/bin"]
  }

  @Test("without credentials, the tags of a complete clone are verified, and a note says so")
  func withoutCredentials() throws {
    let repository = try repository()
    let environment = try environment(repository)
    let clone = try cloned(repository)
    let run = try repository.tool("verify", in: clone, environment: environment)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("note: the clone's own tags were verified"), "\(run)")
    #expect(run.errors.contains("could not read Username"), "\(run)")
    #expect(run.errors.contains("all tags are correct"), "\(run)")
    try repository.git("tag", "v1.3.0", in: clone)
    let wrong = try repository.tool("verify", in: clone, environment: environment)
    #expect(wrong.status == 1 && wrong.output.contains("v1.3.0 comes after v1.4.0"), "\(wrong)")
  }

  @Test(
    "without credentials, a clone that is not complete stops with advice for reading",
    arguments: ["--depth=1", "--no-tags"])
  func incomplete(option: String) throws {
    let repository = try repository()
    let clone = try cloned(repository, option)
    let run = try repository.tool(
      "verify", in: clone, environment: environment(repository))
    #expect(run.status == 2 && run.errors.contains("[denied]"), "\(run)")
    #expect(run.errors.contains("contents: read"), "\(run)")
    #expect(run.errors.contains("fetch-depth: 0"), "\(run)")
    #expect(!run.errors.contains("give this job write permission"), "\(run)")
  }
}
