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
        let found = try self.layout(of: manifest, root: folder)
        layout.modules += found.modules.filter { !names.contains($0.name) }
        layout.addCModules(found.cModules)
        layout.remotePackages += found.remotePackages
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
    var cModules: [CModule] = []
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
      if contents.sources.isEmpty,
        let module = try CModule(
          target: target.name, package: root, folder: folder, settings: manifest.cSettings(target),
          dependencies: target.dependencies.flatMap(manifest.targetNames))
      {
        cModules.append(module)
        continue
      }
      var module = AppModule(
        name: ModuleName.identifier(target.name), files: contents.sources,
        resources: contents.resources, otherFiles: contents.others,
        settings: target.languageSettings(
          version: modes.contains { $0.hasPrefix("6") } ? "6" : "5"),
        hasBundle: !target.resources.isEmpty || !contents.resources.isEmpty)
      module.isOfPackage = true
      modules.append(module)
    }
    var layout = AppLayout(kind: .package, name: manifest.name, root: root, modules: modules)
    layout.remotePackages = manifest.remotePackages
    layout.addCModules(cModules)
    return layout
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
    var dependencies: [Dependency]
    var publicHeadersPath: String?

    struct Resource: Decodable {}

    /// What it uses: of a product the name and the package, of a target and of anything by its name
    /// the name. Each list ends with a condition.
    struct Dependency: Decodable {
      var target: [Part]?
      var product: [Part]?
      var byName: [Part]?
    }

    /// A name, or something else of which nothing is read.
    struct Part: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        name = try? decoder.singleValueContainer().decode(String.self)
      }
    }

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

  /// A package that this one depends on.
  struct Dependency: Decodable {
    struct Folder: Decodable {
      var path: String
    }

    struct Repository: Decodable {
      struct Location: Decodable {
        var remote: [Address]?
        /// A path.
        var local: [String]?

        var url: String? { remote?.first?.urlString ?? local?.first.map { "file://" + $0 } }
      }

      struct Address: Decodable {
        var urlString: String
      }

      struct Requirement: Decodable {
        var range: [Bounds]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?
      }

      struct Bounds: Decodable {
        var lowerBound: String
        var upperBound: String
      }

      var identity: String
      var location: Location
      var requirement: Requirement
    }

    var fileSystem: [Folder]?
    /// A package that a registry has, by its name there.
    struct Registered: Decodable {
      var identity: String
    }

    var sourceControl: [Repository]?
    var registry: [Registered]?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Setting: Decodable {
    struct Condition: Decodable {
      /// Empty for all.
      var platformNames: [String]?
      var config: String?
    }

    var tool: String
    var kind: Kind
    var condition: Condition?
  }

  struct Kind: Decodable {
    var enableUpcomingFeature: Value?
    var swiftLanguageMode: Value?
    var defaultIsolation: Value?
    var define: Value?
    var headerSearchPath: Value?
    var unsafeFlags: Values?
    var linkedLibrary: Value?
  }

  struct Value: Decodable {
    var _0: String
  }

  struct Values: Decodable {
    var _0: [String]
  }

  var name: String
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?
  var targets: [Target]
  var dependencies: [Dependency]
  var products: [Product]
  var cLanguageStandard: String?
  var cxxLanguageStandard: String?

  /// How a target of C sources is compiled on Linux.
  func cSettings(_ target: Target) -> CSettings {
    CSettings(
      publicHeadersPath: target.publicHeadersPath, excluded: target.exclude, listed: target.sources,
      settings: target.settings.compactMap(\.ofC), cStandard: cLanguageStandard,
      cxxStandard: cxxLanguageStandard)
  }

  /// The targets that a dependency names: those of a product of this package, otherwise its name,
  /// which products of other packages mostly have in common with their targets.
  func targetNames(_ dependency: Target.Dependency) -> [String] {
    let parts = dependency.target ?? dependency.byName ?? dependency.product
    guard let name = parts?.first?.name else { return [] }
    return products.first { $0.name == name }?.targets ?? [name]
  }

  /// The folders of the packages that this one depends on.
  var folders: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }

  /// The packages that this one depends on and that lie in no folder.
  var remotePackages: [RemotePackage] {
    dependencies.flatMap { dependency in
      (dependency.sourceControl ?? []).map { repository in
        RemotePackage(
          url: repository.location.url ?? repository.identity,
          requirement: repository.requirement.value, products: products(of: repository.identity))
      }
        + (dependency.registry ?? []).map {
          RemotePackage(url: $0.identity, requirement: nil, products: products(of: $0.identity))
        }
    }
  }

  /// The names of a package's products that the targets use.
  private func products(of identity: String) -> Set<String> {
    let uses = targets.filter { ["regular", "executable"].contains($0.type) }
      .flatMap(\.dependencies)
    let names = uses.compactMap { use -> String? in
      // A name alone may be a product of any package.
      guard let parts = use.product else { return use.byName?.first?.name }
      let package = parts.dropFirst().first?.name?.lowercased()
      return package == nil || package == identity ? parts.first?.name : nil
    }
    return Set(names).subtracting(targets.map(\.name))
  }
}

extension Manifest.Setting {
  /// Nil for one of Swift, and one that does not hold on Linux.
  fileprivate var ofC: CSettings.Setting? {
    let platforms = condition?.platformNames ?? []
    guard let tool = CSettings.Tool(rawValue: tool),
      platforms.isEmpty || platforms.contains("linux")
    else { return nil }
    let kind: CSettings.Kind? =
      kind.define.map { .define($0._0) } ?? kind.headerSearchPath.map { .headerSearchPath($0._0) }
      ?? kind.unsafeFlags.map { .unsafeFlags($0._0) }
      ?? kind.linkedLibrary.map { .linkedLibrary($0._0) }
    return kind.map { CSettings.Setting(tool: tool, kind: $0, configuration: condition?.config) }
  }
}

extension Manifest.Dependency.Repository.Requirement {
  fileprivate var value: RemotePackage.Requirement? {
    range?.first.map { .range($0.lowerBound, $0.upperBound) }
      ?? exact?.first.map { .exact($0) } ?? branch?.first.map { .branch($0) }
      ?? revision?.first.map { .revision($0) }
  }
}
