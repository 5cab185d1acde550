// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Verifying what comes after the adoption of the tagger")
struct VerifySinceTests {
  /// A history with one problem of each kind, then a release, a commit that adopts the tagger and
  /// nothing more.
  private func repository() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.1.0")
    // A merge without a version, two versions, a lower version, and a tag of the clone's own.
    try repository.commit("old (#1)")
    try repository.commit("older (#2)")
    try repository.push()
    try repository.tag("v1.0.9")
    try repository.tag("v1.0.8")
    try repository.git("tag", "v0.9.0")
    try repository.commit("MINOR good (#3)")
    try repository.push()
    try repository.tag("v1.2.0")
    try repository.commit("Adopt the tagger")
    try repository.push()
    try repository.git("branch", "adoption")
    return repository
  }

  private static func kinds(_ run: TestRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
  }

  @Test("what is past is not reported, by a tag that only the remote has, a commit or a branch")
  func past() throws {
    let repository = try repository()
    let all = try repository.tool("verify")
    #expect(
      Self.kinds(all) == [
        "Versions decrease (2):", "Several versions (1):", "Merge without a version (1):",
        "Tag differs from the remote (1):",
      ], "\(all.output)")
    try repository.commit("MINOR new (#4)")
    try repository.push()
    try repository.tag("v1.3.0")
    #expect(try repository.git("tag", "--list", "v1.2.0").isEmpty)
    for since in ["v1.2.0", "adoption", try repository.git("rev-parse", "adoption")] {
      let run = try repository.tool("verify", "--since", since)
      #expect(run.status == 0 && run.output.isEmpty, "\(since): \(run.output)")
      #expect(run.errors.contains("all tags are correct"), "\(since): \(run.errors)")
    }
  }

  @Test("what comes after it is reported, also without a version in between")
  func later() throws {
    let repository = try repository()
    try repository.commit("no version (#4)")
    try repository.push()
    let first = try repository.tool("verify", "--since", "adoption")
    #expect(first.status == 1)
    #expect(Self.kinds(first) == ["Merge without a version (1):"], "\(first.output)")
    // The last release before it is v1.2.0.
    try repository.commit("lower (#5)")
    try repository.push()
    try repository.tag("v1.1.9")
    try repository.tag("1.4.0")
    try repository.git("tag", "v2.0.0")
    let run = try repository.tool("verify", "--since", "adoption", "--prefix", "v")
    #expect(
      Self.kinds(run) == [
        "Versions decrease (1):", "Merge without a version (1):",
        "Tag differs from the remote (1):",
      ], "\(run.output)")
    #expect(run.output.contains("v1.1.9 comes after v1.2.0 in history and is lower"))
  }

  @Test("a tag that was moved from the past, or into it, is reported")
  func moved() throws {
    let repository = try repository()
    try repository.commit("MINOR new (#4)")
    try repository.push()
    try repository.tag("v1.3.0")
    try repository.git("tag", "v1.3.0", "HEAD~2")
    let run = try repository.tool("verify", "--since", "adoption")
    #expect(Self.kinds(run) == ["Tag differs from the remote (1):"], "\(run.output)")
  }

  @Test("tags that are no versions, and of another form, count from the release before it")
  func otherForms() throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "-b", "side", "HEAD~3")
    try repository.commit("aside")
    try repository.push()
    try repository.tag("1.1.5")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("docs [skip release] (#4)")
    try repository.push()
    let past = try repository.tool("verify")
    #expect(past.output.contains("Tags of another form (1):"), "\(past.output)")
    let none = try repository.tool("verify", "--since", "adoption")
    #expect(none.status == 0, "\(none.output)")
    #expect(
      none.errors.contains("nothing to check: no version tag is on a commit after 'adoption'"),
      "\(none.errors)")
    try repository.tag("v1.3")
    let unread = try repository.tool("verify", "--since", "adoption")
    #expect(Self.kinds(unread) == ["Tag that is no semantic version (1):"], "\(unread.output)")
    #expect(unread.output.contains("comes after v1.2.0"), "\(unread.output)")
  }

  @Test("the end of the history as its start verifies nothing, and that is said")
  func end() throws {
    let run = try repository().tool("verify", "--since", "HEAD")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("nothing to check: no version tag is on a commit after 'HEAD'"),
      "\(run.errors)")
  }

  @Test("a start that is not in the history is an error, because all or nothing would be verified")
  func wrong() throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "-b", "side", "HEAD~1")
    try repository.commit("aside")
    try repository.git("checkout", "--quiet", "main")
    for (since, words) in [
      ("side", "cannot verify the tags after 'side', because it is not in the history of"),
      ("v7.0.0", "cannot verify the tags after 'v7.0.0', because '"),
      ("v7.0.0", "/clone' has no such tag or commit; name a tag or a commit of that history"),
      ("--help", "cannot verify the tags after '--help', because"),
    ] {
      let run = try repository.tool("verify", "--since=\(since)")
      #expect(run.status == 2 && run.output.isEmpty, "\(since): \(run.output)")
      #expect(run.errors.contains(words), "\(since): \(run.errors)")
      #expect(run.errors.contains("[no-history]"), "\(since): \(run.errors)")
    }
    for option in ["--since=", "--commit="] {
      let run = try repository.tool("verify", option)
      #expect(run.status == 64, "\(run.errors)")
    }
  }

  @Test("the configuration says so, and the option overrides it")
  func configuration() throws {
    let repository = try repository()
    try Data("release: {verify-since: v1.2.0}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("MINOR new (#4)")
    try repository.push()
    try repository.tag("v1.3.0")
    #expect(try repository.tool("verify").status == 0)
    let all = try repository.tool("verify", "--since", "v1.1.0")
    #expect(all.status == 1 && all.output.contains("v1.0.9 comes after v1.1.0"), "\(all.output)")
    // Nothing else goes by it.
    #expect(try repository.tool("next").output == "v1.3.0\n")
    for text in ["release: {verify-since: ''}", "release: {verify-since: [a]}"] {
      try Data((text + "\n").utf8).write(to: URL(filePath: repository.clone + "/.assay.yml"))
      let run = try repository.tool("verify")
      #expect(run.status == 2 && run.errors.contains("verify-since"), "\(text): \(run.errors)")
    }
  }

  @Test("each package of a monorepo is verified after the same commit")
  func packages() throws {
    let repository = try TestRepository()
    try repository.commit("Start", file: "core/a")
    try repository.commit("ui", file: "ui/a")
    try repository.push()
    try repository.tag("core/v2.0.0")
    try repository.tag("core/v1.0.0")
    try repository.tag("ui/v1.0.0")
    try Data(
      "release: {verify-since: ui/v1.0.0, packages: {core: {paths: core}, ui: {paths: ui}}}\n".utf8
    ).write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.commit("core (#1)", file: "core/b")
    try repository.push()
    let missing = try repository.tool("verify")
    #expect(Self.kinds(missing) == ["Merge without a version (1):"], "\(missing.output)")
    try repository.tag("core/v2.0.1")
    let run = try repository.tool("verify")
    #expect(run.status == 0 && run.errors.contains("all tags are correct"), "\(run)")
  }
}
