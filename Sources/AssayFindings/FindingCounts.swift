// SPDX-License-Identifier: MIT

import AssayFiles

/// How many findings there are, and how many lines their repairs would remove.
package struct FindingCounts: Hashable, Sendable {
  package var findings = 0
  package var removableLines = 0

  package mutating func add(_ finding: Finding) {
    findings += 1
    removableLines += finding.removableLines
  }

  /// ", 5 removable lines"; empty where there are none.
  var linesAfterComma: String {
    removableLines > 0 ? ", " + Counted.words(removableLines, "removable line") : ""
  }
}

extension FindingReport {
  package var counts: FindingCounts {
    findings.reduce(into: FindingCounts()) { $0.add($1) }
  }

  /// "3 findings in 2 files, 5 removable lines".
  package var total: String {
    Counted.words(counts.findings, "finding") + " in " + Counted.words(fileCount, "file")
      + counts.linesAfterComma
  }

  /// How many files the findings are in.
  package var fileCount: Int { Set(findings.map(\.location.path)).count }

  /// Counts of the rules that found something, by rule id.
  package var countsByRule: [(rule: RuleID, counts: FindingCounts)] {
    var result: [RuleID: FindingCounts] = [:]
    for finding in findings { result[finding.rule, default: FindingCounts()].add(finding) }
    return result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Findings of one file after the other, in the findings' order.
  package var findingsByFile: [(path: String, findings: ArraySlice<Finding>)] {
    var result: [(path: String, findings: ArraySlice<Finding>)] = []
    var start = 0
    for (index, finding) in findings.enumerated() {
      let isLast = index + 1 == findings.count
      if isLast || findings[index + 1].location.path != finding.location.path {
        result.append((finding.location.path, findings[start...index]))
        start = index + 1
      }
    }
    return result
  }
}
