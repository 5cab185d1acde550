// SPDX-License-Identifier: MIT

internal import AssayFindings

/// How many of the things that were found could be measured.
package struct Coverage: Hashable, Sendable, CustomStringConvertible {
  package var measured: Int
  package var found: Int
  /// What is counted, in the plural: "texts", "pairs".
  package var noun: String
  /// What was left out, in the order of the kinds.
  private var skipped: [SkippedKind: Int] = [:]

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
    skipped.merge(other.skipped, uniquingKeysWith: +)
  }

  /// Counts what was found and not looked at, as a part of the whole.
  mutating func leave(_ kind: SkippedKind, count: Int = 1) {
    found += count
    skip(kind, count: count)
  }

  /// How many of a kind were left out.
  func skipped(_ kind: SkippedKind) -> Int { skipped[kind] ?? 0 }

  /// Whether nothing of what was found could be measured, and some of it was not looked at.
  package var isBlind: Bool { measured == 0 && found > 0 && skipped(.invisibleText) > 0 }

  mutating func skip(_ kind: SkippedKind, count: Int = 1) {
    if count > 0 { skipped[kind, default: 0] += count }
  }

  /// How many of each kind were left out, in the order of the kinds.
  var left: [(count: Int, what: String)] {
    SkippedKind.allCases.compactMap { kind in skipped[kind].map { ($0, kind.rawValue) } }
  }

  /// "measured 12 of 14 texts (85%); not looked at: texts that are not visible (2)": these two are
  /// among the 14, and what else was not looked at is no text that was found. The share is
  /// truncated, so that only all is 100%.
  package var description: String {
    let share = found == 0 ? "" : " (\(measured * 100 / found)%)"
    let rest = left.map { "\($0.what) (\($0.count))" }.joined(separator: ", ")
    return "measured \(measured) of \(found) \(noun)\(share)"
      + (rest.isEmpty ? "" : "; not looked at: " + rest)
  }
}

extension Coverage {
  /// For programs.
  var counted: CheckCoverage {
    CheckCoverage(
      noun: noun, found: found, measured: measured,
      skipped: left.map { CheckCoverage.Skipped(count: $0.count, what: $0.what) })
  }
}
