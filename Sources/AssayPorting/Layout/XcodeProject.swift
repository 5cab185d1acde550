// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The targets of an Xcode project with the files that each compiles.
struct XcodeProject {
  private let objects: [String: PropertyValue]
  private let project: PropertyValue
  /// The folder that holds the project.
  private let root: String
  /// The absolute path of each file and group of the project, by its id.
  private var paths: [String: String] = [:]

  /// - Parameter path: of the `.xcodeproj` folder.
  /// - Throws: `PortError.unreadableProject`, `FileSystemError`.
  init(path: String) throws {
    let file = FilePaths.join(path, "project.pbxproj")
    let bytes = try PosixFileSystem().read(file)
    do {
      try self.init(bytes, root: FilePaths.parent(of: path))
    } catch let problem as PropertyListReader.Problem {
      throw PortError.unreadableProject(file, reason: "\(problem)")
    }
  }

  /// - Parameter root: the folder that holds the project.
  /// - Throws: `PropertyListReader.Problem`.
  init(_ bytes: [UInt8], root: String) throws {
    let list = try PropertyListReader.read(bytes)
    objects = list["objects"]?.members ?? [:]
    project = list["rootObject"]?.text.flatMap { [objects] in objects[$0] } ?? .dictionary([:])
    let directory = project["projectDirPath"]?.text ?? ""
    self.root = FilePaths.normalized(FilePaths.join(root, directory))
    if let group = project["mainGroup"]?.text { walk(group, in: self.root, depth: 0) }
  }

  /// Targets that are no tests, in the project's order.
  ///
  /// - Throws: `FileSystemError`.
  func modules() throws -> [AppModule] {
    var result: [AppModule] = []
    var taken: Set<String> = []
    for id in project["targets"]?.texts ?? [] {
      guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget",
        let name = target["name"]?.text,
        !(target["productType"]?.text ?? "").hasSuffix("-testing"),
        !(target["productType"]?.text ?? "").hasSuffix(".unit-test")
      else { continue }
      let found = listedFiles(of: target).union(try synchronizedFiles(of: target, id: id))
      // A project may list files that are not in this clone.
      func there(_ paths: Set<String>) throws -> [String] {
        try paths.filter { try PosixFileSystem().kind(of: $0) != nil }.sorted()
      }
      let files = try found.sources.filter { try PosixFileSystem().kind(of: $0) == .file }
      var module = AppModule(
        name: moduleName(of: target, name: name, taken: &taken), files: files.sorted(),
        resources: try there(found.resources), otherFiles: try there(found.others),
        settings: settings(of: target))
      module.symbolSetting = symbolSetting(of: target)
      result.append(module)
    }
    return result
  }

  private mutating func walk(_ id: String, in folder: String, depth: Int) {
    guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text
    let base: String
    switch object["sourceTree"]?.text {
    case "SOURCE_ROOT": base = root
    case "<absolute>": base = "/"
    default: base = folder
    }
    let path = own.map { FilePaths.normalized(FilePaths.join(base, $0)) } ?? base
    paths[id] = path
    for child in object["children"]?.texts ?? [] { walk(child, in: path, depth: depth + 1) }
  }

  /// What the build phases of a target list.
  private func listedFiles(of target: PropertyValue) -> Files {
    var result = Files()
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      let kind = phase["isa"]?.text
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
      for file in files {
        guard let path = paths[file] else { continue }
        if kind == "PBXSourcesBuildPhase" {
          if path.hasSuffix(".swift") {
            result.sources.insert(path)
          } else {
            result.others.insert(path)
          }
        } else if kind == "PBXResourcesBuildPhase" {
          // A group of translations has one file a language.
          let parts = (objects[file]?["children"]?.texts ?? []).compactMap { paths[$0] }
          result.add(resources: parts.isEmpty ? [path] : parts)
        }
      }
    }
    return result
  }

  /// What the folders that a target takes whole (Xcode 16) hold.
  private func synchronizedFiles(of target: PropertyValue, id: String) throws -> Files {
    var result = Files()
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    let groups = objects.keys.sorted().filter {
      objects[$0]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }
    for group in groups {
      guard let folder = paths[group] else { continue }
      let exceptions = (objects[group]?["exceptions"]?.texts ?? [])
        .compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { FilePaths.normalized(FilePaths.join(folder, $0)) }
      guard own.contains(group) else {
        // For a target that does not take the folder, the exceptions are what it takes of it.
        result.sources.formUnion(exceptions.filter { $0.hasSuffix(".swift") })
        result.add(resources: exceptions.filter { !$0.hasSuffix(".swift") })
        continue
      }
      guard try PosixFileSystem().kind(of: folder) == .folder else { continue }
      let contents = try SourceWalk.contents(of: folder, skipsTests: false)
      result.sources.formUnion(contents.sources.filter { !exceptions.contains($0) })
      result.resources.formUnion(contents.resources.filter { !exceptions.contains($0) })
      result.others.formUnion(contents.others.filter { !exceptions.contains($0) })
    }
    return result
  }

  /// A name that no other target has: the products of an app for the phone and of one for the watch
  /// may have the same name, and are one package's targets here.
  private func moduleName(
    of target: PropertyValue, name: String, taken: inout Set<String>
  ) -> String {
    let settings = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { setting($0, of: target) }
    let names = [settings.first { !$0.contains("$") }, name].compactMap { $0 }
      .map(ModuleName.identifier)
    var result = names.first { !taken.contains($0) } ?? names[0]
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(names[0])_\(number)"
      number += 1
    }
    return result
  }

  private func settings(of target: PropertyValue) -> LanguageSettings {
    var result = LanguageSettings()
    if setting("SWIFT_VERSION", of: target)?.hasPrefix("6") == true { result.version = "6" }
    result.isMainActorByDefault =
      setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor"
    if setting("SWIFT_APPROACHABLE_CONCURRENCY", of: target) == "YES" {
      result.upcomingFeatures = [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ]
    }
    return result
  }

  /// What the build settings ask for; the defaults are those of Xcode's build system. A target with
  /// a file of settings that cannot be read may ask for everything.
  private func symbolSetting(of target: PropertyValue) -> AssetSymbolSetting {
    let name = "ASSETCATALOG_COMPILER_GENERATE_"
    if setting(name + "ASSET_SYMBOLS", of: target) == "NO" { return .nothing }
    switch setting(name + "SWIFT_ASSET_SYMBOL_EXTENSIONS", of: target) {
    case "YES": return .extensions
    case nil where configurations(of: target).contains { settingsFile(of: $0) == .unreadable }:
      return .extensions
    default: return .resources
    }
  }

  /// The file of settings that a configuration is based on.
  private func settingsFile(of configuration: PropertyValue) -> SettingsFile? {
    guard let id = configuration["baseConfigurationReference"]?.text else { return nil }
    return paths[id].map(SettingsFile.read) ?? .unreadable
  }

  /// The configurations for debugging of a target and of the project.
  private func configurations(of target: PropertyValue) -> [PropertyValue] {
    [target, project].compactMap { owner in
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      return configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
    }
  }

  /// A build setting of a target or else of the project, in the configuration for debugging.
  private func setting(_ key: String, of target: PropertyValue) -> String? {
    configurations(of: target).lazy.compactMap { configuration in
      configuration["buildSettings"]?[key]?.text ?? settingsFile(of: configuration)?[key]
    }.first
  }
}

/// The files of a target.
private struct Files {
  var sources: Set<String> = []
  var resources: Set<String> = []
  /// Of kinds that Linux cannot read.
  var others: Set<String> = []

  func union(_ other: Files) -> Files {
    Files(
      sources: sources.union(other.sources), resources: resources.union(other.resources),
      others: others.union(other.others))
  }

  /// Takes a catalog, a data file, or the `.lproj` folder around a file.
  mutating func add(resources paths: [String]) {
    for path in paths {
      let name = FilePaths.lastComponent(of: path)
      let folder = FilePaths.parent(of: path)
      if FilePaths.fileExtension(of: folder) == "lproj", !SourceWalk.isInterface(name) {
        resources.insert(folder)
      } else if FilePaths.fileExtension(of: path) == "xcassets" || SourceWalk.isDataFile(name) {
        resources.insert(path)
      } else if SourceWalk.isOtherResource(name) {
        others.insert(path)
      }
    }
  }
}
