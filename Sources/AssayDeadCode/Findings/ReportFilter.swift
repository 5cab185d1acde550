// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Which findings are reported: by rule and by file.
struct ReportFilter {
  private let rules: Set<RuleID>
  private let disabled: Set<RuleID>
  private let included: [Glob]
  private let excluded: [Glob]

  init(_ configuration: ScanConfiguration) {
    rules = Set(configuration.rules)
    disabled = Set(configuration.disabledRules)
    included = configuration.reportInclude.map { Glob($0) }
    excluded = configuration.reportExclude.map { Glob($0) }
  }

  func reported(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard rules.isEmpty || rules.contains(finding.rule), !disabled.contains(finding.rule) else {
        return false
      }
      let path = finding.location.path
      if excluded.contains(where: { $0.matches(path) }) { return false }
      return included.isEmpty || included.contains { $0.matches(path) }
    }
  }
}
