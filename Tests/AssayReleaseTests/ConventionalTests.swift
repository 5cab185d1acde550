// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Conventional messages as people write them")
struct ConventionalTests {
  private func verdict(_ title: String, body: String = "", message: String = "") -> TitleVerdict {
    TitleRule.conventional.verdict(
      on: TitledChange(title: title, body: body, message: message))
  }

  @Test(
    "BREAKING CHANGE with words behind it is a major change, in the body as in the message",
    arguments: [
      "BREAKING CHANGE: gone", "BREAKING-CHANGE: gone", "BREAKING CHANGE:\ngone",
      "text\n\nBREAKING CHANGE:\n\n- gone\n", "BREAKING CHANGE:\tgone",
      "BREAKING CHANGE: none of it works",
      "BREAKING CHANGE: none\nBREAKING CHANGE: gone", "<!-- x --> \nBREAKING CHANGE: gone",
      "```\ncode\n```\nBREAKING CHANGE: gone", "```\ncode\n````\nBREAKING CHANGE: gone",
      "`BREAKING CHANGE: x` in code\nBREAKING CHANGE: gone",
    ])
  func breaking(body: String) {
    #expect(verdict("fix: x", body: body) == .bump(.major))
    #expect(verdict("fix: x", message: body) == .bump(.major))
  }

  @Test(
    "BREAKING CHANGE in a comment or in code, misspelled, or without a change is none",
    arguments: [
      "BREAKING CHANGE: none", "BREAKING CHANGE: N/A", "BREAKING CHANGE: No.",
      "BREAKING CHANGE: _none_",
      "BREAKING CHANGE:\nnone", "BREAKING CHANGE:", "BREAKING CHANGE:\n\n## Tests\n",
      "breaking change: x",
      "BREAKING CHANGE:\nReviewed-by: Z", "BREAKING CHANGE:x", "BREAKING CHANGE x",
      "<!-- BREAKING CHANGE: describe it -->", "<!--\nBREAKING CHANGE: describe it\n-->",
      "<!-- never closed\nBREAKING CHANGE: x", "```\nBREAKING CHANGE: x\n```",
      "~~~~ text\nBREAKING CHANGE: x\n~~~\n~~~~",
      "  ```\n  a\n  ```\n> BREAKING CHANGE: x", "```\nBREAKING CHANGE: never closed",
    ])
  func notBreaking(body: String) {
    #expect(verdict("fix: x", body: body) == .bump(.patch))
    #expect(verdict("fix: x", message: body) == .bump(.patch))
  }

  /// Rule 12 asks for the footer `BREAKING CHANGE: `. conventional-commits-parser, which
  /// semantic-release uses, also reads some of these, and people mean one by all of them.
  @Test(
    "a line that is nearly the footer is refused, and does not become a patch",
    arguments: [
      "BREAKING CHANGES: x", "BREAKING-CHANGES: x", "BREAKING_CHANGE: x", "BREAKING CHANGE:x",
      "BREAKING  CHANGE: x", "BREAKING: x", "  BREAKING CHANGE: x", "**BREAKING CHANGE**: x",
      "**BREAKING CHANGE:** x", "__BREAKING CHANGES:__ x", "💥 BREAKING CHANGE: x",
      "text\n\nBREAKING CHANGES:\n- gone",
      // As commitlint wrote it before 8.0.0, and Karma for Edge.
      "text\n\nBREAKING CHANGE\nThe default formatter is silent.", "BREAKING CHANGES\n\n* gone",
      "BREAKING CHANGE\r\nx\r\n", "BREAKING CHANGES - x", "BREAKING CHANGE – x",
      "**BREAKING CHANGE**\nx", "BREAKING-CHANGE #12",
    ])
  func nearFooter(text: String) throws {
    for change in [
      TitledChange(title: "fix: x", body: text), .init(title: "fix: x", message: text),
    ] {
      guard case .refused(let why) = TitleCheck.check(change, rule: .conventional, unknown: nil)
      else {
        Issue.record("\(text) was accepted")
        continue
      }
      #expect(why.contains("is nearly the footer of a breaking change"), "\(why)")
      #expect(why.contains("'BREAKING CHANGE: …' or 'fix!: …'"), "\(why)")
    }
    // What says clearly what is meant decides.
    for (title, body, bump) in [
      ("fix!: x", text, VersionBump.major), ("fix: x", "BREAKING CHANGE: none\n\n" + text, .patch),
      ("fix: x", text + "\n\nBREAKING CHANGE: y", .major),
      ("fix: x", text + "\n\nRelease-As: 3.0.0", .patch), ("Revert \"feat: x\"", text, .patch),
      ("revert: feat: x", text, .patch),
    ] {
      let change = TitledChange(title: title, body: body)
      #expect(
        TitleCheck.check(change, rule: .conventional, unknown: nil) == .accepted(bump), "\(change)")
    }
    let other = TitledChange(title: "MINOR x", body: text)
    #expect(TitleCheck.check(other, rule: .firstWord, unknown: nil) == .accepted(.minor))
  }

  @Test(
    "text about breaking changes is no footer",
    arguments: [
      "BREAKING CHANGES: none", "**BREAKING CHANGE:** N/A", "BREAKING CHANGES:", "BREAKING NEWS: x",
      "no BREAKING CHANGES: x", "> BREAKING CHANGES: x", "- BREAKING CHANGES: x",
      "* **BREAKING CHANGE:** x", "## BREAKING CHANGES\n\n- x", "`BREAKING CHANGES: x`",
      "```\nBREAKING CHANGES: x\n```", "<!-- BREAKING CHANGES: x -->", "BREAKING CHANGE y",
      "breaking change: y", "unbreaking: x", "BREAKING CHANGE", "BREAKING CHANGE\nnone",
      "BREAKING CHANGE\n\n## Tests", "BREAKING CHANGE\nReviewed-by: Z", "# BREAKING CHANGE\nx",
      "BREAKING - x", "BREAKING\nx", "no\nBREAKING CHANGES were made - x", "BREAKING CHANGES-x",
    ])
  func noFooter(text: String) {
    let change = TitledChange(title: "fix: x", body: text)
    #expect(TitleCheck.check(change, rule: .conventional, unknown: nil) == .accepted(.patch))
  }

  @Test("a footer that was added at the merge counts, and the message of the commit decides")
  func both() {
    #expect(
      verdict("fix: x", body: "old text", message: "BREAKING CHANGE: gone") == .bump(.major))
    #expect(
      verdict("fix: x", body: "BREAKING CHANGE: gone", message: "text") == .bump(.major))
    #expect(
      verdict("fix: x", body: "BREAKING CHANGE: gone", message: "BREAKING CHANGE: none")
        == .bump(.patch))
    #expect(
      verdict("fix: x", body: "BREAKING CHANGE: none", message: "BREAKING CHANGE: gone")
        == .bump(.major))
  }

  static let unclearTitles = [
    "feat!(api): x", "feat:x", "feat : x", "feat (api): x", "feat(): x", "feat: ", "feat(api):x",
    "feat!:x",
    "feat(api)! : x", "fix!(api): x", "WIP: feat: x", "Draft: feat: x", "[WIP] feat: x",
    "(Draft) fix: x",
    "fature: x", "feature: x", "fixes: x", "unknown: x", "unknown!: x", "Update README",
    "✨ feat: x", "🐛 fix:x", ":bug: fix: x", "[APP-1] fix: x", "[APP-1]: fix: x", "(#1) fix: x",
    "APP-1 feat: x", "APP-1: feat: x", "#12 fix: x", "fixup! feat: x", "squash! fix: x",
    "amend! fix: x", "* fix: x", "!chore: x", "! chore: x", "✨ docs!: x", "feat[api]: x",
    "feat：x", "feat(api)：x", "feat/login", "Fix/12 crash",
  ]

  /// Titles of a policy: what they nearly are releases nothing, or they are like no type.
  @Test(
    "other words before the colon are unknown titles",
    arguments: [
      "docs/login", "[x] ci: y", "✨ docs: x", "Add tasks (build, test:unit)", "[Draft of] x",
      "features/login", "fix-form-data", ":x", "#12", "APP-1", "!", "* x", "[fix] x", "test fix: x",
    ])
  func unknown(title: String) {
    for (policy, bump) in [(UnknownTitlePolicy.none, VersionBump.none), (.patch, .patch)] {
      let change = TitledChange(title: title)
      #expect(
        TitleCheck.check(change, rule: .conventional, unknown: policy) == .accepted(bump),
        "\(title)")
      #expect(TitleCheck.likelyBump(of: change, rule: .conventional) == .none, "\(title)")
    }
  }

  /// Of a commit that nobody can write otherwise any more. `!chore: …` is commitlint's.
  @Test("what is before a type does not lower what is released")
  func dressed() {
    for (title, bump) in [
      ("!chore: Drops Node.js 10 support", VersionBump.major), ("✨ feat!: x", .major),
      ("✨ feat: x", .minor), ("fixup! feat(api): x", .minor), ("[APP-1] ✨ fix: x", .patch),
      ("APP-1: feat!(api): x", .major), ("* fix: x", .patch), ("feat：x", .minor),
      ("feat(api)!：x", .major), ("feat/login", .minor), ("feat[api]: x", .minor),
    ] {
      let change = TitledChange(title: title)
      #expect(
        TitleCheck.decision(onPushed: change, rule: .conventional, unknown: .some(.none))
          == .bump(bump), "\(title)")
    }
  }

  /// commitlint has a commit `\u{FEFF}feat: support linting from the last tag`.
  @Test(
    "a space before the type is named, and a fault behind it instead of it",
    arguments: [
      (" fix(html): skip", "begins with a space; remove it, so that the title begins with 'fix'"),
      ("   feat!: add", "begins with a space; remove it, so that the title begins with 'feat'"),
      (" fix:x", "with a space after the colon"),
    ])
  func spaceBefore(title: String, words: String) {
    let change = TitledChange(title: title, body: "", message: "")
    guard case .refused(let why) = TitleCheck.check(change, rule: .conventional, unknown: nil)
    else {
      Issue.record("'\(title)' is not refused")
      return
    }
    #expect(why.contains(words), "\(why)")
  }

  @Test("a byte order mark before a title is no part of it")
  func byteOrderMark() {
    #expect(verdict("\u{FEFF}feat: x") == .bump(.minor))
    let message = MergeMessage("\u{FEFF}Merge pull request #12 from o/b\r\n\r\nfeat: x\r\n")
    #expect(message.title == "feat: x" && message.number == 12)
    #expect(MergeMessage("\u{FEFF}fix: y").title == "fix: y")
  }

  /// commitlint 14.0.0: "support multiple scopes … (#2806)", with a footer.
  @Test("a footer of a breaking change below a title without a type is not overlooked")
  func strayFooter() {
    for policy in [UnknownTitlePolicy.none, .patch] {
      let change = TitledChange(title: "Support scopes", message: "BREAKING CHANGE: settings")
      let decision = TitleCheck.decision(on: change, rule: .conventional, unknown: policy)
      guard case .unclear(let why) = decision else {
        Issue.record("accepted: \(decision)")
        continue
      }
      #expect(why.contains("has no type, and a footer says 'BREAKING CHANGE'"), "\(why)")
      for other in [
        TitledChange(title: "Support scopes", message: "BREAKING CHANGE: none"),
        TitledChange(title: "docs: x", message: "BREAKING CHANGE: none"),
      ] {
        let bump = TitleCheck.decision(on: other, rule: .conventional, unknown: policy)
        #expect(bump == .bump(other.title == "docs: x" || policy == .none ? .none : .patch))
      }
    }
  }

  @Test(
    "titles that are not clear are refused before the merge and after it", arguments: unclearTitles)
  func unclear(title: String) throws {
    let change = TitledChange(title: title)
    guard
      case .refused(let message) = TitleCheck.check(change, rule: .conventional, unknown: nil),
      case .unclear(let same) = TitleCheck.decision(on: change, rule: .conventional, unknown: nil)
    else {
      Issue.record("'\(title)' was accepted")
      return
    }
    #expect(message == same)
    // What looks like a type is not a patch because unknown titles are one.
    guard title != "Update README" else { return }
    let patch = TitleCheck.decision(on: change, rule: .conventional, unknown: .patch)
    #expect(patch == .unclear(message))
  }

  @Test("the nearest type is named, and how to add one")
  func nearest() {
    func refusal(_ title: String) -> String {
      let change = TitledChange(title: title)
      if case .refused(let message) = TitleCheck.check(change, rule: .conventional, unknown: nil) {
        return message
      }
      return ""
    }
    #expect(refusal("faet: x").contains("did you mean 'feat'?"))
    #expect(refusal("deps: x").contains("add 'deps: none' to 'types:' in .assay.yml"))
    #expect(refusal("feat!(api): x").contains("'feat(scope): …'"))
    #expect(refusal("Draft: feat: x").contains("marks a draft"))
    #expect(!refusal("\u{1B}[31mfoo: x").contains("\u{1B}"))
  }

  @Test("both commands say the same of every title, under every rule and policy")
  func agreement() {
    let words = [
      "MAJOR", "MINOR", "minor:", "mnior", "PATCH", "Fix", "WIP:", "feat:", "feat!:", "feat!(a):",
      "docs:", "foo:", "x", "[skip release]", "", "Draft:", "major-1", "revert:",
      "Revert \"feat!: x\"",
    ]
    let rules: [TitleRule] = [
      .firstWord, .firstWordExact, .conventional, .labels, .custom(["x": .minor]),
    ]
    for rule in rules {
      for unknown in [nil] + UnknownTitlePolicy.allCases.map(Optional.some) {
        for first in words {
          for second in words {
            let change = TitledChange(
              title: first + " " + second, labels: first == "MINOR" ? ["minor"] : [])
            let decided = TitleCheck.decision(on: change, rule: rule, unknown: unknown)
            switch TitleCheck.check(change, rule: rule, unknown: unknown) {
            case .accepted(let bump):
              #expect(decided == .bump(bump) || (bump == .none && decided == .skip))
            case .refused where first.isEmpty && second.isEmpty: break
            case .refused(let message): #expect(decided == .unclear(message), "'\(change.title)'")
            }
          }
        }
      }
    }
  }

  @Test("a table of types: bumps, scopes and other words")
  func types() throws {
    let configuration = try ReleaseConfiguration(
      yaml: """
        release:
          rule: conventional
          types: {perf: patch, deps: patch, feature: feat, "fix(internal)": none, "*(security)": minor, "ui(kit)": major}
        """)
    func verdict(_ title: String) -> TitleVerdict {
      configuration.rule.verdict(on: TitledChange(title: title))
    }
    #expect(verdict("perf: x") == .bump(.patch))
    #expect(verdict("deps(swift): x") == .bump(.patch))
    #expect(verdict("Feature: x") == .bump(.minor))
    #expect(verdict("fix: x") == .bump(.patch))
    #expect(verdict("fix(Internal): x") == .bump(.none))
    #expect(verdict("fix(internal)!: x") == .bump(.major))
    #expect(verdict("docs(security): x") == .bump(.minor))
    #expect(verdict("ui(kit): x") == .bump(.major))
    #expect(verdict("ui: x") == .bump(.none))
    #expect(verdict("feat: x") == .bump(.minor))
    #expect(verdict("other: x") == .unknown)
    #expect(configuration.rule.name == "conventional")
  }

  @Test("length and pattern of a title are checked before the merge, and release nothing else")
  func form() throws {
    let configuration = try ReleaseConfiguration(
      yaml: "release: {rule: conventional, subject-length: 20, subject-pattern: '[a-z].*[^.]'}")
    func check(_ title: String) -> TitleCheck.Outcome {
      TitleCheck.check(
        TitledChange(title: title), rule: configuration.rule, unknown: nil,
        form: configuration.titleForm)
    }
    #expect(check("feat: twenty letters") == .accepted(.minor))
    for (title, words) in [
      ("feat: twenty letters!", "21 characters; write at most 20"),
      ("feat: Capital", "does not match the subject-pattern"), ("fix: a stop.", "'a stop.'"),
    ] {
      guard case .refused(let message) = check(title) else {
        Issue.record("'\(title)' was accepted")
        continue
      }
      #expect(message.contains(words), "\(message)")
    }
  }

  @Test("an unclear title stops the run, before and after others")
  func stops() throws {
    let repository = try TestRepository()
    try Data("release: {rule: conventional}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    try repository.git("add", ".")
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let unclear = try repository.commit("feat!(api): x (#1)")
    try repository.push()
    let own = try repository.tool("tag", "--push")
    #expect(own.status == 1)
    #expect(own.errors.contains("[title-refused]"), "\(own.errors)")
    #expect(try repository.tool("check-title", "--title", "feat!(api): x").status == 1)
    try repository.commit("fix: y (#2)")
    try repository.push()
    let later = try repository.tool("tag", "--push")
    #expect(later.status == 1)
    #expect(later.errors.contains("[cannot-tell]"), "\(later.errors)")
    #expect(try repository.remoteTags().count == 1)
    // The way out that the message names.
    let first = try repository.tool(
      "tag", "--push", "--commit", unclear, "--title", "feat(api)!: x")
    #expect(first.output == "v2.0.0\n", "\(first.errors)")
    #expect(try repository.tool("tag", "--push").output == "v2.0.1\n")
  }
}

@Suite("A version that people choose")
struct ReleaseAsTests {
  @Test("a footer of the message, or of the request, names the version")
  func footer() throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("fix (#1)\n\nRelease-As: 3.1.0")
    #expect(try repository.tool("next").output == "v3.1.0\n")
    #expect(
      try repository.tool("next", "--title", "x", "--body", "release-as: v9.0.0").output
        == "v3.1.0\n")
    try repository.push()
    #expect(try repository.tool("tag", "--push").output == "v3.1.0\n")
    try repository.commit("MINOR y (#2)")
    #expect(try repository.tool("next").output == "v3.2.0\n")
    let body = try repository.tool(
      "next", "--title", "x", "--body", "text\n\nRelease-As: 4.0.0-rc.1")
    #expect(body.output == "v4.0.0-rc.1\n")
  }

  @Test(
    "a Release-As that is not one later version is refused",
    arguments: [
      "Release-As: 1.0.0", "Release-As: 0.9.0", "Release-As: 2",
      "Release-As: 2.0.0\nRelease-As: 3.0.0",
    ])
  func refused(body: String) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    try repository.commit("fix (#1)\n\n" + body)
    let run = try repository.tool("next")
    #expect(run.status == 1)
    #expect(run.errors.contains("[title-refused]"), "\(run.errors)")
  }

  @Test("in a comment or a block of code it is no footer")
  func hidden() {
    #expect(
      ReleaseAsFooter.find(in: "<!-- \nRelease-As: 2.0.0\n-->\n```\nRelease-As: 3.0.0\n```") == nil)
  }
}
