// SPDX-License-Identifier: MIT

/// The package that is scanned: which files belong to it, and what its manifest says of them.
struct ScannedPackage: Sendable {
  /// Absolute, without symbolic links.
  let root: String
  let configuration: ScanConfiguration
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?
  private let scope: SourceScope
  private let targetsForTests: Set<String>

  init(root: String, configuration: ScanConfiguration) async throws {
    self.root = root
    self.configuration = configuration
    let hasManifest = FileStatus(path: "\(root)/Package.swift") != nil
    manifest =
      hasManifest
      ? try await PackageManifest.load(root: root, needsSwift: !configuration.syntaxOnly) : nil
    scope = SourceScope(configuration)
    targetsForTests = manifest?.targetsForTests ?? []
  }

  /// Modules whose public declarations other packages may use.
  var publicModules: Set<String> { Set(manifest?.publicModules ?? []) }

  /// Sentences for the report.
  var notes: [String] {
    if configuration.retainPublic != nil || publicModules.isEmpty { return [] }
    let names = publicModules.sorted().joined(separator: ", ")
    return [
      "public API of \(names) is kept because library products contain them; use --no-retain-public to report it"
    ]
  }

  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Whether a source file is read at all.
  func includes(path: String) -> Bool {
    guard path.hasPrefix(root + "/") else { return false }
    let relative = relative(path)
    if relative.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return false }
    guard scope.includes(path: relative) else { return false }
    guard let target = manifest?.target(containing: relative) else {
      return configuration.targets.isEmpty
    }
    return scope.includes(target)
  }

  /// Whether a file belongs to tests: its target is only there for them, or it imports a test
  /// library.
  func isTest(_ relativePath: String, facts: FileFacts) -> Bool {
    if let target = manifest?.target(containing: relativePath) {
      return targetsForTests.contains(target.name)
    }
    return facts.imports.contains { ["XCTest", "Testing"].contains(facts.names[$0.module]) }
  }
}
