// SPDX-License-Identifier: MIT

/// Findings that a team knows and lives with for now: a later run reports only what is new.
///
/// An entry names a rule and an identity, never a line, so that edits around it do not matter. It
/// stands for as many findings as its count says.
package struct Baseline: Hashable, Sendable {
  package static let version = 1

  package struct Entry: Hashable, Comparable, Sendable {
    package var rule: RuleID
    package var identity: String
    /// For readers of the file; nothing is compared with it.
    package var name: String
    package var count: Int

    package init(rule: RuleID, identity: String, name: String = "", count: Int = 1) {
      precondition(count > 0, "An entry stands for at least one finding")
      self.rule = rule
      self.identity = identity
      self.name = name
      self.count = count
    }

    package static func < (left: Self, right: Self) -> Bool { left.key < right.key }

    fileprivate var key: FindingIdentity { FindingIdentity(rule: rule, identity: identity) }
  }

  /// By rule and identity; no two have both alike.
  package private(set) var entries: [Entry]

  /// Entries of the same rule and identity become one, whose count is their sum.
  package init(entries: [Entry] = []) {
    var merged: [FindingIdentity: Entry] = [:]
    for entry in entries {
      if let first = merged[entry.key] {
        let (sum, isTooLarge) = first.count.addingReportingOverflow(entry.count)
        merged[entry.key]?.count = isTooLarge ? .max : sum
        if first.name.isEmpty { merged[entry.key]?.name = entry.name }
      } else {
        merged[entry.key] = entry
      }
    }
    self.entries = merged.values.sorted()
  }

  /// A baseline of exactly these findings.
  package init(of findings: [some FindingCarrier]) {
    self.init(
      entries: findings.map(\.finding).map { finding in
        let key = FindingIdentity(finding)
        return Entry(rule: key.rule, identity: key.identity, name: Self.name(of: finding))
      })
  }

  /// Splits findings into new and known ones, each in their order, and lists the entries that match
  /// no finding anymore, with the count that is left over.
  package func apply<Item: FindingCarrier>(
    to findings: [Item]
  ) -> (new: [Item], known: [Item], stale: [Entry]) {
    var left: [FindingIdentity: Int] = [:]
    for entry in entries { left[entry.key] = entry.count }
    var new: [Item] = []
    var known: [Item] = []
    for item in findings {
      let key = FindingIdentity(item.finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        known.append(item)
      } else {
        new.append(item)
      }
    }
    let stale = entries.compactMap { entry in
      var rest = entry
      rest.count = left[entry.key] ?? 0
      return rest.count > 0 ? rest : nil
    }
    return (new, known, stale)
  }

  /// Without what stands for no finding any more; nothing is added.
  package func pruned(to findings: [Finding]) -> Baseline {
    var stale: [FindingIdentity: Int] = [:]
    for entry in apply(to: findings).stale { stale[entry.key] = entry.count }
    return Baseline(
      entries: entries.compactMap { entry in
        var rest = entry
        rest.count -= stale[entry.key] ?? 0
        return rest.count > 0 ? rest : nil
      })
  }

  private static func name(of finding: Finding) -> String {
    finding.subject?.qualifiedName ?? "\(finding.location.path): \(finding.message)"
  }
}
