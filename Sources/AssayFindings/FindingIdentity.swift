// SPDX-License-Identifier: MIT

import AssayFiles

/// What stays the same about a finding over edits that move it: never its line.
package struct FindingIdentity: Hashable, Comparable, Sendable {
  package var rule: RuleID
  /// The subject's identity; for a finding without a subject `hash:` and the hash of path and
  /// message.
  package var identity: String

  init(rule: RuleID, identity: String) {
    self.rule = rule
    self.identity = identity
  }

  package init(_ finding: Finding) {
    rule = finding.rule
    identity =
      finding.subject?.identity
      ?? "hash:" + StableHash(finding.location.path, finding.message).hex
  }

  /// 32 hexadecimal digits that stand for both.
  package var fingerprint: String { StableHash(rule.rawValue, identity).hex }

  package static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.identity) < (right.rule, right.identity)
  }
}

extension FindingReport {
  /// One fingerprint a finding, in the findings' order. Findings of equal identity are told apart
  /// by their number, so that no two are equal.
  package var uniqueFingerprints: [String] {
    var counts: [FindingIdentity: Int] = [:]
    return findings.map { finding in
      let identity = FindingIdentity(finding)
      let number = counts[identity, default: 0] + 1
      counts[identity] = number
      return number == 1
        ? identity.fingerprint
        : StableHash(identity.rule.rawValue, identity.identity, String(number)).hex
    }
  }
}
