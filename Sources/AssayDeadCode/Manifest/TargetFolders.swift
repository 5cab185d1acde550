// SPDX-License-Identifier: MIT

internal import AssayXcode

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where SwiftPM looks for the sources of a target whose manifest names no `path:`.
struct TargetFolders {
  /// Absolute.
  var root: String

  /// Fills in what the manifest leaves open, and adds what SwiftPM adds by itself.
  func resolve(_ manifest: inout PackageManifest) {
    for index in manifest.targets.indices {
      let target = manifest.targets[index]
      guard target.kind.hasSources || target.kind == .system else { continue }
      manifest.targets[index].path =
        target.path.map(Self.normalized) ?? path(of: target, in: manifest)
      if target.kind == .library, hasMain(manifest.targets[index]) {
        manifest.targets[index].kind = .executable
      }
    }
    // SwiftPM makes a product of each executable that the manifest gives none.
    let executables = manifest.targets.filter { $0.kind == .executable }
    let declared = Set(
      manifest.products.filter { $0.kind == .executable }.flatMap(\.targets))
    for target in executables where !declared.contains(target.name) {
      manifest.products.append(
        .init(name: target.name, kind: .executable, targets: [target.name]))
    }
    manifest.targets += snippets
  }

  /// SwiftPM takes a target with a `main.swift` for a program. Before tools version 5.4 there was
  /// no other way to declare one.
  private func hasMain(_ target: PackageManifest.Target) -> Bool {
    guard let folder = target.path else { return false }
    return FolderWalk.swiftFiles(root: root, folder: folder).contains {
      ($0 == "main.swift" || $0.hasSuffix("/main.swift")) && target.contains($0)
    }
  }

  /// SwiftPM makes a program of each file below `Snippets`.
  private var snippets: [PackageManifest.Target] {
    FolderWalk.swiftFiles(root: root, folder: "Snippets").sorted().compactMap { path in
      guard let file = path.split(separator: "/").last else { return nil }
      let name = String(file.dropLast(6))
      return PackageManifest.Target(
        name: name, moduleName: ModuleName.identifier(name), kind: .executable,
        path: "Snippets", sources: [String(path.dropFirst(9))], exclude: [], dependencies: [])
    }
  }

  private func path(of target: PackageManifest.Target, in manifest: PackageManifest) -> String? {
    let candidates = Self.folders(for: target.kind)
    for folder in candidates where isFolder(folder + "/" + target.name) {
      return folder + "/" + target.name
    }
    // Since 5.9 the only target of its kind may lie in the folder itself.
    let sameKind = manifest.targets.filter { Self.folders(for: $0.kind) == candidates }
    guard sameKind.count == 1, let folder = candidates.first(where: isFolder) else { return nil }
    return folder
  }

  /// `PackageBuilder.predefinedSourceDirectories` and its neighbors.
  private static func folders(for kind: PackageManifest.TargetKind) -> [String] {
    switch kind {
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    case .library, .executable, .macro, .system, .binary: ["Sources", "Source", "src", "srcs"]
    }
  }

  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isDirectory)
      && isDirectory
  }
}
