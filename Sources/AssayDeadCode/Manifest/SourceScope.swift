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
    includes(target.kind, names: [target.name, target.moduleName])
  }

  /// Of sources that no manifest describes.
  func includes(module: String, _ kind: PackageManifest.TargetKind) -> Bool {
    includes(kind, names: [module])
  }

  private func includes(_ kind: PackageManifest.TargetKind, names: [String]) -> Bool {
    guard kind.hasSources else { return false }
    if configuration.excludesTests, kind == .test { return false }
    if names.contains(where: configuration.excludedTargets.contains) { return false }
    return configuration.targets.isEmpty || names.contains(where: configuration.targets.contains)
  }
}
