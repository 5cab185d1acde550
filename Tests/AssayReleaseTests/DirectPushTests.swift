// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Versions are what Semantic Versioning asks for of all commits since the tag (items 6 to 8 of
/// semver.org), by the words that each commit has.
@Suite("Commits that no request brought in")
struct DirectPushTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var messages: [String]
    var rule = "first-word"
    /// nil where the run stops with exit code 1.
    var tag: String?
    var says = ""
    var arguments: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "a breaking change before a typo", messages: ["MAJOR break", "typo"],
      tag: "v2.0.0", says: "'MAJOR break'"),
    Case(
      testDescription: "the highest is neither first nor last",
      messages: ["fix a", "MINOR b", "fix c"], tag: "v1.1.0"),
    Case(testDescription: "the last is the highest", messages: ["a", "MINOR b"], tag: "v1.1.0"),
    Case(testDescription: "patches only", messages: ["a", "b"], tag: "v1.0.1"),
    Case(
      testDescription: "conventional: a feature before a change that releases nothing",
      messages: ["feat: a", "docs: b"], rule: "conventional", tag: "v1.1.0"),
    Case(
      testDescription: "conventional: nothing to release", messages: ["docs: a", "chore: b"],
      rule: "conventional", tag: ""),
    Case(
      testDescription: "conventional: one that does not say", messages: ["break it", "fix: b"],
      rule: "conventional", tag: nil, says: "'break it'"),
    Case(
      testDescription: "conventional: the last does not say", messages: ["feat: a", "break it"],
      rule: "conventional", tag: nil, says: "'break it'"),
    Case(
      testDescription: "a word that is nearly MAJOR", messages: ["MAJRO break", "typo"], tag: nil,
      says: "MAJRO"),
    Case(
      testDescription: "unknown titles that the project releases as patches",
      messages: ["feat: a", "b"], rule: "conventional", tag: "v1.1.0",
      arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a near miss without a policy", messages: ["docs:x", "fix: b"],
      rule: "conventional", tag: nil, says: "set 'unknown-titles' to 'patch' or 'none'"),
    Case(
      testDescription: "a near miss that the last commit is", messages: ["feat:x"],
      rule: "conventional", tag: nil, says: "set 'unknown-titles' to 'patch' or 'none'"),
    Case(
      testDescription: "near misses of types that release nothing, with a policy",
      messages: ["docs:x", "deps: x", "[WIP] x"], rule: "conventional", tag: "",
      arguments: ["--unknown-titles", "none"]),
    Case(
      testDescription: "the same with another policy", messages: ["docs:x", "chore: b"],
      rule: "conventional", tag: "v1.0.1", arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a near miss of a fix", messages: ["fix :x"], rule: "conventional",
      tag: "v1.0.1", arguments: ["--unknown-titles", "none"]),
    Case(
      testDescription: "a near miss is not released too low", messages: ["Feature: x", "fix: b"],
      rule: "conventional", tag: "v1.1.0", arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a draft's mark does not hide the type", messages: ["[WIP] feat: x"],
      rule: "conventional", tag: "v1.1.0", arguments: ["--unknown-titles", "none"]),
    Case(
      testDescription: "a near miss of a breaking change", messages: ["feat!(api): x", "fix: b"],
      rule: "conventional", tag: "v2.0.0", arguments: ["--unknown-titles", "none"]),
    Case(
      testDescription: "nearly the footer of a breaking change",
      messages: ["fix: x\n\nBREAKING CHANGES: gone", "fix: b"], rule: "conventional", tag: nil,
      says: "nearly the footer"),
    Case(
      testDescription: "nearly the footer of a breaking change, with a policy",
      messages: ["fix: x\n\nBREAKING CHANGES: gone", "fix: b"], rule: "conventional",
      tag: "v2.0.0", arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "an unknown title with a breaking change below",
      messages: ["Drop it\n\nBREAKING CHANGE: gone"], rule: "conventional", tag: "v2.0.0",
      arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a word that is nearly MAJOR, with a policy",
      messages: ["MAJRO break", "typo"], tag: "v2.0.0", arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a near miss in a request", messages: ["docs:x (#1)", "fix: b (#2)"],
      rule: "conventional", tag: nil, says: "change its title on the host",
      arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "a chosen version that cannot be read",
      messages: ["x\n\nRelease-As: 2", "b"],
      tag: nil, says: ":refs/tags/v1.2.3", arguments: ["--unknown-titles", "patch"]),
    Case(
      testDescription: "an earlier commit that asks to be skipped",
      messages: ["MAJOR a [skip release]", "b"], tag: "v1.0.1"),
    Case(
      testDescription: "the last asks to be skipped", messages: ["MAJOR a", "b [skip release]"],
      tag: ""),
    Case(
      testDescription: "a chosen version below what another commit asks for",
      messages: ["MAJOR a", "b\n\nRelease-As: 1.5.0"], tag: nil, says: "2.0.0 at least"),
    Case(
      testDescription: "a chosen version that is high enough",
      messages: ["MAJOR a", "b\n\nRelease-As: 3.0.0"], tag: "v3.0.0"),
    Case(
      testDescription: "a request takes along what was pushed before it",
      messages: ["MAJOR a", "fix b (#2)"], tag: "v2.0.0"),
    Case(
      testDescription: "all in one release", messages: ["fix a (#1)", "MAJOR b", "fix c (#2)"],
      tag: "v2.0.0", arguments: ["--no-catch-up"]),
  ]

  @Test("a release is what the highest of its commits asks for", arguments: cases)
  func highest(_ row: Case) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    var last = ""
    for message in row.messages { last = try repository.commit(message) }
    try repository.push()
    let run = try TestProcess.run(
      TestProcess.tool, ["tag", "--push", "--rule", row.rule] + row.arguments,
      in: repository.clone)
    var tags = try repository.remoteTags()
    tags["v1.0.0"] = nil
    guard let tag = row.tag else {
      #expect(run.status == 1 && run.errors.contains(row.says), "\(run)")
      #expect(tags.isEmpty)
      return
    }
    #expect(run.status == 0, "\(run)")
    #expect(tags == (tag.isEmpty ? [:] : [tag: last]), "\(run)")
  }

  @Test("a plan names the commit that decides, and the notes list it")
  func reported() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let decides = try repository.commit("MAJOR drop iOS 12")
    try repository.commit("fix b (#2)")
    try repository.push()
    let plan = try repository.tool("plan")
    #expect(
      plan.output.contains("major, because \(decides.prefix(12)) is released with it"),
      "\(plan.output)")
    #expect(plan.output.contains("'MAJOR drop iOS 12'"))
    let notes = try repository.tool("notes")
    #expect(notes.output.contains("### Breaking changes\n\n- drop iOS 12"), "\(notes.output)")
    let json = try repository.tool("plan", "--format", "json")
    #expect(json.output.contains("\"raisedBy\" : \"\(decides)\""))
  }

  @Test("what waits after a request without a release is released with the next, and previewed")
  func waiting() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("feat!: a")
    try repository.commit("docs: b (#2)")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--rule", "conventional").output.isEmpty)
    let preview = try repository.tool("preview", "--rule", "conventional", "--title", "fix: c")
    #expect(preview.output.contains("**`v2.0.0`**"), "\(preview)")
    try repository.commit("fix: c (#3)")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--rule", "conventional").output == "v2.0.0\n")
  }

  @Test(
    "a merge that git made brings in what its commits ask for",
    arguments: ["first-word", "conventional"])
  func merge(rule: String) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "topic")
    let conventional = rule == "conventional"
    try repository.commit(conventional ? "feat!: break" : "MAJOR break", file: "a")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit(conventional ? "fix: b" : "b", file: "b")
    // The message that git writes by itself.
    try repository.git("merge", "--quiet", "--no-ff", "--no-edit", "topic")
    #expect(try repository.git("log", "-1", "--format=%s") == "Merge branch 'topic'")
    try repository.push()
    let run = try repository.tool("tag", "--push", "--rule", rule)
    #expect(run.output == "v2.0.0\n", "\(run)")
    let notes = try repository.tool("notes", "--rule", rule)
    #expect(notes.output.contains("### Breaking changes\n\n- break"), "\(notes.output)")
    #expect(!notes.output.contains("Merge branch"))
  }

  @Test("a shallow clone that lacks a part of what a merge brings in stops")
  func shallow() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "topic")
    for message in ["MAJOR break", "x", "y"] { try repository.commit(message, file: message) }
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("b", file: "b")
    try repository.git("merge", "--quiet", "--no-ff", "--no-edit", "topic")
    try repository.push()
    // Three commits deep: the tag of main, and not the commit that breaks.
    let clone = repository.folder + "/shallow"
    try repository.git("clone", "--quiet", "--depth", "3", "file://" + repository.remote, clone)
    for command in [["plan"], ["tag", "--push"]] {
      let run = try TestProcess.run(TestProcess.tool, command, in: clone)
      #expect(run.status == 2 && run.errors.contains("[shallow]"), "\(run)")
    }
    let whole = try repository.tool("tag", "--push", "--unshallow", in: clone)
    #expect(whole.output == "v2.0.0\n", "\(whole)")
  }

  @Test("each component of a monorepo takes the highest of the commits that changed it")
  func components() throws {
    let repository = try TestRepository()
    try Data("release: {packages: {app: {paths: [App]}, core: {paths: [Core]}}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start", file: "App/a")
    try repository.commit("Start", file: "Core/a")
    try repository.push()
    try repository.tag("app/v1.0.0")
    try repository.tag("core/v1.0.0")
    try repository.commit("MAJOR drop", file: "Core/b")
    try repository.commit("MINOR add", file: "App/b")
    let last = try repository.commit("typo", file: "App/c")
    try repository.push()
    let run = try repository.tool("tag", "--push")
    #expect(run.status == 0, "\(run)")
    var tags = try repository.remoteTags()
    tags["app/v1.0.0"] = nil
    tags["core/v1.0.0"] = nil
    #expect(tags == ["app/v1.1.0": last, "core/v2.0.0": last], "\(run)")
  }

  /// What `tag --push` does is the measure of what its dry run says.
  @Test("a dry run ends as the real run, and a plan says why that would stop")
  func rehearsal() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("MINOR add (#1)")
    let dry = try repository.tool("tag", "--push", "--dry-run")
    let real = try repository.tool("tag", "--push")
    #expect(real.status == 2 && real.errors.contains("[unpushed]"), "\(real)")
    #expect(dry.status == real.status && dry.errors == real.errors, "\(dry)")
    #expect(dry.output.isEmpty)
    let plan = try repository.tool("plan")
    #expect(plan.status == 0 && plan.output.contains("tag v1.1.0"), "\(plan)")
    #expect(plan.errors.contains("note: 'tag --push' would stop here: "), "\(plan)")
    #expect(plan.errors.contains("[unpushed]"), "\(plan)")
    try repository.push()
    #expect(try repository.tool("plan").errors.isEmpty)
    let pushed = try repository.tool("tag", "--push", "--dry-run")
    #expect(pushed.status == 0 && pushed.output.contains("tag v1.1.0"), "\(pushed)")
    #expect(try repository.remoteTags().count == 1)
  }

  @Test("a commit that no branch of the remote has is not tagged there")
  func unpushed() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    let refused = try repository.tool("tag", "--push")
    #expect(refused.status == 2 && refused.output.isEmpty, "\(refused)")
    #expect(refused.errors.contains("push the branch first [unpushed]"), "\(refused)")
    try repository.push()
    #expect(try repository.tool("tag", "--push").output == "v0.0.1\n")
    // As a host keeps a request: the commit is in the remote, and on no branch.
    let request = try repository.commit("later")
    try repository.push("HEAD:refs/pull/1/merge")
    #expect(try repository.tool("tag", "--push").errors.contains("[unpushed]"))
    try repository.push()
    // The branch went on in another clone.
    let other = repository.folder + "/other"
    try repository.git("clone", "--quiet", "file://" + repository.remote, other)
    try repository.git("commit", "--quiet", "--allow-empty", "-m", "more", in: other)
    try repository.git("push", "--quiet", "origin", "main", in: other)
    let tagged = try repository.tool("tag", "--push")
    #expect(tagged.output == "v0.0.2\n", "\(tagged)")
    #expect(try repository.remoteTags()["v0.0.2"] == request)
  }
}
