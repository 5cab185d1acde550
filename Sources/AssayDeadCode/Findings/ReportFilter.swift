// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// Which findings are reported: by rule and by file.
struct ReportFilter {
  private let rules: Set<RuleID>
  private let included: GlobSet
  private let excluded: GlobSet

  /// Paths whose findings are left out.
  private let generated: Set<String>
  /// By path: the folder of a dependency manager, whose findings are left out.
  private let managed: [String: String]

  /// - Parameter managed: by path, from `DependencyFolders`. `report-include` shows findings of
  ///   them.
  init(
    _ configuration: ScanConfiguration, generated: [String] = [], managed: [String: String] = [:]
  ) {
    self.managed = configuration.reportInclude.isEmpty ? managed : [:]
    self.generated = configuration.reportsGenerated ? [] : Set(generated)
    rules = Set(DeadCodeRule.allCases.filter(configuration.enables).map(\.id))
    included = GlobSet(configuration.reportInclude)
    excluded = GlobSet(configuration.reportExclude)
  }

  func reported(_ findings: [Finding]) -> [Finding] {
    asked(findings).filter { !isGenerated($0) && managed[$0.location.path] == nil }
  }

  /// The sentence for the report; nil if nothing was left out.
  func note(onManagedAmong findings: [Finding]) -> String? {
    let left = asked(findings).filter { managed[$0.location.path] != nil }
    if left.isEmpty { return nil }
    let folders = Set(left.compactMap { managed[$0.location.path] }).sorted()
    let names = folders.map { "'\($0)'" }.joined(separator: ", ")
    return Counted.words(left.count, "finding") + " in \(names) left out, because a dependency "
      + "manager writes \(folders.count == 1 ? "this folder" : "these folders"); use "
      + "--report-include to report them"
  }

  /// The sentence for the report; nil if nothing was left out.
  func note(onGeneratedAmong findings: [Finding]) -> String? {
    let left = asked(findings).filter { isGenerated($0) && managed[$0.location.path] == nil }
    if left.isEmpty { return nil }
    let files = Set(left.map(\.location.path)).count
    return Counted.words(left.count, "finding") + " in " + Counted.words(files, "generated file")
      + " left out; use --report-generated to report them"
  }

  /// What cannot be read of a generated file may use anything.
  private func isGenerated(_ finding: Finding) -> Bool {
    generated.contains(finding.location.path) && finding.rule != DeadCodeRule.unreadSource.id
  }

  private func asked(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard rules.contains(finding.rule) else { return false }
      let path = finding.location.path
      return !excluded.matches(path) && (included.isEmpty || included.matches(path))
    }
  }
}
