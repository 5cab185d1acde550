// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFindings
import Testing

/// One claim about what is dead and what is not: a small program, the sentence it proves, and the
/// places where something must be found. `Fixtures/Claims/README.md` has the format.
struct Claim: Sendable, CustomTestStringConvertible {
  struct File: Sendable {
    /// Relative to the copy that is scanned: `Sources/Claim/UnusedMethod.swift`.
    var path: String
    var module: String
    var text: String
  }

  /// A finding that must be there, or must not. `line` is 0 for one that is about the whole file.
  struct Expectation: Hashable, Comparable, Sendable {
    var path: String
    var line: Int
    var rule: RuleID

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.line, left.rule) < (right.path, right.line, right.rule)
    }
  }

  enum Engine: String, CaseIterable, Sendable {
    case index
    case syntax
  }

  /// `methods/UnusedMethod`.
  var name: String
  /// What it claims, as its first line says.
  var sentence: String
  /// By module in the order of compilation, then by path.
  var files: [File]
  var modules: [String]
  /// Sorted; the same place twice where two findings are expected there.
  var expectations: [Expectation]
  /// Where a finding of the rule would be wrong: what the rule must tell apart from what it finds.
  var spared: [Expectation] = []
  var configuration: ScanConfiguration
  var keeps: [RetentionReason]
  var engines: [Engine]
  /// More arguments for the compiler.
  var arguments: [String]

  var testDescription: String { name }
}
