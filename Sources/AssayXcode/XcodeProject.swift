// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What an `.xcodeproj` says: its targets, and where their files are.
package struct XcodeProject: Sendable {
  /// The folder that the project's paths are relative to, absolute.
  package let base: String
  package let paths: XcodePaths
  /// In the project's order.
  package let targets: [XcodeTarget]
  /// In the project's order of configurations.
  package let configurations: [XcodeConfiguration]
  let objects: [String: PropertyValue]
  let project: PropertyValue

  /// - Parameter path: of the `.xcodeproj` folder, absolute.
  /// - Throws: `PropertyListReader.Problem`, `FileSystemError`.
  package init(path: String) throws {
    let bytes = try PosixFileSystem().read(Self.file(inProject: path))
    try self.init(bytes, root: FilePaths.parent(of: path))
  }

  /// - Parameter root: the folder that holds the project, absolute.
  package init(_ bytes: [UInt8], root: String) throws(PropertyListReader.Problem) {
    let list = try PropertyListReader.read(bytes)
    let objects = list["objects"]?.members ?? [:]
    guard let project = list["rootObject"]?.text.flatMap({ objects[$0] }) else {
      throw PropertyListReader.Problem(code: .expected("a 'rootObject' among 'objects'"), line: 1)
    }
    base = FilePaths.resolved(project["projectDirPath"]?.text ?? "", in: root)
    paths = XcodePaths(objects, root: project["mainGroup"]?.text ?? "", base: base)
    targets = (project["targets"]?.texts ?? []).compactMap { id in
      objects[id].flatMap { XcodeTarget(id: id, $0) }
    }
    configurations = Self.configurations(of: project, objects, paths)
    self.objects = objects
    self.project = project
  }

  /// The file that describes a project.
  package static func file(inProject path: String) -> String {
    FilePaths.join(path, "project.pbxproj")
  }

  /// Absolute paths of the packages that the project names by their folder.
  package var localPackages: [String] {
    (project["packageReferences"]?.texts ?? []).compactMap { id in
      objects[id]?["relativePath"]?.text.map { FilePaths.resolved($0, in: base) }
    }
  }

  /// Names of the project's targets that a target depends on.
  package func dependencies(of target: XcodeTarget) -> [String] {
    (target.object["dependencies"]?.texts ?? []).compactMap { id in
      objects[id]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
    }
  }

  /// Absolute paths of what the phases of one kind list, such as `PBXSourcesBuildPhase`.
  package func files(of target: XcodeTarget, inPhases kind: String) -> [String] {
    (target.object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == kind }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .flatMap(files)
  }

  /// A group of translations has one file a language.
  private func files(of reference: String) -> [String] {
    let object = objects[reference]
    guard object?["isa"]?.text == "PBXVariantGroup" else {
      return paths[reference].map { [$0] } ?? []
    }
    return (object?["children"]?.texts ?? []).compactMap { paths[$0] }
  }

  /// The folders that a target takes, whole or in part, in the order of the project's tree.
  package func synchronizedFolders(of target: XcodeTarget) -> [SynchronizedFolder] {
    let owned = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
    return paths.synchronized.compactMap { group, path in
      let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == target.id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      let isWhole = owned.contains(group)
      guard isWhole || !exceptions.isEmpty else { return nil }
      return SynchronizedFolder(path: path, isWhole: isWhole, exceptions: exceptions)
    }
  }

  /// Folders that Xcode keeps in step with the disk and that no target takes whole: packages may be
  /// in them.
  package var sharedFolders: [String] {
    let owned = Set(targets.flatMap { $0.object["fileSystemSynchronizedGroups"]?.texts ?? [] })
    return paths.synchronized.filter { !owned.contains($0.id) }.map(\.path)
  }

  /// The configurations of a target, in the project's order.
  package func configurations(of target: XcodeTarget) -> [XcodeConfiguration] {
    Self.configurations(of: target.object, objects, paths)
  }

  private static func configurations(
    of owner: PropertyValue, _ objects: [String: PropertyValue], _ paths: XcodePaths
  ) -> [XcodeConfiguration] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }.map {
      XcodeConfiguration($0, file: file(of: $0, paths))
    }
  }

  /// A file in the tree of groups, or one below a folder that Xcode keeps in step with the disk.
  private static func file(of configuration: PropertyValue, _ paths: XcodePaths) -> SettingsFile? {
    if let id = configuration["baseConfigurationReference"]?.text {
      return paths[id].map(SettingsFile.read) ?? .unreadable
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let below = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return paths[anchor].map { SettingsFile.read(FilePaths.resolved(below, in: $0)) }
      ?? .unreadable
  }
}
