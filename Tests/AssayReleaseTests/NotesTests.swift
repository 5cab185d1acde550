// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Notes, changelog and release pages")
struct NotesTests {
  private func commit(_ message: String, author: String = "Ada", hash: String = "abc")
    -> HistoryCommit
  {
    HistoryCommit(
      hash: hash, parents: [], authorName: author, authorEmail: "", date: "2026-11-21",
      message: MergeMessage(message))
  }

  private var notes: ReleaseNotes {
    ReleaseNotes(
      [
        commit("MINOR add sharing (#1)"),
        commit("Fix <b>bold</b> [link](x) @team (#2)", author: "Bo"),
        commit("MAJOR(api): drop it (#3)"), commit("a direct push"),
      ], configuration: ReleaseConfiguration())
  }

  @Test("titles are grouped, linked and text")
  func markdown() {
    let text = NotesMarkdown(webAddress: "https://github.com/o/r.git")
      .text(notes, tag: "v2.0.0", previous: "v1.0.0")
    #expect(
      text == """
        ### Breaking changes

        - api: drop it ([#3](https://github.com/o/r/pull/3))

        ### Features

        - add sharing ([#1](https://github.com/o/r/pull/1))

        ### Fixes

        - Fix &lt;b&gt;bold&lt;/b&gt; \\[link\\](x) @\u{200B}team ([#2](https://github.com/o/r/pull/2))

        Contributors: Ada, Bo

        [All changes](https://github.com/o/r/compare/v1.0.0...v2.0.0)
        """)
  }

  @Test("who wrote a change is credited, and not who merged it")
  func credit() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.git("checkout", "--quiet", "-b", "topic")
    let author = ["GIT_AUTHOR_NAME": "Bo", "GIT_AUTHOR_EMAIL": "bo@example.com"]
    _ = try TestProcess.run(
      "/usr/bin/env", ["git", "commit", "--quiet", "--allow-empty", "-m", "wip"],
      in: repository.clone, environment: author)
    try repository.git("checkout", "--quiet", "main")
    try repository.git(
      "merge", "--quiet", "--no-ff", "-m", "Merge pull request #1 from bo/topic\n\nMINOR add",
      "topic")
    #expect(
      try repository.tool("notes").output
        == "### Features\n\n- add (#1)\n\nContributors: Bo\n")
  }

  @Test("a changelog gets its section once, and keeps what it had")
  func changelog() {
    let old = """
      # Changelog

      ## [Unreleased]

      ### Added

      - by hand

      ## [1.0.0] - 2026-01-01

      - first

      [1.0.0]: https://x
      """
    let version = SemanticVersion(2, 0, 0)
    let markdown = NotesMarkdown(webAddress: nil)
    let new = Changelog.adding(
      notes, version: version, date: "2026-11-21", to: old, markdown: markdown)
    #expect(
      new.contains(
        "## [Unreleased]\n\n## [2.0.0] - 2026-11-21\n\n### Added\n\n- by hand\n- add sharing (#1)\n\n### "
      ))
    #expect(new.contains("- **Breaking:** "))
    #expect(new.contains("\n\n## [1.0.0] - 2026-01-01\n\n- first\n\n[1.0.0]: https://x\n"))
    let again = Changelog.adding(
      notes, version: version, date: "2026-11-21", to: new, markdown: markdown)
    #expect(again == new)
    let fresh = Changelog.adding(
      notes, version: version, date: "2026-11-21", to: "", markdown: markdown)
    #expect(fresh.hasPrefix("# Changelog\n\n"))
    #expect(fresh.contains("## [2.0.0] - 2026-11-21\n"))
  }

  /// The forms are those of felangel/bloc and lipis/flag-icons (`#`), changesets (`##`), Alamofire
  /// (a link), semantic-release (`#` and a date in parentheses) and of setext headings.
  @Test(
    "a section stands above the latest version, with headings of its level",
    arguments: [
      ("", "# 1.2.0", "", "#"),
      ("# @scope/package\n\n", "## 1.2.0", "", "##"),
      ("# Change Log\n\n---\n\n", "## [1.2.0](https://h/releases/tag/1.2.0)", "", "##"),
      ("", "# [1.2.0](https://h/compare/v1.1.0...v1.2.0) (2026-01-01)", "", "#"),
      ("# Changes\n\n", "# v1.2.0", "", "#"),
      ("# Changes\n\n", "### Version 1.2.0:", "", "###"),
      ("Changes\n=======\n\n", "Version 1.2.0", "-------------\n", "##"),
      ("# Changes\n\n## How to read this\n\nFrom the top.\n\n", "## 1.2", "", "##"),
    ])
  func headings(_ head: String, _ latest: String, _ underline: String, _ mark: String) {
    let rest = "\(latest)\n\(underline)\n- feature\n"
    func added(_ version: SemanticVersion, _ text: String) -> String {
      Changelog.adding(
        ReleaseNotes([commit("fix crash (#2)")], configuration: ReleaseConfiguration()),
        version: version, date: "2026-11-21", to: text, markdown: NotesMarkdown(webAddress: nil))
    }
    let text =
      "\(head)\(mark) [1.3.0] - 2026-11-21\n\n\(mark)# Fixed\n\n- fix crash (#2)\n\n\(rest)"
    #expect(added(SemanticVersion(1, 3, 0), head + rest) == text)
    #expect(added(SemanticVersion(1, 3, 0), text) == text)
    // A version that is there is added to nothing, however it is written.
    guard !latest.hasSuffix("1.2") else { return }
    #expect(added(SemanticVersion(1, 2, 0), head + rest) == head + rest)
  }

  @Test(
    "a heading that names no version is none of a release",
    arguments: [
      "# Changelog", "## Highlights", "#### 1.2.0", "- 1.2.0", "## .5 points", "##1.2.0",
      "## 2026-11-21",
    ])
  func otherHeadings(_ line: String) {
    #expect(ChangelogHeading(line, next: nil) == nil)
  }

  /// The first is the form of swift-argument-parser.
  @Test(
    "a line across the page below what is unreleased stays above the versions",
    arguments: [
      ("\n---\n\n", "---\n\n", ""), ("\n- by hand\n\n* * *\n", "* * *\n", "- by hand\n\n"),
      // Hyphens right below a text are its underline.
      ("\n- by hand\n\nMore\n---\n", "", "- by hand\n\nMore\n---\n\n"),
      ("\n- by hand\n\n--\n", "", "- by hand\n\n--\n\n"),
    ])
  func separator(_ rest: String, _ above: String, _ moved: String) {
    let new = Changelog.adding(
      ReleaseNotes([commit("fix crash (#2)")], configuration: ReleaseConfiguration()),
      version: SemanticVersion(1, 3, 0), date: "2026-11-21",
      to: "## [Unreleased]\n\(rest)## [1.2.0] - 2026-01-01\n",
      markdown: NotesMarkdown(webAddress: nil))
    #expect(
      new
        == "## [Unreleased]\n\n\(above)## [1.3.0] - 2026-11-21\n\n\(moved)### Fixed\n\n- fix crash (#2)\n\n## [1.2.0] - 2026-01-01\n"
    )
  }

  @Test("what is unreleased moves into a section of the versions' level")
  func unreleasedOfLevelOne() {
    let new = Changelog.adding(
      ReleaseNotes([commit("fix crash (#2)")], configuration: ReleaseConfiguration()),
      version: SemanticVersion(1, 3, 0), date: "2026-11-21",
      to: "# Unreleased\n\n## Fixed\n\n- by hand\n\n# 1.2.0\n\n- first\n",
      markdown: NotesMarkdown(webAddress: nil))
    #expect(
      new
        == "# Unreleased\n\n# [1.3.0] - 2026-11-21\n\n## Fixed\n\n- by hand\n- fix crash (#2)\n\n# 1.2.0\n\n- first\n"
    )
  }

  /// Keep a Changelog 1.1.0: each type of change is one section of an entry, versions are linkable,
  /// and `Unreleased` compares with the latest version.
  @Test("a heading is in an entry once, and the links go on with the new version")
  func links() {
    let old = """
      # Changelog

      ## [Unreleased]

      ### fixed

      - by hand
        in two lines

      ### Security

      Nothing yet.

      ## [1.2.0] - 2026-01-01

      - first

      [unreleased]: https://host/o/r/compare/v1.2.0...HEAD
      [1.2.0]: https://host/o/r/releases/tag/v1.2.0
      """
    let notes = ReleaseNotes(
      [commit("MINOR add (#1)"), commit("fix crash (#2)")], configuration: ReleaseConfiguration())
    let new = Changelog.adding(
      notes, version: SemanticVersion(1, 3, 0), date: "2026-11-21", to: old,
      markdown: NotesMarkdown(webAddress: nil))
    #expect(
      new == """
        # Changelog

        ## [Unreleased]

        ## [1.3.0] - 2026-11-21

        ### fixed

        - by hand
          in two lines
        - fix crash (#2)

        ### Security

        Nothing yet.

        ### Added

        - add (#1)

        ## [1.2.0] - 2026-01-01

        - first

        [unreleased]: https://host/o/r/compare/v1.3.0...HEAD
        [1.3.0]: https://host/o/r/compare/v1.2.0...v1.3.0
        [1.2.0]: https://host/o/r/releases/tag/v1.2.0

        """)
  }

  @Test(
    "a file without a comparison of unreleased changes shows in its last version how links are made",
    arguments: [
      (
        "[1.2.0]: https://h/compare/v1.1.0...v1.2.0",
        "[1.3.0]: https://h/compare/v1.2.0...v1.3.0\n"
      ),
      ("[1.2.0]: https://h/releases/tag/v1.2.0", "[1.3.0]: https://h/releases/tag/v1.3.0\n"),
      ("[1.2.0]: https://h/-/tags/core/v1.2.0", "[1.3.0]: https://h/-/tags/core/v1.3.0\n"),
      // Nothing shows how another version would be addressed.
      ("[1.2.0]: https://h/first-release", ""), ("[a note]: https://h/v1.2.0", ""),
    ])
  func linkOfVersion(old: String, added: String) {
    var lines = [old]
    ChangelogLinks.add(SemanticVersion(1, 3, 0), to: &lines)
    #expect(lines.joined(separator: "\n") == added + old)
    ChangelogLinks.add(SemanticVersion(1, 3, 0), to: &lines)
    #expect(lines.joined(separator: "\n") == added + old)
  }

  /// A remote with v1.0.0 and a fix after it.
  private func repository(_ configuration: String = "{}") throws -> TestRepository {
    let repository = try TestRepository()
    try Data("release: \(configuration)\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    return repository
  }

  @Test("a changelog that is not UTF-8 stays as it is")
  func changelogEncoding() throws {
    let repository = try repository()
    try repository.commit("fix a")
    try repository.push()
    // "Änderungen" in ISO 8859-1.
    let bytes = Data([0x23, 0x20, 0xC4] + Array("nderungen\n".utf8))
    let file = URL(filePath: repository.clone + "/CHANGES.md")
    try bytes.write(to: file)
    let run = try repository.tool("notes", "--changelog", "CHANGES.md")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("the changelog 'CHANGES.md' is not UTF-8; save the file as UTF-8"),
      "\(run.errors)")
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("a changelog is not written over a file of git's own")
  func changelogInGit() throws {
    let repository = try repository()
    try repository.commit("fix a")
    let file = URL(filePath: repository.clone + "/.git/config")
    let before = try Data(contentsOf: file)
    let run = try repository.tool("notes", "--changelog", ".git/config")
    #expect(run.status == 64)
    #expect(run.errors.contains("--changelog would write over '.git/config'"), "\(run.errors)")
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("where there is no release, nothing is added to a changelog, and that is said")
  func changelogWithoutRelease() throws {
    let repository = try repository("{rule: conventional}")
    try repository.tag("v1.0.0")
    try repository.commit("docs: a")
    try repository.push()
    let run = try repository.tool("notes", "--changelog", "CHANGES.md")
    #expect(run.status == 0)
    #expect(run.errors.contains("nothing was added to 'CHANGES.md'"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: repository.clone + "/CHANGES.md"))
  }

  /// The last commit changes no file of the first package, which has no tag yet.
  @Test("the notes of several packages have their tags or names, and a changelog is of one")
  func packages() throws {
    let repository = try repository("{packages: {core: {paths: Core}, ui: {paths: UI}}}")
    try repository.commit("MINOR of core", file: "Core/a")
    try repository.commit("MINOR of ui", file: "UI/a")
    try repository.push()
    let run = try repository.tool("notes")
    let parts = run.output.components(separatedBy: "\n\n## ui/v0.1.0\n\n")
    #expect(parts.count == 2, "\(run)")
    #expect(parts.first?.hasPrefix("## core\n\n") == true, "\(run)")
    #expect(parts.first?.contains("- of core\n") == true, "\(run)")
    #expect(parts.last?.contains("- of ui\n") == true, "\(run)")
    let refused = try repository.tool("notes", "--changelog", "CHANGES.md")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("core, ui; name one of them with --package"), "\(refused)")
    #expect(!FileManager.default.fileExists(atPath: repository.clone + "/CHANGES.md"))
    let one = try repository.tool("notes", "--changelog", "CHANGES.md", "--package", "ui")
    #expect(one.status == 0 && one.output.hasPrefix("### Features\n"), "\(one)")
  }

  @Test("the tool's own commit is in no notes")
  func ownCommit() throws {
    var own = commit("Release v1.2.1 [skip release]", author: "CI")
    own.releasedFor = "abc"
    let notes = ReleaseNotes([commit("fix a"), own], configuration: ReleaseConfiguration())
    #expect(notes.entries.mapValues { $0.map(\.title) } == [.fixes: ["fix a"]])
    #expect(notes.contributors == ["Ada"])

    let repository = try TestRepository()
    try Data("release: {changelog: CHANGELOG.md}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("fix a")
    try repository.push()
    #expect(try repository.tool("tag", "--push", "--branch", "main").output == "v1.0.1\n")
    try repository.git("pull", "--quiet", "--ff-only", "origin", "main")
    let run = try repository.tool("notes")
    #expect(run.output.hasPrefix("### Fixes\n\n- fix a\n\nContributors:"), "\(run)")
    #expect(!run.output.contains("Release v1.0.1"), "\(run)")
  }

  @Test("a title that nobody can read is no fix, and the notes say so")
  func unreadable() throws {
    var configuration = ReleaseConfiguration()
    configuration.rule = .conventional
    let untitled = "Merge pull request #3902 from o/beta"
    let notes = ReleaseNotes(
      [
        commit("feat!: a (#1)"), commit(untitled), commit("Update x (#2)"),
        commit("Drop y (#3)\n\nBREAKING CHANGE: gone"), commit("feat:z (#4)"),
      ], configuration: configuration)
    #expect(
      notes.entries.mapValues { $0.map(\.title) } == [
        .breaking: ["a", "Drop y"], .features: ["feat:z"], .other: [untitled, "Update x"],
      ])
    let warning = try #require(notes.warning)
    #expect(warning.contains("('\(untitled)') and 1 more"), "\(warning)")
    // The rule or the project says what such titles release.
    configuration.unknownTitles = .patch
    let patch = ReleaseNotes([commit("Update x (#2)")], configuration: configuration)
    #expect(patch.warning == nil && patch.entries[.fixes]?.count == 1)
    #expect(self.notes.warning == nil)

    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit(untitled)
    try repository.push()
    try repository.tag("v2.0.0")
    let run = try repository.tool("notes", "--rule", "conventional")
    #expect(run.output.hasPrefix("### Other changes\n\n- Merge pull request"), "\(run)")
    #expect(run.errors.contains("warning: nobody can tell"), "\(run)")
  }

  @Test("a release page is made once, the token is on no command line and in no message")
  func page() throws {
    let repository = try TestRepository()
    try repository.commit("MINOR add (#1)")
    try repository.push()
    _ = try repository.tool("tag", "--push")
    // A curl that keeps what it is told, and answers as the host would.
    let bin = repository.folder + "/bin"
    let script = """
      #!/bin/sh
      echo "$@" >> "\(repository.folder)/arguments"
      input=$(cat)
      printf '%s\\n' "$input" >> "\(repository.folder)/input"
      case "$input" in
        *data-binary*) printf '{}\\n%s' "${POST_STATUS:-201}" ;;
        *) printf '{}\\n%s' "${GET_STATUS:-404}" ;;
      esac

      """
    try TestProcess.writeScript(script, to: bin + "/curl")
    func publish(_ more: [String: String] = [:]) throws -> TestRun {
      let base = [
        "PATH": bin + ":/usr/bin:/bin", "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r",
        "GITHUB_TOKEN": "s3cret",
      ]
      return try repository.tool(
        "notes", "--publish", environment: base.merging(more) { $1 })
    }
    let made = try publish()
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.contains("published v0.1.0"))
    #expect(made.output.hasPrefix("### Features\n\n- add ([#1]"))
    #expect(try publish(["GET_STATUS": "200"]).errors.contains("already has a release page"))
    let denied = try publish(["POST_STATUS": "403"])
    #expect(denied.status == 2)
    #expect(denied.errors.contains("[denied]"))
    let untold = try publish(["GITHUB_TOKEN": ""])
    #expect(untold.status == 2)
    #expect(untold.errors.contains("GITHUB_TOKEN or GH_TOKEN is not set"))
    let forged = try publish(["GITHUB_TOKEN": "a\nheader = b"])
    #expect(forged.status == 2)
    let arguments = try String(contentsOfFile: repository.folder + "/arguments", encoding: .utf8)
    #expect(!arguments.contains("s3cret"))
    let input = try String(contentsOfFile: repository.folder + "/input", encoding: .utf8)
    #expect(input.contains("header = \"Authorization: Bearer s3cret\""))
    #expect(input.contains("url = \"https://api.github.com/repos/o/r/releases/tags/v0.1.0\""))
    for run in [made, denied, untold, forged] {
      #expect(!(run.output + run.errors).contains("s3cret"))
    }
  }
}
