// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses
internal import AssayXcode

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The modules of a Swift package, as SwiftPM understands its manifest.
enum PackageLayout {
  /// The modules of a package and of the packages in folders that it depends on.
  ///
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  static func read(_ root: String) async throws -> AppLayout {
    let manifest = try await manifest(of: root)
    var layout = try layout(of: manifest, root: root)
    var known: Set<String> = [root]
    var pending = manifest.folders
    while !pending.isEmpty {
      let folder = pending.removeFirst()
      guard known.insert(folder).inserted else { continue }
      do {
        let manifest = try await self.manifest(of: folder)
        let names = Set(layout.modules.map(\.name))
        layout.modules += try self.layout(of: manifest, root: folder).modules.filter {
          !names.contains($0.name)
        }
        pending += manifest.folders
      } catch PortError.unreadableProject {
        // Its modules are reported as missing.
      }
    }
    return layout
  }

  private static func manifest(of root: String) async throws -> Manifest {
    let outcome = try await ToolProcess.run(
      "swift", ["package", "dump-package", "--package-path", root])
    guard outcome.status == 0 else {
      throw PortError.unreadableProject(
        FilePaths.join(root, "Package.swift"), reason: outcome.lastLines)
    }
    do {
      return try JSONDecoder().decode(Manifest.self, from: Data(outcome.output))
    } catch let error as DecodingError {
      throw PortError.unreadableProject(
        FilePaths.join(root, "Package.swift"), reason: "SwiftPM's description of it: \(error)")
    }
  }

  private static func layout(of manifest: Manifest, root: String) throws -> AppLayout {
    // A manifest of tools version 6 is in Swift 6 mode unless it says otherwise.
    let tools = manifest.toolsVersion._version.split(separator: ".").first ?? "5"
    let version = (tools.first?.wholeNumberValue ?? 5) >= 6 ? "6" : "5"
    let modes = manifest.swiftLanguageVersions ?? [version]
    var modules: [AppModule] = []
    let targets = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
    for target in targets {
      guard let folder = try folder(of: target, isOnly: targets.count == 1, root: root) else {
        continue
      }
      var contents = try SourceWalk.contents(of: folder, skipsTests: false)
      contents.sources.removeAll { path in
        let inner = String(path.dropFirst(folder.count + 1))
        let isExcluded = target.exclude.contains { FilePaths.isInside(inner, $0) }
        let isListed = target.sources?.contains { FilePaths.isInside(inner, $0) } ?? true
        return isExcluded || !isListed
      }
      modules.append(
        AppModule(
          name: ModuleName.identifier(target.name), files: contents.sources,
          resources: contents.resources, otherFiles: contents.others,
          settings: target.languageSettings(
            version: modes.contains { $0.hasPrefix("6") } ? "6" : "5"),
          hasBundle: !target.resources.isEmpty || !contents.resources.isEmpty))
    }
    return AppLayout(kind: .package, name: manifest.name, root: root, modules: modules)
  }

  /// - Parameter isOnly: whether the package has no other target: its sources may then lie in
  ///   `Sources` itself, as SwiftPM takes them.
  private static func folder(
    of target: Manifest.Target, isOnly: Bool, root: String
  ) throws -> String? {
    let folders = ["Sources", "Source", "src", "srcs"]
    let places =
      target.path.map { [$0] }
      ?? folders.map { $0 + "/" + target.name } + (isOnly ? folders : [])
    for place in places {
      let path = FilePaths.normalized(FilePaths.join(root, place))
      if FilePaths.isInside(path, root), try PosixFileSystem().kind(of: path) == .folder {
        return path
      }
    }
    return nil
  }
}

/// The part of `swift package dump-package` that is read.
private struct Manifest: Decodable {
  struct ToolsVersion: Decodable {
    var _version: String
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]
    var sources: [String]?
    var resources: [Resource]
    var settings: [Setting]

    struct Resource: Decodable {}

    func languageSettings(version: String) -> LanguageSettings {
      var result = LanguageSettings(version: version)
      for setting in settings where setting.tool == "swift" {
        if let feature = setting.kind.enableUpcomingFeature {
          result.upcomingFeatures.append(feature._0)
        }
        if let mode = setting.kind.swiftLanguageMode {
          result.version = mode._0.hasPrefix("6") ? "6" : "5"
        }
        if let isolation = setting.kind.defaultIsolation {
          result.isMainActorByDefault = isolation._0 == "MainActor"
        }
      }
      return result
    }
  }

  /// A package that this one depends on; of those that would be fetched nothing is read.
  struct Dependency: Decodable {
    struct Folder: Decodable {
      var path: String
    }

    var fileSystem: [Folder]?
  }

  struct Setting: Decodable {
    var tool: String
    var kind: Kind
  }

  struct Kind: Decodable {
    var enableUpcomingFeature: Value?
    var swiftLanguageMode: Value?
    var defaultIsolation: Value?
  }

  struct Value: Decodable {
    var _0: String
  }

  var name: String
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?
  var targets: [Target]
  var dependencies: [Dependency]

  /// The folders of the packages that this one depends on.
  var folders: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }
}
