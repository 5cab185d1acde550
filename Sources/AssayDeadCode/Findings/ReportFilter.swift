// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Which findings are reported: by rule and by file.
struct ReportFilter {
  private let rules: Set<RuleID>
  private let disabled: Set<RuleID>
  private let included: GlobSet
  private let excluded: GlobSet

  init(_ configuration: ScanConfiguration) {
    rules = Set(configuration.rules)
    disabled = Set(configuration.disabledRules)
    included = GlobSet(configuration.reportInclude)
    excluded = GlobSet(configuration.reportExclude)
  }

  func reported(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard rules.isEmpty || rules.contains(finding.rule), !disabled.contains(finding.rule) else {
        return false
      }
      let path = finding.location.path
      return !excluded.matches(path) && (included.isEmpty || included.matches(path))
    }
  }
}
