// SPDX-License-Identifier: MIT

/// A rule's name in options, comments and reports: lower case with hyphens (`unused-function`).
package struct RuleID: RawRepresentable, Hashable, Comparable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  package var rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral value: String) {
    self.rawValue = value
  }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a rule is, for reports that list the rules beside their findings.
package struct Rule: Hashable, Codable, Sendable {
  package var id: RuleID
  /// A few words: "Unused function".
  package var name: String
  /// One sentence: what it finds.
  package var summary: String
  package var severity: Severity

  package init(id: RuleID, name: String, summary: String, severity: Severity) {
    self.id = id
    self.name = name
    self.summary = summary
    self.severity = severity
  }

  /// Of a run, not of what it looked at: reports say that it did not look at everything.
  package static let couldNotRun = Rule(
    id: "could-not-run", name: "Could not run", summary: "The check could not run.",
    severity: .error)
}

/// How much a finding matters.
package enum Severity: String, Hashable, Codable, Comparable, CaseIterable, Sendable {
  case note
  case warning
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// How sure a rule is of a finding.
package enum Confidence: String, Hashable, Codable, Comparable, CaseIterable, Sendable {
  /// A reader should look before acting.
  case low
  /// Rests on names alone, where another meaning is thinkable.
  case medium
  /// Rests on what the compiler resolved, or on a scope that a reader sees whole.
  case high

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
