// SPDX-License-Identifier: MIT

import AssayFindings

/// What a scan found, held against what a claim says must be found.
struct ClaimComparison {
  private(set) var missing: [Claim.Expectation] = []
  private(set) var unexpected: [Finding] = []
  private let claim: Claim

  init(_ claim: Claim, found findings: [Finding]) {
    self.claim = claim
    var open = claim.expectations
    for finding in findings {
      let match = open.firstIndex {
        $0.path == finding.location.path && $0.rule == finding.rule
          && ($0.line == 0 || $0.line == finding.line)
      }
      if let match {
        open.remove(at: match)
      } else {
        unexpected.append(finding)
      }
    }
    missing = open
  }

  func failure(engine: Claim.Engine, toleratesMissing: Bool) -> String? {
    let missing = toleratesMissing ? [] : missing
    if missing.isEmpty && unexpected.isEmpty { return nil }
    var lines = ["\(claim.name), \(engine) engine: \(claim.sentence)"]
    lines += missing.map { "  missing    \($0.path):\($0.line) \($0.rule)" }
    lines += unexpected.map {
      "  unexpected \($0.location.path):\($0.line) \($0.rule): \($0.message); \($0.reason)"
    }
    return lines.joined(separator: "\n")
  }
}

extension Finding {
  fileprivate var line: Int {
    (location.focus ?? location.range?.start).map { Int($0.line) } ?? 0
  }
}
