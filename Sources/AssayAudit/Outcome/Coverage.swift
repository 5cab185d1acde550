// SPDX-License-Identifier: MIT

/// How many of the things that were found could be measured.
package struct Coverage: Hashable, Sendable, CustomStringConvertible {
  package var measured: Int
  package var found: Int
  /// What is counted, in the plural: "texts", "pairs".
  package var noun: String

  package init(measured: Int = 0, found: Int = 0, noun: String) {
    self.measured = measured
    self.found = found
    self.noun = noun
  }

  mutating func add(_ outcome: AuditOutcome) {
    found += 1
    if case .incomplete = outcome { return }
    measured += 1
  }

  package mutating func add(_ other: Coverage) {
    measured += other.measured
    found += other.found
  }

  /// "measured 12 of 14 texts (85%)"; the share is truncated, so that only all is 100%.
  package var description: String {
    let share = found == 0 ? "" : " (\(measured * 100 / found)%)"
    return "measured \(measured) of \(found) \(noun)\(share)"
  }
}
