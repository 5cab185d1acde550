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
      var (sources, resources) = listedFiles(of: target)
      let folders = try synchronizedFiles(of: target, id: id)
      sources.formUnion(folders.sources)
      resources.formUnion(folders.resources)
      // A project may list files that are not in this clone.
      let files = try sources.filter { try PosixFileSystem().kind(of: $0) == .file }
      result.append(
        AppModule(
          name: moduleName(of: target, name: name, taken: &taken), files: files.sorted(),
          resources: try resources.filter { try PosixFileSystem().kind(of: $0) != nil }.sorted(),
          settings: settings(of: target)))
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
  private func listedFiles(
    of target: PropertyValue
  ) -> (sources: Set<String>, resources: Set<String>) {
    var sources: Set<String> = []
    var resources: Set<String> = []
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      let kind = phase["isa"]?.text
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
      for file in files {
        guard let path = paths[file] else { continue }
        if kind == "PBXSourcesBuildPhase", path.hasSuffix(".swift") {
          sources.insert(path)
        } else if kind == "PBXResourcesBuildPhase" {
          // A group of translations has one file a language.
          let parts = (objects[file]?["children"]?.texts ?? []).compactMap { paths[$0] }
          for part in parts.isEmpty ? [path] : parts {
            if let resource = Self.resource(of: part) { resources.insert(resource) }
          }
        }
      }
    }
    return (sources, resources)
  }

  /// What the folders that a target takes whole (Xcode 16) hold.
  private func synchronizedFiles(
    of target: PropertyValue, id: String
  ) throws -> (sources: Set<String>, resources: Set<String>) {
    var sources: Set<String> = []
    var resources: Set<String> = []
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
        sources.formUnion(exceptions.filter { $0.hasSuffix(".swift") })
        resources.formUnion(exceptions.compactMap(Self.resource))
        continue
      }
      guard try PosixFileSystem().kind(of: folder) == .folder else { continue }
      let contents = try SourceWalk.contents(of: folder, skipsTests: false)
      sources.formUnion(contents.sources.filter { !exceptions.contains($0) })
      resources.formUnion(contents.resources.filter { !exceptions.contains($0) })
    }
    return (sources, resources)
  }

  /// The catalog, data file or `.lproj` folder that a resource is or is in; nil for anything else.
  private static func resource(of path: String) -> String? {
    let folder = FilePaths.parent(of: path)
    if FilePaths.fileExtension(of: folder) == "lproj" { return folder }
    let isCatalog = FilePaths.fileExtension(of: path) == "xcassets"
    return isCatalog || SourceWalk.isDataFile(FilePaths.lastComponent(of: path)) ? path : nil
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

  /// A build setting of a target or else of the project, in the configuration for debugging.
  private func setting(_ key: String, of target: PropertyValue) -> String? {
    for owner in [target, project] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      let chosen = configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
      if let value = chosen?["buildSettings"]?[key]?.text { return value }
    }
    return nil
  }
}
