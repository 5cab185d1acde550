// SPDX-License-Identifier: MIT

/// How much of what an audit found it has measured, and what it has not looked at.
package struct CheckCoverage: Hashable, Codable, Sendable {
  /// Things of one kind that were left out.
  package struct Skipped: Hashable, Codable, Sendable {
    package var count: Int
    /// "texts of controls that are disabled".
    package var what: String

    package init(count: Int, what: String) {
      self.count = count
      self.what = what
    }
  }

  /// What is counted, in the plural: "texts", "pairs".
  package var noun: String
  package var found: Int
  package var measured: Int
  package var skipped: [Skipped]

  package init(noun: String, found: Int, measured: Int, skipped: [Skipped]) {
    self.noun = noun
    self.found = found
    self.measured = measured
    self.skipped = skipped
  }
}
