// SPDX-License-Identifier: MIT

/// Which files and targets a scan reads, as its configuration asks.
struct SourceScope: Sendable {
  private let configuration: ScanConfiguration
  private let excluded: GlobSet

  init(_ configuration: ScanConfiguration) {
    self.configuration = configuration
    excluded = GlobSet(configuration.indexExclude)
  }

  /// - Parameter path: relative to the root.
  func includes(path: String) -> Bool { !excluded.matches(path) }

  /// Targets may be named as in the manifest or as their module.
  func includes(_ target: PackageManifest.Target) -> Bool {
    guard target.kind.hasSources else { return false }
    if configuration.excludesTests, target.kind == .test { return false }
    let names = [target.name, target.moduleName]
    if names.contains(where: configuration.excludedTargets.contains) { return false }
    return configuration.targets.isEmpty || names.contains(where: configuration.targets.contains)
  }
}
