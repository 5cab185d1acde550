// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFindings
import AssayYAML
import Testing

@testable import AssayDeadCode

@Suite("The dead-code part of .assay.yml")
struct ConfigurationFileTests {
  private func read(_ text: String) throws -> ScanConfiguration {
    try ScanConfiguration(yaml: Array(text.utf8))
  }

  @Test(
    "nothing said is the default",
    arguments: [
      "", "\n# a comment\n", "dead-code:\n", "dead-code: {}\n", "---\n",
      "release: {rule: labels}\n",
    ])
  func empty(_ text: String) throws {
    #expect(try read(text) == ScanConfiguration())
  }

  @Test("each kind of value is read")
  func values() throws {
    let configuration = try read(
      """
      dead-code:
        targets: [A, "B"]
        exclude-tests: true
        index-exclude: "Generated/**"   # one text is a list of one
        report-exclude:
          - "**/*.gen.swift"
        retain-public: false
        retain-codable-properties: false
        scratch-path: .build-x
        baseline: known.json
        disable-rules: [unused-import, unused-asset]
        format: sarif
        cache: false
      """)
    var expected = ScanConfiguration()
    expected.targets = ["A", "B"]
    expected.excludesTests = true
    expected.indexExclude = ["Generated/**"]
    expected.reportExclude = ["**/*.gen.swift"]
    expected.retainPublic = false
    expected.retainCodableProperties = false
    expected.scratchPath = ".build-x"
    expected.baseline = "known.json"
    expected.disabledRules = ["unused-import", "unused-asset"]
    expected.format = "sarif"
    expected.usesCache = false
    #expect(configuration == expected)
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var text: String
    var message: String
    var testDescription: String { message }
  }

  @Test(
    "what is wrong is said by name and line",
    arguments: [
      Wrong(
        text: "\n\n\ndead-code: {retain-public: yes please}",
        message:
          "f:4:28: dead-code.retain-public: expected true or false, found the text 'yes please'"),
      Wrong(
        text: "dead-code:\n  strict: yes",
        message: "f:2:11: dead-code.strict: expected true or false, found the text 'yes'"),
      Wrong(
        text: "dead-code:\n  strict: \"true\"",
        message: "f:2:11: dead-code.strict: expected true or false, found the text 'true'"),
      Wrong(
        text: "dead-code:\n  strict: 1",
        message: "f:2:11: dead-code.strict: expected true or false, found the number 1"),
      Wrong(
        text: "dead-code:\n  strict:",
        message: "f:2:10: dead-code.strict: expected true or false, found nothing"),
      Wrong(
        text: "dead-code:\n  targets: {a: b}",
        message: "f:2:12: dead-code.targets: expected a text or a list of texts, found a map"),
      Wrong(
        text: "dead-code:\n  targets: [a, [b]]",
        message: "f:2:16: dead-code.targets: expected a text or a list of texts, found a list"),
      Wrong(
        text: "dead-code:\n  scratch-path: [a]",
        message: "f:2:17: dead-code.scratch-path: expected a text, found a list"),
      Wrong(
        text: "dead-code:\n  retain-publik: true",
        message: "f:2:3: unknown key 'dead-code.retain-publik'; did you mean 'retain-public'?"),
      Wrong(
        text: "dead-code:\n  zzzzzzzzzz: true",
        message: "f:2:3: unknown key 'dead-code.zzzzzzzzzz'"),
      Wrong(
        text: "deadcode:\n  strict: true",
        message:
          "f:1:1: unknown key 'deadcode'; did you mean 'dead-code'?"),
      Wrong(
        text: "dead-code:\n  rules: [unused-clas]",
        message:
          "f:2:10: dead-code.rules: there is no rule 'unused-clas'; did you mean 'unused-class'?"
      ),
      Wrong(
        text: "dead-code:\n  format: xcod",
        message: "f:2:11: dead-code.format: unknown format 'xcod'; did you mean 'xcode'?"),
      Wrong(
        text: "dead-code:\n  retain-files: [\"a{b\"]",
        message: "f:2:17: dead-code.retain-files: the pattern 'a{b' opens '{' without '}'"),
      Wrong(
        text: "dead-code:\n  retain-files: [*.swift]",
        message:
          "f:2:19: not valid YAML: did not find expected alphabetic or numeric character while scanning an "
          + "alias; put text that starts with '*' in quotes"),
      Wrong(
        text: "a: &a [x]\ndead-code:\n  targets: *a",
        message:
          "f:1:1: unknown key 'a'; expected one of dead-code, audit, release, check, fonts, snapshots"
      ),
      Wrong(
        text: "- a\n", message: "f:1:1: the file has no keys; write a section such as 'audit:'"),
      Wrong(
        text: "dead-code: 7", message: "f:1:12: expected keys below 'dead-code', found the number 7"
      ),
    ])
  func wrong(_ row: Wrong) throws {
    let error = #expect(throws: DocumentError.self) {
      try ScanConfiguration(yaml: Array(row.text.utf8), file: "f")
    }
    #expect(error?.description == row.message)
  }

  @Test("a key twice, broken YAML and bytes that are no UTF-8 are refused")
  func broken() throws {
    let twice = #expect(throws: DocumentError.self) {
      try self.read("dead-code:\n  strict: true\n  strict: false\n")
    }
    #expect(twice?.message.contains("'strict'") == true)
    #expect(throws: DocumentError.self) { try self.read("dead-code: [") }
    let bytes = Array("dead-code:\n  baseline: ".utf8) + [0xFF, 0xFE]
    let error = #expect(throws: DocumentError.self) { try ScanConfiguration(yaml: bytes) }
    #expect(error?.mark?.line == 2)
    #expect(error?.message == "the text is not UTF-8; save the file as UTF-8")
  }

  @Test("what is written is read again as it was")
  func roundTrip() throws {
    var configuration = ScanConfiguration()
    configuration.targets = ["A", "true", "-x", "with space", "quote\"d", "back\\slash", "ü", ""]
    configuration.reportExclude = ["**/*.swift", "[a-z]?", "{a,b}/c # d", "x: y"]
    configuration.retainPublic = true
    configuration.retainMirrorTargets = false
    configuration.strict = true
    configuration.baseline = "a\tb\u{1}"
    configuration.rules = ["unused-class"]
    configuration.format = "json"
    #expect(try read(configuration.yaml(comments: ["A", "", "B"])) == configuration)
    #expect(ScanConfiguration().yaml() == "dead-code: {}\n")
    #expect(try read(ScanConfiguration().yaml()) == ScanConfiguration())
  }

  @Test("every field of the configuration has a key")
  func completeness() {
    #expect(ConfigurationKey.all.count == Mirror(reflecting: ScanConfiguration()).children.count)
    #expect(Set(ConfigurationKey.all.map(\.name)).count == ConfigurationKey.all.count)
  }

  @Test("every key is in the shape that all products check, with the same type and words")
  func shape() {
    guard case .section(let keys) = ConfigurationSection.deadCode.shape else {
      Issue.record("no section")
      return
    }
    #expect(keys.map(\.key) == ConfigurationKey.all.map(\.name))
    for (key, entry) in zip(ConfigurationKey.all, keys) {
      switch (key.field, entry.shape) {
      case (.flag, .flag), (.optionalFlag, .flag), (.text, .text), (.optionalText, .text),
        (.texts, .texts), (.globs, .texts), (.rules, .texts):
        continue
      case (.format, .choice(let words)): #expect(words == ReportFormat.allCases.map(\.rawValue))
      default: Issue.record("\(key.name) has another type")
      }
    }
  }
}

extension ScanConfiguration {
  fileprivate init(yaml bytes: [UInt8], file: String = ProjectConfiguration.fileName) throws {
    try self.init(ProjectConfiguration(bytes: bytes, name: file))
  }
}
