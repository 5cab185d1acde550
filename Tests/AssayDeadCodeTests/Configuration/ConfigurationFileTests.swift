// SPDX-License-Identifier: MIT

import AssayFindings
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
        message: "f: dead-code.retain-public must be true or false, not 'yes please' (line 4)"),
      Wrong(
        text: "dead-code:\n  strict: yes",
        message: "f: dead-code.strict must be true or false, not 'yes' (line 2)"),
      Wrong(
        text: "dead-code:\n  strict: \"true\"",
        message: "f: dead-code.strict must be true or false, not 'true' (line 2)"),
      Wrong(
        text: "dead-code:\n  strict: 1",
        message: "f: dead-code.strict must be true or false, not 1 (line 2)"),
      Wrong(
        text: "dead-code:\n  strict:",
        message: "f: dead-code.strict must be true or false, not nothing (line 2)"),
      Wrong(
        text: "dead-code:\n  targets: {a: b}",
        message: "f: dead-code.targets must be a list of texts, not keys of its own (line 2)"),
      Wrong(
        text: "dead-code:\n  targets: [a, [b]]",
        message: "f: dead-code.targets must be a list of texts, but holds a list (line 2)"),
      Wrong(
        text: "dead-code:\n  scratch-path: [a]",
        message: "f: dead-code.scratch-path must be a text, not a list (line 2)"),
      Wrong(
        text: "dead-code:\n  retain-publik: true",
        message: "f: unknown key 'dead-code.retain-publik'; did you mean 'retain-public'? (line 2)"),
      Wrong(
        text: "dead-code:\n  zzzzzzzzzz: true",
        message: "f: unknown key 'dead-code.zzzzzzzzzz' (line 2)"),
      Wrong(
        text: "deadcode:\n  strict: true",
        message:
          "f: unknown key 'deadcode'; this file knows 'dead-code', 'audit', 'release' (line 1)"),
      Wrong(
        text: "dead-code:\n  rules: [unused-clas]",
        message:
          "f: dead-code.rules: there is no rule 'unused-clas'; did you mean 'unused-class'? (line 2)"
      ),
      Wrong(
        text: "dead-code:\n  format: xcod",
        message: "f: dead-code.format: there is no format 'xcod'; did you mean 'xcode'? (line 2)"),
      Wrong(
        text: "dead-code:\n  retain-files: [\"a{b\"]",
        message: "f: dead-code.retain-files: the pattern 'a{b' opens '{' without '}' (line 2)"),
      Wrong(
        text: "dead-code:\n  retain-files: [*.swift]",
        message: "f: '*.swift' must stand in quotes: \"*.swift\" (line 2)"),
      Wrong(
        text: "a: &a [x]\ndead-code:\n  targets: *a",
        message: "f: '&a' is a YAML anchor, which is not read here; put text in quotes (line 1)"),
      Wrong(text: "- a\n", message: "f: the file holds no keys; write 'key: value' (line 1)"),
      Wrong(text: "dead-code: 7", message: "f: dead-code must hold keys (line 1)"),
    ])
  func wrong(_ row: Wrong) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try ScanConfiguration(yaml: Array(row.text.utf8), file: "f")
    }
    #expect(error?.description == row.message)
  }

  @Test("a key twice, broken YAML and bytes that are no UTF-8 are refused")
  func broken() throws {
    let twice = #expect(throws: ConfigurationError.self) {
      try self.read("dead-code:\n  strict: true\n  strict: false\n")
    }
    #expect(twice?.problem.contains("'strict'") == true)
    #expect(throws: ConfigurationError.self) { try self.read("dead-code: [") }
    let bytes = Array("dead-code:\n  baseline: ".utf8) + [0xFF, 0xFE]
    let error = #expect(throws: ConfigurationError.self) { try ScanConfiguration(yaml: bytes) }
    #expect(error?.line == 2)
    #expect(error?.problem == "the text is not UTF-8; save it as UTF-8")
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
}
