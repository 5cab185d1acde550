// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Titles")
struct TitleRuleTests {
  /// What the plain rule loses and its author meant, as issue and vectors say.
  private static let meant: [String: VersionBump] = [
    "major: drop": .major, "minor: add": .minor, "MINOR: add": .minor, "[MINOR] add": .minor,
    "MINOR(api): x": .minor,
  ]

  private func bump(_ rule: TitleRule, _ title: String) -> VersionBump? {
    switch rule.verdict(on: TitledChange(title: title)) {
    case .bump(let bump): bump
    case .unknown: .patch
    case .skip: nil
    }
  }

  @Test("the reference rule's titles, exactly and as they were meant")
  func reference() throws {
    let cases =
      try ReleaseVectors.object("reference-rule-titles.json")["cases"] as? [[String: String]] ?? []
    #expect(cases.count == 31)
    for row in cases {
      let title = try #require(row["title"])
      let wanted = try #require(row["bump"].flatMap(VersionBump.init(rawValue:)))
      #expect(bump(.firstWordExact, title) == wanted, "\(title)")
      #expect(bump(.firstWord, title) == Self.meant[title] ?? wanted, "\(title)")
    }
  }

  @Test(arguments: [
    "[minor]: x", "  [Minor] x", "minor", "[MINOR][api] x", "MINOR(my api): x", "(minor) x",
    "minor:x", "MINOR\u{0B}x",
  ])
  func meantAsMinor(title: String) { #expect(bump(.firstWord, title) == .minor) }

  @Test(arguments: [
    "MINORITY report", "[MINOR add", "MINOR) x", "MINOR, x", "a MINOR x", "MINOR(api) x",
    "minor; x",
    "\u{FEFF}MINOR x", "MINOR\u{A0}x", "[ MINOR ] x", "Revert \"MINOR x\"", "-MINOR x", "minor!: x",
    "[MINOR]x", "\u{200B}MINOR x", "mi\u{301}nor x",
  ])
  func notMeantAsMinor(title: String) { #expect(bump(.firstWord, title) == .patch) }

  @Test("a title of 100 kB is data")
  func long() {
    #expect(bump(.firstWord, "MINOR " + String(repeating: "x", count: 100_000)) == .minor)
    #expect(bump(.firstWord, String(repeating: "(", count: 100_000)) == .patch)
    #expect(bump(.conventional, "feat(" + String(repeating: "(", count: 100_000)) == .patch)
  }

  @Test(
    "a title that says to skip the release does, in either order and in any case",
    arguments: ["MINOR x [skip release]", "[Release Skip] y", "feat: z [SKIP RELEASE]"])
  func skipped(title: String) {
    #expect(TitleRule.firstWord.verdict(on: TitledChange(title: title)) == .skip)
    #expect(TitleRule.conventional.verdict(on: TitledChange(title: title)) == .skip)
  }

  @Test(
    "words that only resemble those for a skip do not skip a release",
    arguments: ["skip release", "[skip ci] x", "[skiprelease]"])
  func notSkipped(title: String) {
    #expect(TitleRule.firstWord.verdict(on: TitledChange(title: title)) != .skip)
  }

  private func conventional(_ message: String) -> TitleVerdict {
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return TitleRule.conventional.verdict(
      on: TitledChange(
        title: String(lines[0]), body: lines.count > 1 ? String(lines[1]) : ""))
  }

  @Test("the examples of Conventional Commits 1.0.0, and cases made from its rules")
  func conventionalCommits() throws {
    let vectors = try ReleaseVectors.object("conventional-commits-1.0.json")
    let cases = vectors["cases"] as? [[String: Any]] ?? []
    #expect(cases.count == 10)
    for row in cases {
      let message = try #require(row["message"] as? String)
      let wanted = row["bump"] as? String ?? ""
      // A revert is released as a patch: the specification leaves it to the tool.
      let bump = wanted == "undefined-by-spec" ? .patch : VersionBump(rawValue: wanted)
      #expect(conventional(message) == bump.map(TitleVerdict.bump), "\(message)")
    }
    let derived = vectors["derived"] as? [[String: String]] ?? []
    #expect(derived.count == 12)
    for row in derived {
      let message = try #require(row["message"])
      let verdict = conventional(message)
      switch row["expect"] {
      case "invalid", "invalid-or-empty-scope": #expect(verdict == .unknown, "\(message)")
      case "ambiguous": #expect(verdict == .bump(.patch), "\(message)")
      case "none":
        // The vector's "none" is of the breaking change; what is left of a fix is a patch.
        let rest: VersionBump = message.hasPrefix("fix") ? .patch : .none
        #expect(verdict == .bump(rest), "\(message)")
      case let wanted:
        #expect(verdict == VersionBump(rawValue: wanted ?? "").map(TitleVerdict.bump), "\(message)")
      }
    }
  }

  @Test(arguments: [
    "Revert \"feat!: drop x\"\n\nThis reverts commit 1.\n\nBREAKING CHANGE: y",
    "revert: feat!: drop x\n\nBREAKING CHANGE: y",
  ])
  func revertsAreNoMoreThanPatches(message: String) {
    #expect(conventional(message) == .bump(.patch))
  }

  struct Labels: Sendable {
    var labels: [String]
    var verdict: TitleVerdict
  }

  @Test(
    "labels decide and the title does not: a skip first, then the largest change",
    arguments: [
      Labels(labels: ["minor"], verdict: .bump(.minor)),
      Labels(labels: ["bug", "semver:MAJOR", "patch"], verdict: .bump(.major)),
      Labels(labels: ["release/patch"], verdict: .bump(.patch)),
      Labels(labels: ["bump-minor"], verdict: .bump(.minor)),
      Labels(labels: ["minor", "skip-release"], verdict: .skip),
      Labels(labels: ["semver:none"], verdict: .skip),
      Labels(labels: [], verdict: .unknown),
      Labels(labels: ["minority", "a minor thing", "none", "semverminor"], verdict: .unknown),
    ])
  func labels(_ row: Labels) {
    let change = TitledChange(title: "MAJOR x", labels: row.labels)
    #expect(TitleRule.labels.verdict(on: change) == row.verdict)
  }

  @Test("a project's own words")
  func custom() throws {
    let configuration = try ReleaseConfiguration(
      yaml: """
        release:
          rule: custom
          words:
            major: [BREAKING]
            minor: feature
            none: [docs]
        """)
    func verdict(_ title: String) -> TitleVerdict {
      configuration.rule.verdict(on: TitledChange(title: title))
    }
    #expect(verdict("breaking x") == .bump(.major))
    #expect(verdict("[Feature] x") == .bump(.minor))
    #expect(verdict("docs: x") == .bump(.none))
    #expect(verdict("a feature") == .unknown)
    #expect(verdict("features x") == .unknown)
  }

  @Test(arguments: [
    "Mayor of x", "majr x", "MAJOR-1", "majör x", "ＭＡＪＯＲ wide", "mınor dotless i", "MINOR, x",
    "minro x", "", "   ", "\u{1B}[31mMINOR x", "MINOR\u{7}x", "minor!: x", "#minor x",
  ])
  func refusedBeforeTheMerge(title: String) {
    let outcome = TitleCheck.check(TitledChange(title: title), rule: .firstWord, unknown: .patch)
    guard case .refused(let message) = outcome else {
      Issue.record("\(title) was accepted")
      return
    }
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test(arguments: [
    ("MAJOR x", VersionBump.major), ("minor: x", .minor), ("PATCH x", .patch), ("Fix bug", .patch),
    ("MAJORITY vote", .patch), ("Move the door", .patch), ("$(touch /tmp/x)", .patch),
    ("MINOR x [skip release]", .none),
  ])
  func acceptedBeforeTheMerge(title: String, bump: VersionBump) {
    let outcome = TitleCheck.check(TitledChange(title: title), rule: .firstWord, unknown: .patch)
    #expect(outcome == .accepted(bump))
  }

  @Test("unknown titles are refused where that is asked for, and by rules that must know")
  func unknown() {
    let plain = TitledChange(title: "Fix bug")
    func isRefused(_ rule: TitleRule, _ unknown: UnknownTitlePolicy?) -> Bool {
      if case .refused = TitleCheck.check(plain, rule: rule, unknown: unknown) {
        true
      } else {
        false
      }
    }
    #expect(isRefused(.firstWord, .refuse))
    #expect(!isRefused(.firstWord, UnknownTitlePolicy.none))
    #expect(!isRefused(.firstWord, nil))
    #expect(isRefused(.conventional, nil))
    #expect(isRefused(.labels, nil))
    #expect(isRefused(.custom([:]), nil))
    #expect(!isRefused(.conventional, .patch))
    #expect(!isRefused(.labels, UnknownTitlePolicy.none))
  }

  @Test(
    "check-title and tag give the same answer for every title",
    arguments: [
      "MINOR x", "MINOR\tx", "\tMINOR x", "MINOR x\n", "MINOR x\nMAJOR y", "MINOR\u{7}x",
      "\u{1B}[31mMAJOR x", "x\u{0}y", "feat: x\u{85}y", "feat!: x\u{2028}y", "fix: x\u{9B}y", "",
      "  ", "mnior x", "WIP: feat: x", "feat:x", "docs: x", "MAJOR x [skip release]\u{8}",
      "\u{202E}MAJOR x", "feat: \u{200B}x",
    ])
  func agreement(title: String) throws {
    try agree(title, body: nil, ["--rule", "first-word"])
    try agree(title, body: nil, ["--rule", "conventional", "--unknown-titles", "none"])
  }

  @Test(
    "check-title and tag give the same answer for every description",
    arguments: [
      "Release-As: 2.0.0", "Release-As: v3.0", "Release-As: 2.0.0\nRelease-As: 2.0.1",
      "BREAKING CHANGE: x", "BREAKING CHANGE: none", "<!-- Release-As: x -->",
    ])
  func agreement(body: String) throws {
    for title in ["docs: x", "fix: x [skip release]"] {
      try agree(title, body: body, ["--rule", "conventional"])
    }
  }

  private func agree(_ title: String, body: String?, _ options: [String]) throws {
    let repository = try TestRepository()
    try repository.commit("Start")
    try repository.push()
    // No argument holds a null byte.
    let event = repository.folder + "/event.json"
    var request: [String: Any] = ["title": title, "merged": true, "number": 1]
    request["body"] = body
    try JSONSerialization.data(withJSONObject: ["pull_request": request])
      .write(to: URL(filePath: event))
    func run(_ command: [String]) throws -> TestRun {
      try TestProcess.run(
        TestProcess.tool, command + options, in: repository.clone,
        environment: [
          "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request",
          "GITHUB_EVENT_PATH": event,
        ])
    }
    let check = try run(["check-title"])
    let tag = try run(["tag", "--dry-run", "--initial", "1.0.0", "--format", "json"])
    #expect(check.status == tag.status, "\(options): \(check) \(tag)")
    guard check.status == 0 else {
      #expect(check.errors == tag.errors)
      return
    }
    let bump = String(check.output.dropLast())
    let isReleased = tag.output.contains("\"bump\" : \"\(bump)\"")
    #expect(isReleased == (bump != "none"), "\(options): \(check) \(tag)")
  }
}
