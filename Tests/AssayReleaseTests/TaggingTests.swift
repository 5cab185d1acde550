// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Tagging real repositories")
struct TaggingTests {
  @Test("a whole release, and again: nothing changes")
  func whole() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("First")
    try repository.push()
    let next = try repository.tool("next", "--title", "MINOR x")
    #expect(next.output == "v0.1.0\n")
    #expect(try repository.remoteTags().isEmpty)

    for round in 1...3 {
      let run = try repository.tool("tag", "--push", "--title", "MINOR x")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "v0.1.0\n", "round \(round)")
      #expect(try repository.remoteTags() == ["v0.1.0": commit])
    }
    // Another title for the same commit does not make another tag; one that asks for more fails.
    #expect(try repository.tool("tag", "--push", "--title", "y").output == "v0.1.0\n")
    let lower = try repository.tool("tag", "--push", "--title", "MAJOR y")
    #expect(lower.status == 1)
    #expect(lower.output.isEmpty)
    #expect(lower.errors.contains("is released as v0.1.0, and its title asks for v1.0.0 at least"))
    #expect(lower.errors.contains("[tagged-lower]"))
    #expect(try repository.remoteTags() == ["v0.1.0": commit])
    #expect(try repository.git("tag") == "v0.1.0")
  }

  @Test("the highest version counts, not the newest, and junk does not")
  func latest() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.tag("v1.10.0")
    try repository.commit("2")
    try repository.push()
    for name in [
      "v1.9.0", "v1", "v9", "v2.0", "vv3.0.0", "v3.0.0.0", "v03.0.0", "nightly", "4.0.0",
      "x/v5.0.0",
      "v6.0.0-", "V7.0.0", "v1.10.0_8",
    ] { try repository.tag(name, "HEAD~1") }
    // Without the option, 4.0.0 stops the run; see TagShapeTests.
    #expect(try repository.tool("next", "--prefix=v", "--title", "x").output == "v1.10.1\n")
    // A higher prerelease is the latest; a release is made of its core.
    try repository.tag("v1.11.0-rc.1", "HEAD~1")
    #expect(try repository.tool("next", "--prefix=v", "--title", "x").output == "v1.11.0\n")
    #expect(
      try repository.tool("next", "--prefix=v", "--title", "x", "--channel", "rc").output
        == "v1.11.0-rc.2\n")
    #expect(
      try repository.tool("next", "--prefix=v", "--promote", "--commit", "HEAD~1").output
        == "v1.10.0\n")
  }

  @Test("tags of commits that this one does not come from do not count")
  func reachable() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "two")
    try repository.commit("2")
    try repository.push("two")
    try repository.tag("v2.0.0")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("3")
    #expect(try repository.tool("next", "--title", "x").output == "v1.0.1\n")
    // The version that would follow is somebody else's: nothing is skipped in silence.
    let taken = try repository.tool("next", "--title", "MAJOR x", "--format", "json")
    #expect(taken.status == 2)
    #expect(taken.output.contains("\"reason\" : \"exists\""))
    #expect(taken.errors.contains("[exists]"))
  }

  @Test("a higher tag that only the clone has is named, once a tag is pushed")
  func unpushed() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("2")
    try repository.push()
    try repository.git("tag", "v1.5.0", "HEAD~1")
    let run = try repository.tool("tag", "--push", "--title", "x")
    #expect(run.status == 0 && run.output == "v1.0.1\n")
    #expect(
      run.errors.contains(
        "warning: v1.5.0 is in this clone and not on the remote, so it was not counted; push it, "
          + "or delete it with 'git tag -d v1.5.0'"))
    // Nothing new, nothing to say.
    let again = try repository.tool("tag", "--push", "--title", "x")
    #expect(again.output == "v1.0.1\n" && !again.errors.contains("v1.5.0"))
  }

  @Test("annotated tags and tags of tags are peeled")
  func peeled() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    try repository.git("tag", "-a", "-m", "x", "inner")
    try repository.git("tag", "-a", "-m", "y", "v1.2.3", "inner")
    try repository.git("push", "--quiet", "origin", "v1.2.3")
    #expect(try repository.tool("tag", "--push", "--title", "MAJOR").output == "v1.2.3\n")
    #expect(try repository.remoteTags() == ["v1.2.3": commit])
    // A tag of a tree is no release.
    let tree = try repository.git("rev-parse", "HEAD^{tree}")
    try repository.git("push", "--quiet", "origin", "\(tree):refs/tags/v5.0.0")
    try repository.commit("2")
    #expect(try repository.tool("next", "--title", "x").output == "v1.2.4\n")
  }

  @Test("a clone without tags, and a shallow one: the right answer or a clear stop")
  func clones() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.commit("2")
    try repository.push()
    try repository.tag("v1.4.0", "HEAD")
    let old = try repository.git("rev-parse", "HEAD")
    for name in ["3", "4", "5"] { try repository.commit(name) }
    try repository.push()

    func cloned(_ name: String, _ options: String...) throws -> String {
      let place = repository.folder + "/" + name
      _ = try TestProcess.run(
        "/usr/bin/env",
        ["git", "clone", "--quiet"] + options + ["file://" + repository.remote, place],
        in: repository.folder)
      return place
    }
    let bare = try cloned("tagless", "--no-tags")
    #expect(try repository.tool("next", "--title", "MINOR x", in: bare).output == "v1.5.0\n")
    let shallow = try cloned("shallow", "--depth", "1")
    let stopped = try repository.tool("next", "--title", "MINOR x", in: shallow)
    #expect(stopped.status == 2)
    #expect(stopped.output.isEmpty)
    #expect(stopped.errors.contains("[shallow]"))
    #expect(stopped.errors.contains("fetch-depth: 0"))
    // Deep enough.
    let deep = try cloned("deep", "--depth", "5")
    #expect(try repository.tool("next", "--title", "MINOR x", in: deep).output == "v1.5.0\n")
    let mended = try repository.tool("tag", "--push", "--unshallow", "--title", "x", in: shallow)
    #expect(mended.output == "v1.4.1\n", "\(mended.errors)")
    #expect(try repository.remoteTags()["v1.4.0"] == old)
  }

  @Test("hostile titles are data")
  func hostile() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    let canary = repository.folder + "/canary"
    for title in [
      "$(touch \(canary))", "`touch \(canary)`", "; touch \(canary) #", "\"; touch \(canary)",
      "| touch \(canary)", "MINOR ::set-output name=tag::v9.9.9", "\u{9B}2J", "\u{1B}]0;x\u{7}",
      "MINOR\n::set-output name=tag::v9.9.9", "--upload-pack=touch \(canary)",
      "-c core.sshCommand=touch", "%s%n%x00", "{tag}\\n",
      String(repeating: "A", count: 100_000), "\u{202E}ROJAM", "v9.9.9",
    ] {
      // NB: `--title=` for a title that starts with hyphens.
      let run = try repository.tool(
        "tag", "--dry-run", "--title=" + title, "--format", "text")
      // A title that is no line of text releases nothing.
      let isLine = !title.unicodeScalars.contains { $0.properties.generalCategory == .control }
      #expect(run.status == (isLine ? 0 : 1), "\(title.prefix(40)): \(run.errors)")
      #expect(!(run.output + run.errors).utf8.contains(0x1B))
      #expect(!(run.output + run.errors).contains("\n::"))
      #expect(run.output.utf8.count < 1000)
    }
    #expect(!FileManager.default.fileExists(atPath: canary))
    let kept = try repository.tool(
      "tag", "--push", "--kind", "annotated", "--title", "MINOR {tag} $(touch \(canary)) `id`")
    #expect(kept.output == "v0.1.0\n", "\(kept.errors)")
    try repository.git("fetch", "--quiet", "--tags")
    #expect(
      try repository.git("for-each-ref", "--format=%(contents)", "refs/tags/v0.1.0")
        == "v0.1.0\n\nMINOR {tag} $(touch \(canary)) `id`\n")
    #expect(!FileManager.default.fileExists(atPath: canary))
  }

  @Test("a commit's message that is not UTF-8 is read")
  func latin() throws {
    let repository = try TestRepository()
    let file = repository.folder + "/message"
    try Data([0x4D, 0x49, 0x4E, 0x4F, 0x52, 0x20, 0xFF, 0xFE, 0x20, 0x28, 0x23, 0x37, 0x29])
      .write(to: URL(filePath: file))
    try repository.git("commit", "--quiet", "--allow-empty", "-F", file)
    try repository.push()
    #expect(try repository.tool("next").output == "v0.1.0\n")
  }

  @Test("requests whose job was cancelled are tagged first, in order")
  func catchUp() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let minor = try repository.commit("MINOR one (#1)")
    try repository.commit("a direct push")
    let major = try repository.commit("Merge pull request #2 from a/b\n\nmajor: two")
    try repository.commit("docs [skip release] (#3)")
    let patch = try repository.commit("four (#4)")
    try repository.push()
    let run = try repository.tool("tag", "--push")
    #expect(run.output == "v2.0.1\n", "\(run.errors)")
    var tags = try repository.remoteTags()
    tags["v1.0.0"] = nil
    #expect(tags == ["v1.1.0": minor, "v2.0.0": major, "v2.0.1": patch])
    #expect(try repository.tool("verify").status == 0)
    // The jobs that were late find theirs.
    #expect(
      try repository.tool("tag", "--push", "--commit", minor, "--title", "MINOR one").output
        == "v1.1.0\n")
    #expect(try repository.remoteTags().count == 4)
  }

  @Test(
    "without catching up, one release holds them all under the highest bump; late jobs learn of it")
  func together() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let early = try repository.commit("MINOR one (#1)")
    let late = try repository.commit("two (#2)")
    try repository.push()
    let run = try repository.tool("tag", "--push", "--no-catch-up")
    #expect(run.output == "v1.1.0\n", "\(run.errors)")
    let second = try repository.tool("tag", "--push", "--commit", early)
    #expect(second.status == 0)
    #expect(second.errors.contains("was released with v1.1.0"))
    #expect(try repository.remoteTags()["v1.1.0"] == late)
    #expect(try repository.remoteTags().count == 2)
  }

  @Test("a late job whose clone does not have the later commits asks the remote")
  func lateClone() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("MINOR one (#1)")
    try repository.push()
    let place = repository.folder + "/late"
    _ = try TestProcess.run(
      "/usr/bin/env", ["git", "clone", "--quiet", "file://" + repository.remote, place],
      in: repository.folder)
    try repository.commit("two (#2)")
    try repository.push()
    _ = try repository.tool("tag", "--push", "--no-catch-up")
    let late = try repository.tool("tag", "--push", in: place)
    #expect(late.output == "v1.1.0\n", "\(late.errors)")
    #expect(try repository.remoteTags().count == 2)
  }

  @Test("more untagged merges than a race leaves stop the run")
  func manyUntagged() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    // 20 before the one that is released, then 21.
    for number in 1...21 { try repository.commit("x (#\(number))") }
    #expect(try repository.tool("next").output == "v1.0.21\n")
    try repository.commit("x (#22)")
    let stopped = try repository.tool("next")
    #expect(stopped.status == 2)
    #expect(stopped.errors.contains("[untagged-merges]"))
    #expect(try repository.tool("next", "--catch-up").output == "v1.0.22\n")
    #expect(try repository.tool("next", "--no-catch-up").output == "v1.0.1\n")
  }

  @Test("maintenance branches stay in their range")
  func maintenance() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.tag("v1.4.0")
    try repository.git("branch", "1.x")
    try repository.commit("2")
    try repository.push()
    try repository.tag("v2.0.0")
    try repository.git("checkout", "--quiet", "1.x")
    try repository.commit("fix")
    #expect(
      try repository.tool("next", "--branch", "1.x", "--title", "MINOR x").output == "v1.5.0\n")
    let refused = try repository.tool("next", "--branch", "1.x", "--title", "MAJOR x")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("[title-refused]"))
  }

  @Test("channels, promotion and build metadata")
  func channels() throws {
    let repository = try TestRepository()
    try Data("release: {channels: {beta: beta}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("1")
    try repository.push()
    try repository.tag("v1.0.0")
    let first = try repository.commit("2")
    func tag(_ arguments: String...) throws -> String {
      try repository.push()
      let run = try TestProcess.run(
        TestProcess.tool, ["tag", "--push"] + arguments, in: repository.clone)
      return run.output + run.errors.split(separator: "\n").filter { $0.contains("[") }.joined()
    }
    #expect(try tag("--branch", "beta", "--title", "MINOR x") == "v1.1.0-beta.1\n")
    #expect(try tag("--branch", "beta", "--title", "MINOR x") == "v1.1.0-beta.1\n")
    try repository.commit("3")
    #expect(try tag("--branch", "beta", "--title", "y") == "v1.1.0-beta.2\n")
    // On the same commit.
    #expect(try tag("--promote") == "v1.1.0\n")
    #expect(try tag("--promote") == "v1.1.0\n")
    #expect(try repository.remoteTags()["v1.1.0-beta.1"] == first)
    try repository.commit("4")
    #expect(try tag("--build-metadata", "linux.7", "--title", "y") == "v1.1.1+linux.7\n")
    try repository.commit("5")
    #expect(try tag("--promote").contains("[invalid-configuration]"))
    #expect(try tag("--title", "y") == "v1.1.2\n")
  }

  @Test("floating tags follow the releases of their line, and never go back")
  func floating() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try repository.git("branch", "1.1.x")
    let first = try repository.tool("tag", "--push", "--title", "MAJOR", "--floating-tags")
    #expect(first.status == 0, "\(first.errors)")
    let second = try repository.commit("2")
    let planned = try repository.tool(
      "tag", "--dry-run", "--title", "MINOR x", "--floating-tags", "--kind", "annotated")
    let place = second.prefix(12)
    #expect(
      planned.output
        == "latest: v1.0.0\nannotated tag v1.1.0 on \(place): minor, 'MINOR x'\n"
        + "move v1 to \(place)\nmove v1.1 to \(place)\n")
    try repository.push()
    _ = try repository.tool("tag", "--push", "--title", "MINOR x", "--floating-tags")
    var tags = try repository.remoteTags()
    #expect(tags["v1"] == second)
    #expect(tags["v1.1"] == second)
    #expect(tags["v1.0"] != second)
    let third = try repository.commit("3")
    try repository.push()
    _ = try repository.tool("tag", "--push", "--title", "MINOR x", "--floating-tags")
    try repository.git("checkout", "--quiet", "-b", "fix", second)
    let old = try repository.commit("4")
    try repository.push()
    let run = try repository.tool(
      "tag", "--push", "--title", "fix", "--branch", "1.1.x", "--floating-tags")
    #expect(run.output == "v1.1.1\n", "\(run.errors)")
    tags = try repository.remoteTags()
    #expect(tags["v1"] == third)
    #expect(tags["v1.2"] == third)
    #expect(tags["v1.1"] == old)
  }

  @Test("packages of a monorepo are tagged by what changed")
  func packages() throws {
    let repository = try TestRepository()
    try Data("release: {packages: {core: {paths: Core}, ui: {paths: UI}}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("Start", file: "UI/a")
    try repository.commit("MINOR start", file: "Core/a")
    try repository.push()
    #expect(try repository.tool("tag", "--push").output == "core/v0.1.0\n")
    try repository.commit("MINOR both", file: "UI/b")
    try repository.push()
    #expect(try repository.tool("tag", "--push").output == "ui/v0.1.0\n")
    try repository.commit("fix", file: "Core/b")
    #expect(try repository.tool("next").output == "core/v0.1.1\n")
    #expect(try repository.tool("next", "--package", "ui").output == "")
    #expect(try repository.tool("next", "--package", "nope").status == 2)
    #expect(try repository.tool("next", "--prefix", "v").output == "v0.0.1\n")
  }

  @Test("a hook of the clone does not run, because a job pushes and no person")
  func prePush() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    try TestProcess.writeScript(
      "#!/bin/sh\necho 'run the linter first' >&2\nexit 1\n",
      to: repository.clone + "/.git/hooks/pre-push")
    let run = try repository.tool("tag", "--push", "--title", "x")
    #expect(run.output == "v0.0.1\n", "\(run.errors)")
    #expect(try repository.remoteTags() == ["v0.0.1": commit])
  }

  @Test(
    "a message names what the host said",
    arguments: [
      ("echo 'tags need a ticket' >&2; exit 1", "tags need a ticket"),
      (
        "echo 'fatal: write error: No space left on device' >&2; exit 1",
        "No space left on device"
      ),
    ])
  func said(hook: String, words: String) throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try TestProcess.writeScript(
      "#!/bin/sh\n\(hook)\n", to: repository.remote + "/hooks/pre-receive")
    let run = try repository.tool("tag", "--push", "--retries", "0", "--title", "x")
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("run it by hand"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("a host that declines says why, and the remote is left as it was")
  func declined() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    try TestProcess.writeScript(
      """
      #!/bin/sh
      echo "error: GH013: Repository rule violations found for refs/tags/v0.0.1." >&2
      exit 1

      """, to: repository.remote + "/hooks/pre-receive")
    let run = try repository.tool("tag", "--push", "--title", "x", "--format", "json")
    #expect(run.status == 2)
    #expect(run.output.contains("\"reason\" : \"protected\""))
    #expect(try repository.remoteTags().isEmpty)
    #expect(try repository.git("tag").isEmpty)
  }

  @Test(
    "what cannot run says so in one line",
    arguments: [
      (["--repository", "/"], "no-history"), (["--commit", "nope"], "no-history"),
      (["--commit=--all"], "no-history"), (["--remote", "nope"], "invalid-configuration"),
      (["--prefix", "a b"], "invalid-configuration"),
      (["--config", "/nope"], "invalid-configuration"),
      (["--remote", "file:///nope/nope.git"], "invalid-configuration"),
      (["--remote", "http://127.0.0.1:1/x.git"], "network"),
    ])
  func cannotRun(arguments: [String], reason: String) throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    let run = try TestProcess.run(
      TestProcess.tool, ["tag", "--push", "--retries", "0", "--title", "x"] + arguments,
      in: repository.clone)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[\(reason)]"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("the title of a closed request that was not merged tags nothing")
  func notMerged() throws {
    let repository = try TestRepository()
    let commit = try repository.commit("1")
    try repository.push()
    let path = repository.folder + "/event.json"
    func run(merged: Bool) throws -> TestRun {
      let json = """
        {"pull_request": {"title": "MAJOR x", "merged": \(merged), "merge_commit_sha": "\(commit)",
        "number": 3, "base": {"ref": "main"}, "labels": []}}
        """
      try Data(json.utf8).write(to: URL(filePath: path))
      return try repository.tool(
        "tag", "--push",
        environment: [
          "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": path,
          "GITHUB_OUTPUT": repository.folder + "/output",
        ])
    }
    let closed = try run(merged: false)
    #expect(closed.status == 2)
    #expect(closed.errors.contains("[not-merged]"))
    #expect(try repository.remoteTags().isEmpty)
    let merged = try run(merged: true)
    #expect(merged.output == "v1.0.0\n", "\(merged.errors)")
    #expect(merged.errors.contains("GITHUB_TOKEN start no workflows"))
    let output = try String(contentsOfFile: repository.folder + "/output", encoding: .utf8)
    #expect(output.contains("tag=v1.0.0\n"))
    #expect(output.contains("new-release=true\n"))
    let again = try run(merged: true)
    #expect(again.output == "v1.0.0\n")
    #expect(!again.errors.contains("GITHUB_TOKEN"))
  }

  @Test("a tag that was made in the clone before is the one that is pushed")
  func localTags() throws {
    let repository = try TestRepository()
    try repository.commit("Start (#1)")
    try repository.push()
    let local = try repository.tool("tag")
    #expect(local.output == "v0.0.1\n")
    #expect(
      local.errors.hasPrefix("assay: not pushed: v0.0.1 is in this clone only"), "\(local.errors)")
    let pushed = try repository.tool("tag", "--push")
    #expect(pushed.status == 0 && !pushed.errors.contains("warning"), "\(pushed.errors)")
    #expect(try repository.remoteTags().keys.sorted() == ["v0.0.1"])
  }

  @Test("verify finds what is wrong, and nothing where nothing is")
  func verify() throws {
    let repository = try TestRepository()
    try repository.commit("MINOR 1 (#1)")
    try repository.push()
    try repository.tag("v1.1.0")
    try repository.tag("v1.1.0-rc.1")
    #expect(try repository.tool("verify").status == 0)
    try repository.commit("no number")
    #expect(try repository.tool("verify").status == 0)
    #expect(try repository.tool("verify", "--title", "x [skip release]").status == 0)
    let titled = try repository.tool("verify", "--title", "MINOR x")
    #expect(titled.status == 1)
    #expect(titled.output.contains("has no tag: 'MINOR x'"), "\(titled.output)")
    try repository.commit("2 (#2)")
    try repository.commit("docs [skip release] (#3)")
    try repository.commit("4 (#4)")
    try repository.push()
    try repository.tag("v1.0.9")
    try repository.tag("v1.2.0")
    try repository.tag("v1.3.0")
    try repository.git("tag", "v1.3.0", "HEAD~1")
    try repository.git("tag", "v9.0.0")
    let run = try repository.tool("verify")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "Versions decrease (1):", "Several versions (1):", "Merge without a version (1):",
        "Tag differs from the remote (2):",
      ], "\(run.output)")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(run.output.contains("  v1.0.9 comes after v1.1.0 in history and is lower\n"))
    // Programs get the kinds by their codes, in the order of history.
    let json = try repository.tool("verify", "--format", "json")
    let codes = json.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first == "code"
        ? line.split(separator: "\"").dropFirst(3).first.map(String.init) : nil
    }
    #expect(
      codes == ["untagged", "several-tags", "descending", "differs", "differs"], "\(json.output)")
  }

  @Test(
    "verify: where merges are released together, only those after the last release have no tag",
    arguments: [("never", 0), ("automatic", 2), ("always", 2)])
  func verifyTogether(_ policy: String, _ missing: Int) throws {
    let repository = try TestRepository()
    try Data("release: {catch-up: \(policy)}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    for number in 1...3 { try repository.commit("x (#\(number))") }
    try repository.push()
    try repository.tag("v1.0.1")
    let run = try repository.tool("verify")
    #expect(run.status == (missing == 0 ? 0 : 1), "\(run.output)")
    #expect(run.output.contains("Merge without a version (2):") == (missing == 2), "\(run.output)")
    try repository.commit("x (#4)")
    let later = try repository.tool("verify")
    #expect(later.output.contains("Merge without a version (\(missing + 1)):"), "\(later.output)")
  }

  /// changesets/action tags commits of release branches that never come back.
  @Test("verify: tags on other branches alone verify nothing, and that is said")
  func verifyOtherBranch() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.git("checkout", "--quiet", "-b", "v1")
    try repository.commit("build")
    try repository.push("v1")
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("x (#1)")
    try repository.push()
    let run = try repository.tool("verify")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "nothing to check: no version tag, such as 'v1.0.0', is on a commit of this first-parent history"
      ),
      "\(run.errors)")
    let other = try repository.tool("verify", "--commit", "v1")
    #expect(other.errors.contains("all tags are correct"), "\(other.errors)")
  }

  // NB: no time limit of the test library's: it counts from when a test may start, and this one
  // waits for its turn.
  @Test("a git that does not end is stopped")
  func timeout() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    let bin = repository.folder + "/bin"
    try TestProcess.writeScript("#!/bin/sh\nexec sleep 600\n", to: bin + "/git")
    let run = try repository.tool(
      "next", "--title", "x", "--timeout", "1", environment: ["PATH": bin + ":/usr/bin:/bin"])
    #expect(run.status == 2)
    #expect(run.errors.contains("[timeout]"))
    #expect(run.errors.contains("--timeout"))
  }

  @Test("a commit that the host names and the clone does not have is a clear stop")
  func missingCommit() throws {
    let repository = try TestRepository()
    try repository.commit("1")
    try repository.push()
    let run = try repository.tool(
      "tag", "--push", "--title", "x", "--format", "json",
      environment: [
        "GITLAB_CI": "true", "CI_COMMIT_SHA": String(repeating: "1", count: 40),
        "CI_COMMIT_BRANCH": "main",
      ])
    #expect(run.status == 2)
    #expect(run.output.contains("\"reason\" : \"no-history\""))
    #expect(try repository.remoteTags().isEmpty)
  }
}
