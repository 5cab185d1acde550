// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Prereleases that come in by a merge, and requests whose job was dropped.
@Suite("Untagged requests behind other tags")
struct PrereleaseTests {
  /// As of a variable that is not set: taken for a branch without a channel, it would release a
  /// stable version.
  @Test(
    "an empty branch is no branch",
    arguments: [["next", "--branch", ""], ["tag", "--push", "--branch="], ["plan", "--config="]])
  func emptyBranch(arguments: [String]) throws {
    let repository = try TestRepository()
    try Data("release: {channels: {main: beta}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("MINOR add (#1)")
    try repository.push()
    let run = try TestProcess.run(TestProcess.tool, arguments, in: repository.clone)
    #expect(run.status == 64 && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains("is empty; pass one, or leave the option out"), "\(run)")
    #expect(try repository.remoteTags().isEmpty)
    #expect(try repository.tool("next").output == "v0.1.0-beta.1\n")
  }

  @Test(
    "an untagged request before the merge of a prerelease gets a version of its own line",
    arguments: ["conventional", "first-word"])
  func behind(rule: String) throws {
    let repository = try TestRepository()
    try Data("release: {rule: \(rule)}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "beta")
    try repository.commit(rule == "conventional" ? "feat: a (#1)" : "MINOR a (#1)")
    try repository.push("beta")
    try repository.tag("v1.1.0-rc.1")
    try repository.git("checkout", "--quiet", "main")
    // Its job was dropped.
    let docs = try repository.commit(rule == "conventional" ? "fix: docs (#2)" : "docs (#2)")
    try repository.git("merge", "--quiet", "--no-ff", "-m", "x", "beta")
    try repository.git(
      "commit", "--quiet", "--amend", "-m",
      "Merge pull request #3 from o/beta\n\n"
        + (rule == "conventional" ? "feat: release a" : "MINOR release a"))
    try repository.push()
    let merge = try repository.git("rev-parse", "HEAD")
    let run = try repository.tool("tag", "--push")
    #expect(run.output == "v1.1.0\n", "\(run.errors)")
    var tags = try repository.remoteTags()
    tags["v1.0.0"] = nil
    tags["v1.1.0-rc.1"] = nil
    #expect(tags == ["v1.0.1": docs, "v1.1.0": merge])
    #expect(try repository.tool("verify").status == 0)
  }

  @Test("a small change on a line of prereleases does not end them by itself")
  func goesOn() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v4.2.0")
    try repository.commit("MAJOR a (#1)")
    try repository.push()
    try repository.tag("v5.0.0-alpha.2")
    try repository.commit("fix b (#2)")
    try repository.push()
    for command in [["next"], ["tag", "--push"]] {
      let run = try TestProcess.run(TestProcess.tool, command, in: repository.clone)
      #expect(run.status == 1 && run.output.isEmpty, "\(run)")
      #expect(run.errors.contains("the latest version is the prerelease v5.0.0-alpha.2"))
    }
    #expect(try repository.tool("next", "--promote").output == "v5.0.0\n")
    #expect(try repository.tool("next", "--channel", "stable").output == "v5.0.0\n")
    #expect(try repository.tool("next", "--channel", "alpha").output == "v5.0.0-alpha.3\n")
    // What is breaking by its title is 5.0.0.
    #expect(try repository.tool("next", "--title", "MAJOR c").output == "v5.0.0\n")
  }

  /// As a public app tags what it gives to the App Store: v1.0.17-ios, v1.0.18-ios.
  @Test("a suffix that goes on from version to version may name a product")
  func suffixes() throws {
    let repository = try TestRepository()
    for tag in ["v1.0.0", "v1.0.1-ios", "v1.0.2-ios"] {
      try repository.commit("fix \(tag) (#1)")
      try repository.push()
      try repository.tag(tag)
    }
    try repository.commit("fix b (#4)")
    try repository.push()
    for command in [["next"], ["plan"], ["tag", "--push"]] {
      let run = try TestProcess.run(TestProcess.tool, command, in: repository.clone)
      #expect(run.status == 1, "\(run)")
      #expect(run.errors.contains("v1.0.1-ios has the same suffix"))
      #expect(run.errors.contains("[cannot-tell]"))
    }
    #expect(try repository.remoteTags().count == 3)
    #expect(try repository.tool("next", "--channel", "stable").output == "v1.0.2\n")
    #expect(try repository.tool("next", "--promote").output == "v1.0.2\n")
  }

  @Test("a word without a number is a prerelease where its release follows")
  func words() throws {
    let repository = try TestRepository()
    for tag in ["v1.0.1-beta", "v1.0.1", "v1.0.2-beta"] {
      try repository.commit("fix \(tag) (#1)")
      try repository.push()
      try repository.tag(tag)
    }
    try repository.commit("fix b (#4)")
    try repository.push()
    #expect(try repository.tool("next").output == "v1.0.2\n")
  }

  @Test("a docs merge after a prerelease releases nothing")
  func docs() throws {
    let repository = try TestRepository()
    try Data("release: {rule: conventional}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("feat: a (#1)")
    try repository.push()
    try repository.tag("v1.1.0-rc.1")
    try repository.commit("docs: b (#2)")
    try repository.commit("docs: c (#3)")
    try repository.push()
    let run = try repository.tool("tag", "--push")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try repository.remoteTags().count == 2)
  }

  @Test("a version that is taken on the other side of a merge goes with the merge")
  func taken() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "1.0.x")
    try repository.commit("hotfix (#1)")
    try repository.push("1.0.x")
    try repository.tag("v1.0.1")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("MINOR b (#2)")
    try repository.git("merge", "--quiet", "--no-ff", "-m", "x", "1.0.x")
    try repository.git("commit", "--quiet", "--amend", "-m", "Merge back (#3)")
    try repository.push()
    let merge = try repository.git("rev-parse", "HEAD")
    let run = try repository.tool("tag", "--push")
    // The minor before the merge has its own version, because nobody took it.
    #expect(run.output == "v1.1.1\n", "\(run.errors)")
    #expect(try repository.remoteTags()["v1.1.1"] == merge)
    #expect(
      try repository.remoteTags()["v1.1.0"] == repository.git("rev-parse", "HEAD~1"))

    // And a patch whose number is taken is released by the merge.
    try repository.git("checkout", "--quiet", "-b", "1.1.x")
    try repository.commit("hotfix (#4)")
    try repository.push("1.1.x")
    try repository.tag("v1.1.2")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("e (#7)")
    try repository.git("merge", "--quiet", "--no-ff", "-m", "x", "1.1.x")
    try repository.git("commit", "--quiet", "--amend", "-m", "Merge back (#8)")
    try repository.push()
    let second = try repository.tool("tag", "--push")
    #expect(second.output == "v1.1.3\n", "\(second.errors)")
    #expect(try repository.remoteTags().count == 6)
  }

  @Test("a feature whose job was dropped is released by the docs merge after it")
  func dropped() throws {
    let repository = try TestRepository()
    try Data("release: {rule: conventional}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let feature = try repository.commit("feat: a (#1)")
    try repository.commit("docs: b (#2)")
    try repository.push()
    let plan = try repository.tool("plan")
    #expect(plan.output.contains("tag v1.1.0 on \(feature.prefix(12)): minor"))
    let output = repository.folder + "/output"
    let run = try repository.tool("tag", "--push", environment: ["GITHUB_OUTPUT": output])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("v1.1.0"), "\(run.errors)")
    #expect(try repository.remoteTags()["v1.1.0"] == feature)
    #expect(try repository.remoteTags().count == 2)
    let written = try String(contentsOfFile: output, encoding: .utf8)
    #expect(written.contains("tag=v1.1.0\n"))
    #expect(written.contains("commit=\(feature)\n"))
    #expect(written.contains("new-release=true\n"))
    let again = try repository.tool("tag", "--push")
    #expect(again.status == 0)
    #expect(try repository.remoteTags().count == 2)
  }

  @Test("released together, the highest bump counts although the last merge asks for none")
  func together() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("feat: a (#1)")
    let docs = try repository.commit("docs: b (#2)")
    try repository.push()
    let run = try repository.tool("tag", "--push", "--no-catch-up", "--rule", "conventional")
    #expect(run.output == "v1.1.0\n", "\(run.errors)")
    #expect(try repository.remoteTags()["v1.1.0"] == docs)
  }

  @Test("with channels, a branch that is not known stops")
  func unknownBranch() throws {
    let repository = try TestRepository()
    try Data("release: {channels: {beta: rc}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.1.0-rc.1")
    try repository.commit("fix (#1)")
    try repository.git("checkout", "--quiet", "--detach")
    let run = try repository.tool("next")
    #expect(run.status == 1)
    #expect(run.errors.contains("[cannot-tell]"), "\(run.errors)")
    #expect(try repository.tool("next", "--branch", "beta").output == "v1.1.0-rc.2\n")
    // The channel of another branch does not say that main ends the prereleases.
    let other = try repository.tool("next", "--branch", "main")
    #expect(other.status == 1 && other.output.isEmpty, "\(other)")
    #expect(other.errors.contains("the latest version is the prerelease v1.1.0-rc.1."))
    #expect(other.errors.contains("[cannot-tell]"))
    try Data("release: {channels: {beta: rc, main: stable}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    #expect(try repository.tool("next", "--branch", "main").output == "v1.1.0\n")
  }
}
