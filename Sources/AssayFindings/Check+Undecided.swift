// SPDX-License-Identifier: MIT

extension Check {
  /// How many findings say that something could not be decided.
  ///
  /// - Parameter checks: the checks that led to the findings, among others.
  package static func undecidedCount(of findings: [Finding], among checks: [Check]) -> Int {
    let undecided = Set(checks.filter { $0.outcome == .cannotTell }.map(\.finding))
    return findings.count { undecided.contains(Key($0)) }
  }
}
