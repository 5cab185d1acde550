// SPDX-License-Identifier: MIT

internal import AssayXcode

/// The Swift sources of a package's targets, or of a folder without a manifest.
package enum SourceLister {
  package struct SourceFile: Hashable, Sendable {
    /// Relative to the root.
    package var path: String
    /// Of the targets that hold it, sorted; usually one.
    package var modules: [String]
    package var isTest: Bool
    /// Of the first target that holds it.
    package var kind: PackageManifest.TargetKind
  }

  /// Lists by path. Hidden folders and build products are no sources, a folder is visited once
  /// however many symbolic links lead to it. Links lead out of the root in a manifest's targets
  /// only, because SwiftPM compiles what is behind them.
  ///
  /// - Parameters:
  ///   - root: absolute.
  ///   - manifest: nil for a folder of sources, whose module is named as the folder. Packages
  ///     inside of it have modules of their own.
  package static func swiftFiles(
    root: String, manifest: PackageManifest?, configuration: ScanConfiguration
  ) -> [SourceFile] {
    let scope = SourceScope(configuration)
    let lists = manifest.map { files(of: $0, root: root, scope) } ?? loose(in: root, scope)
    return lists.filter { scope.includes(path: $0.path) }
  }

  /// The names by which a configuration may call the targets of a folder without a manifest.
  ///
  /// - Parameter root: absolute.
  static func targetNames(ofFolder root: String) -> Set<String> {
    let modules = loose(in: root, SourceScope(ScanConfiguration())).flatMap(\.modules)
    return NestedPackages(root: root).targetNames.union(modules)
  }

  private static func loose(in root: String, _ scope: SourceScope) -> [SourceFile] {
    let name = root.split(separator: "/").last.map(String.init) ?? "main"
    let module = ModuleName.identifier(name)
    let paths = FolderWalk.swiftFiles(root: root, folder: ".").sorted()
    let packages = NestedPackages(root: root)
    let folders = LooseFolders(paths: paths, root: root)
    return paths.filter { !packages.isResource($0) }.compactMap { path in
      if let source = packages.source(at: path) {
        return packages.targets(at: path).contains(where: scope.includes) ? source : nil
      }
      let (target, isTest) = LooseFolders.target(of: path) ?? (module, false)
      let name = folders.areModules ? target : module
      let kind = isTest ? PackageManifest.TargetKind.test : .library
      guard scope.includes(module: name, kind) else { return nil }
      return SourceFile(path: path, modules: [name], isTest: isTest, kind: kind)
    }
  }

  private static func files(
    of manifest: PackageManifest, root: String, _ scope: SourceScope
  ) -> [SourceFile] {
    var byPath: [String: SourceFile] = [:]
    let forTests = manifest.targetsForTests
    for target in manifest.targets where scope.includes(target) {
      guard let folder = target.path else { continue }
      let paths = FolderWalk.swiftFiles(root: root, folder: folder, followsLinksOut: true)
      for path in paths where target.contains(path) {
        let isTest = forTests.contains(target.name)
        if var file = byPath[path] {
          file.modules = Set(file.modules + [target.moduleName]).sorted()
          file.isTest = file.isTest && isTest
          byPath[path] = file
        } else {
          byPath[path] = SourceFile(
            path: path, modules: [target.moduleName], isTest: isTest, kind: target.kind)
        }
      }
    }
    for path in entryPoints(besides: manifest, root: root, scope) {
      byPath[path] = SourceFile(
        path: path, modules: ["\(ModuleName.identifier(manifest.name))PackageTests"], isTest: true,
        kind: .test)
    }
    return byPath.values.sorted { $0.path < $1.path }
  }

  /// Files of no target that SwiftPM starts the tests with: in a folder above a test target's.
  private static func entryPoints(
    besides manifest: PackageManifest, root: String, _ scope: SourceScope
  ) -> Set<String> {
    var found: Set<String> = []
    for target in manifest.targets where target.kind == .test && scope.includes(target) {
      var parts = (target.path ?? "").split(separator: "/").dropLast()
      while true {
        let folder = parts.map { $0 + "/" }.joined()
        for name in ["XCTMain.swift", "LinuxMain.swift"]
        where FileStatus(path: "\(root)/\(folder)\(name)") != nil { found.insert(folder + name) }
        if parts.isEmpty { break }
        parts.removeLast()
      }
    }
    return found.filter { manifest.target(containing: $0) == nil }
  }
}
