// SPDX-License-Identifier: MIT

internal import AssayFiles

/// An `.xcodeproj`: its targets with their sources, and the packages beside it.
struct XcodeProject: Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    /// In the project's order of configurations, each once; usually one.
    var moduleNames: [String]
    var kind: PackageManifest.TargetKind
    /// Whether it is a program of its own: an app, an extension, a tool.
    var isProgram: Bool { kind == .executable }
    /// Names of the project's targets that it depends on.
    var dependencies: [String]
    /// Absolute paths of files, and of folders whose files all belong to it.
    var files: [String]
    var folders: [Folder]
  }

  /// A folder that Xcode keeps in step with the disk.
  struct Folder: Hashable, Sendable {
    /// Absolute.
    var path: String
    /// Below the folder: what is left out.
    var exceptions: [String]
  }

  private(set) var targets: [Target] = []
  /// Absolute paths of folders that may be packages.
  private(set) var packageFolders: [String] = []

  /// - Parameter path: of the `.xcodeproj` folder, absolute.
  /// - Throws: `XcodeProjectError`.
  init(path: String) throws {
    let file = "\(path)/project.pbxproj"
    let bytes: [UInt8]
    do {
      bytes = try PosixFileSystem().read(file)
    } catch {
      throw XcodeProjectError.unreadable(path: file, reason: "\(error)")
    }
    guard let list = PropertyListText(bytes), let root = list["rootObject"]?.word,
      case .members(let objects) = list["objects"], let project = objects[root]
    else { throw XcodeProjectError.malformed(path: file) }
    self.init(objects, project: project, folder: PosixRemovalFiles.folder(of: path))
  }

  private init(
    _ objects: [String: PropertyListText], project: PropertyListText, folder: String
  ) {
    let inner = project["projectDirPath"]?.word ?? ""
    let base = inner.isEmpty ? folder : Self.joined(folder, inner)
    let paths = XcodePaths(objects, root: project["mainGroup"]?.word ?? "", base: base)
    let settings = XcodeSettings(objects, project: project, paths: paths)
    for id in project["targets"]?.words ?? [] {
      guard let target = objects[id], let name = target["name"]?.word else { continue }
      targets.append(Self.target(target, id: id, name: name, objects, paths, settings))
    }
    packageFolders = (project["packageReferences"]?.words ?? []).compactMap { id in
      objects[id]?["relativePath"]?.word.map { Self.joined(base, $0) }
    }
    packageFolders += paths.folders
  }

  private static func target(
    _ target: PropertyListText, id: String, name: String, _ objects: [String: PropertyListText],
    _ paths: XcodePaths, _ settings: XcodeSettings
  ) -> Target {
    let phases = (target["buildPhases"]?.words ?? []).compactMap { objects[$0] }
    let references = phases.filter { $0["isa"]?.word == "PBXSourcesBuildPhase" }
      .flatMap { $0["files"]?.words ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.word }
    let dependencies = (target["dependencies"]?.words ?? []).compactMap { id in
      objects[id]?["target"]?.word.flatMap { objects[$0]?["name"]?.word }
    }
    let owned = Set(target["fileSystemSynchronizedGroups"]?.words ?? [])
    var files = references.compactMap { paths[$0] }
    var folders: [Folder] = []
    for (group, path) in paths.synchronized {
      // For the target that has the folder, exceptions are left out; for another, they are all
      // that it takes.
      let exceptions = (objects[group]?["exceptions"]?.words ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.word == id }.flatMap { $0["membershipExceptions"]?.words ?? [] }
      if owned.contains(group) {
        folders.append(Folder(path: path, exceptions: exceptions))
      } else {
        files += exceptions.map { joined(path, $0) }
      }
    }
    return Target(
      name: name, moduleNames: settings.moduleNames(of: target, named: name),
      kind: kind(ofProduct: target["productType"]?.word ?? ""), dependencies: dependencies,
      files: files, folders: folders)
  }

  private static func kind(ofProduct type: String) -> PackageManifest.TargetKind {
    if type.hasSuffix(".unit-test") || type.contains("ui-testing") { return .test }
    let isProgram =
      type.contains("application") || type.contains("app-extension")
      || type.contains("extensionkit") || type.hasSuffix(".tool") || type.contains("watchkit")
      || type.contains("xpc-service") || type.contains("system-extension")
    return isProgram ? .executable : .library
  }

  /// A path below a folder, with `.` and `..` taken away.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// Why a project cannot be read.
package enum XcodeProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case malformed(path: String)
  /// No index of what Xcode builds.
  case noIndex(project: String, tried: [String])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the project '\(path)': \(reason)"
    case .malformed(let path):
      "the project '\(path)' is no property list of an Xcode project; resolve merge conflicts in it, "
        + "or open and save it in Xcode"
    case .noIndex(let project, let tried):
      "no index of '\(project)' in \(tried.map { "'\($0)'" }.joined(separator: ", ")); build it in Xcode, "
        + "or with 'xcodebuild -derivedDataPath DerivedData', or give the index with --index-store, "
        + "or scan with --syntax-only"
    }
  }
}
