// SPDX-License-Identifier: MIT

/// What became of one case.
struct CaseResult: Sendable {
  var id: String
  var isComplete: Bool
  var isExact: Bool
  /// See `MeasuredCase.screenKind`.
  var screenKind = ""
  /// Why it was not drawn; nil where it was.
  var skipped: String?
  /// What was left out of its tree.
  var remarks: [String] = []
  /// One a measured box; of a skipped case, all unmatched.
  var outcomes: [BoxMatcher.Outcome]

  var matched: Int { outcomes.count { $0.isMatched } }
}

/// Matched and all, and the share in tenths of a per cent.
struct Tally: Sendable, Hashable {
  var matched = 0
  var strict = 0
  var total = 0

  mutating func add(_ outcome: BoxMatcher.Outcome) {
    total += 1
    if outcome.isMatched { matched += 1 }
    if outcome.isStrictlyMatched { strict += 1 }
  }

  init(_ outcomes: [BoxMatcher.Outcome] = []) {
    for outcome in outcomes { add(outcome) }
  }

  /// Truncated, never rounded up: 69.99 does not read as 70.
  var percent: String { Self.percent(matched, of: total) }
  var strictPercent: String { Self.percent(strict, of: total) }

  private static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10)%"
  }
}
