// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What is in a package beside Swift sources: the manifest's targets and dependencies, string
/// tables and asset catalogs.
struct PackageContents: Sendable {
  /// Absolute.
  var root: String
  /// Nil for a folder without a manifest.
  var manifest: PackageManifest?
  /// Whether there are more targets than the manifest's.
  var hasProject = false
  /// Every source file that was scanned.
  var files: [FileImports] = []

  /// The findings of all checks with an enabled rule.
  func findings(enabledBy configuration: ScanConfiguration) -> PackageFindings {
    var result = PackageFindings()
    for check in RuleList.all.compactMap({ $0 as? any PackageCheck })
    where check.rules.contains(where: configuration.enables) {
      let found = check.findings(in: self)
      result.findings += found.findings
      result.notes += found.notes
    }
    return withoutIgnored(result)
  }

  /// A comment in the manifest covers what is found there.
  private func withoutIgnored(_ found: PackageFindings) -> PackageFindings {
    guard let file = manifest?.file, found.findings.contains(where: { $0.location.path == file })
    else { return found }
    var result = found
    do {
      let facts = SourceReader.facts(of: try SourceReader.bytes(of: "\(root)/\(file)"), nil)
      let regions = IgnoredRegions(facts)
      result.findings.removeAll { $0.location.path == file && regions.cover($0) }
    } catch {
      result.notes.append("\(error)")
    }
    return result
  }
}

extension IgnoredRegions {
  /// Whether a comment is at the start of what a finding is about, or at its name.
  fileprivate func cover(_ finding: Finding) -> Bool {
    [finding.location.range?.start, finding.location.focus].compactMap { $0 }.contains { place in
      !commands(covering: place, rule: finding.rule, name: "").isEmpty
    }
  }
}

/// What package checks found.
struct PackageFindings: Sendable {
  /// In no particular order.
  var findings: [Finding] = []
  /// Sentences for the report: what could not be read.
  var notes: [String] = []
}
