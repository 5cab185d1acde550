// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Findings about what is not Swift source: the manifest's targets and dependencies, string tables and
/// asset catalogs.
struct PackageFindings {
  /// Absolute.
  let root: String
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?
  let configuration: ScanConfiguration

  /// The findings in no particular order, and sentences for the report.
  func findings(beside files: [FileImports]) -> (findings: [Finding], notes: [String]) {
    var findings: [Finding] = []
    var notes: [String] = []
    if let manifest, wants([.unusedTarget, .unusedProduct]) {
      findings += UnusedTargets(manifest: manifest, files: files, root: root).findings()
    }
    if wants([.unusedStringKey, .unusedAsset]) {
      let resources = UnusedResources(root: root, manifest: manifest).findings()
      findings += resources.findings
      notes += resources.notes
    }
    return (findings, notes)
  }

  /// Whether one of these rules is on.
  private func wants(_ rules: [DeadCodeRule]) -> Bool {
    rules.contains { rule in
      !configuration.disabledRules.contains(rule.id)
        && (configuration.rules.isEmpty || configuration.rules.contains(rule.id))
    }
  }
}
