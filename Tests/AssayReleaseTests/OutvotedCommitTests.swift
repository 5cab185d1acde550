// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Karma 1.0.0 came after a merge whose title says nothing of the breaking change in it, and
/// semantic-release 21.0.0 after one whose title has no type.
@Suite("Commits that ask for more than the title of their request")
struct OutvotedCommitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var title: String
    var commit: String
    var tag: String
    /// Of the note; nil where there is none.
    var bump: String?
    var rule = "conventional"
  }

  static let cases = [
    Case(
      testDescription: "a breaking change behind a fix", title: "fix: a",
      commit: "refactor: b\n\nBREAKING CHANGE: gone", tag: "v1.0.1", bump: "major"),
    Case(
      testDescription: "a breaking change behind an unknown title", title: "Next version",
      commit: "feat!: b", tag: "", bump: "major"),
    Case(
      testDescription: "a feature behind an unknown title", title: "Next version",
      commit: "feat: b", tag: "", bump: "minor"),
    Case(
      testDescription: "a feature behind a fix", title: "fix: a", commit: "feat: b",
      tag: "v1.0.1"),
    Case(
      testDescription: "a breaking change that the title names", title: "feat!: a",
      commit: "feat!: b", tag: "v2.0.0"),
    Case(
      testDescription: "a commit that says nothing", title: "fix: a", commit: "BREAK it",
      tag: "v1.0.1"),
    Case(
      testDescription: "another rule", title: "fix: a", commit: "MAJOR b", tag: "v1.0.1",
      rule: "first-word"),
  ]

  @Test("the title decides, and the run says what it does not", arguments: cases)
  func noted(_ row: Case) throws {
    let repository = try TestRepository()
    try repository.commit("chore: start", file: "start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "topic")
    let side = try repository.commit(row.commit, file: "topic")
    try repository.git("checkout", "--quiet", "main")
    try repository.git(
      "merge", "--quiet", "--no-ff", "-m", "Merge pull request #7 from o/topic\n\n" + row.title,
      "topic")
    try repository.push()
    let options =
      ["--rule", row.rule] + (row.rule == "conventional" ? ["--unknown-titles", "none"] : [])
    for command in [["next"], ["plan"], ["tag", "--push", "--dry-run"], ["tag", "--push"]] {
      let run = try TestProcess.run(
        TestProcess.tool, command + options, in: repository.clone)
      #expect(run.status == 0, "\(run)")
      if command.last == "next" {
        #expect(run.output == (row.tag.isEmpty ? "" : row.tag + "\n"), "\(run)")
      }
      let words = "\(side.prefix(12)) ('"
      guard let bump = row.bump else {
        #expect(!run.errors.contains(words), "\(command): \(run.errors)")
        continue
      }
      #expect(run.errors.contains(words), "\(command): \(run.errors)")
      #expect(run.errors.contains("asks for a \(bump) version"), "\(run.errors)")
    }
    let json = try TestProcess.run(
      TestProcess.tool, ["plan", "--format", "json", "--commit", "HEAD"] + options,
      in: repository.clone)
    // The tag that was pushed decides now.
    #expect(json.output.contains("asks for a") == (row.bump != nil && row.tag.isEmpty))
  }
}
