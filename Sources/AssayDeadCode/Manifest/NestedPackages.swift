// SPDX-License-Identifier: MIT

/// The packages inside of a folder that has no manifest of its own, as a repository of several
/// packages or of examples is: each target is a module.
///
/// A source of a package that no target of its manifest has, as far as the text of the manifest
/// tells, sees all modules of the package and is seen by them. A manifest that computes its targets
/// makes one module of its package.
struct NestedPackages {
  private struct Package {
    /// Relative to the root, with its slash.
    var folder: String
    var manifest: PackageManifest
    var isWhole: Bool
    var targetsForTests: Set<String>

    var modules: [String] {
      let named = manifest.targets.filter { $0.kind.hasSources }.map(\.moduleName)
      return Set(named).sorted()
    }
  }

  /// The innermost first.
  private let packages: [Package]

  /// A manifest that cannot be read is left out: its sources are in the module of the folder.
  ///
  /// - Parameter root: absolute.
  init(root: String) {
    packages = FolderWalk.files(root: root, folder: ".", suffixes: [".swift"])
      .filter { $0.hasSuffix("/Package.swift") }
      .compactMap { path in
        do {
          let folder = String(path.dropLast("Package.swift".count))
          let literal = try LiteralManifest(root: "\(root)/\(folder.dropLast())")
          if literal.manifest.targets.isEmpty { return nil }
          return Package(
            folder: folder, manifest: literal.manifest, isWhole: literal.doubts.isEmpty,
            targetsForTests: literal.manifest.targetsForTests)
        } catch {
          return nil
        }
      }
      .sorted { ($0.folder.utf8.count, $1.folder) > ($1.folder.utf8.count, $0.folder) }
  }

  /// Targets by their names and modules.
  var targetNames: Set<String> {
    Set(packages.flatMap(\.manifest.targets).flatMap { [$0.name, $0.moduleName] })
  }

  /// The targets that may have a source; none for one that is in none of the packages.
  ///
  /// - Parameter path: relative to the root.
  func targets(at path: String) -> [PackageManifest.Target] {
    guard let (package, inner) = place(of: path) else { return [] }
    guard package.isWhole, let target = package.manifest.target(containing: inner) else {
      return package.manifest.targets
    }
    return [target]
  }

  /// Whether a file is a resource of a package's target, which nothing compiles.
  ///
  /// - Parameter path: relative to the root.
  func isResource(_ path: String) -> Bool {
    place(of: path).map { $0.package.manifest.isResource($0.inner) } ?? false
  }

  /// The innermost package with a file, and the file's path in it.
  private func place(of path: String) -> (package: Package, inner: String)? {
    packages.first { path.hasPrefix($0.folder) }
      .map { ($0, String(path.dropFirst($0.folder.count))) }
  }

  /// Nil for a source that is in none of them.
  ///
  /// - Parameter path: relative to the root.
  func source(at path: String) -> SourceLister.SourceFile? {
    guard let (package, inner) = place(of: path) else { return nil }
    guard package.isWhole, let target = package.manifest.target(containing: inner) else {
      return SourceLister.SourceFile(
        path: path, modules: package.modules, isTest: false, kind: .library)
    }
    return SourceLister.SourceFile(
      path: path, modules: [target.moduleName],
      isTest: package.targetsForTests.contains(target.name), kind: target.kind)
  }
}
