// SPDX-License-Identifier: MIT

/// The package that is scanned: which files belong to it, and what its manifest says of them.
struct ScannedPackage: Sendable {
  /// Absolute, without symbolic links.
  let root: String
  let configuration: ScanConfiguration
  /// nil for a folder without a manifest.
  let manifest: PackageManifest?
  /// nil for a folder without an Xcode project.
  let project: XcodeContents?
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
    project = try XcodeContents(root: root, scope: scope)
    targetsForTests = manifest?.targetsForTests ?? []
  }

  /// Modules whose public declarations other packages may use.
  var publicModules: Set<String> {
    var modules = Set(manifest?.publicModules ?? [])
    // Frameworks without a program beside them are made for others.
    if let project, !project.hasProgram {
      for source in project.sources where source.kind == .library {
        modules.formUnion(source.modules)
      }
    }
    return modules
  }

  /// The Swift sources of the manifest's and the project's targets, by path.
  func sources() -> [SourceLister.SourceFile] {
    guard let project else {
      return SourceLister.swiftFiles(root: root, manifest: manifest, configuration: configuration)
    }
    guard let manifest else { return project.sources }
    let own = SourceLister.swiftFiles(root: root, manifest: manifest, configuration: configuration)
    var byPath = Dictionary(uniqueKeysWithValues: own.map { ($0.path, $0) })
    for source in project.sources {
      if var known = byPath[source.path] {
        known.modules = Set(known.modules + source.modules).sorted()
        byPath[source.path] = known
      } else {
        byPath[source.path] = source
      }
    }
    return byPath.values.sorted { $0.path < $1.path }
  }

  /// Sentences for the report.
  var notes: [String] {
    if configuration.retainPublic != nil || publicModules.isEmpty { return [] }
    let names = publicModules.sorted().joined(separator: ", ")
    let reason =
      publicModules.count == 1 ? "a library product contains it" : "library products contain them"
    return ["public API of \(names) is kept because \(reason); use --no-retain-public to report it"]
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
    if project?.source(at: relative) != nil { return true }
    guard let target = manifest?.target(containing: relative) else {
      return configuration.targets.isEmpty && project == nil
    }
    return scope.includes(target)
  }

  /// Whether a file belongs to tests: its target is only there for them, or it imports a test
  /// library.
  func isTest(_ relativePath: String, facts: FileFacts) -> Bool {
    if let target = manifest?.target(containing: relativePath) {
      return targetsForTests.contains(target.name)
    }
    if let source = project?.source(at: relativePath) { return source.isTest }
    return facts.imports.contains { ["XCTest", "Testing"].contains(facts.names[$0.module]) }
  }
}
