// SPDX-License-Identifier: MIT

/// All that one run of a product found: what a reporter prints.
package struct FindingReport: Hashable, Codable, Sendable {
  /// The command that made it, as a user types it: `assay dead-code scan`.
  package var tool: String
  /// The tool's version: `1.2.3`.
  package var version: String
  /// Every rule that ran, by id, whether it found something or not.
  package var rules: [Rule]
  /// In the order of `Finding`'s `<`.
  package var findings: [Finding]
  /// What a reader must know to judge the findings, one sentence each: what was taken for granted,
  /// left out or guessed.
  package var notes: [String]
  /// How much of what it was asked about the command has looked at; nil where that is not counted.
  package var coverage: SourceCoverage?
  /// Everything that an audit has judged, what passes too; nil where a command does not list it.
  package var checks: [Check]?
  /// nil where a command measures nothing.
  package var checkCoverage: CheckCoverage?

  package init(
    tool: String, version: String, rules: [Rule], findings: [Finding], notes: [String] = [],
    coverage: SourceCoverage? = nil, checks: [Check]? = nil, checkCoverage: CheckCoverage? = nil
  ) {
    self.tool = tool
    self.version = version
    self.rules = rules.sorted { $0.id < $1.id }
    self.findings = findings.sorted()
    self.notes = notes
    self.coverage = coverage
    self.checks = checks
    self.checkCoverage = checkCoverage
  }
}
