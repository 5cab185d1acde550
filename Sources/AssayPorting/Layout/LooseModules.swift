// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The modules of sources that no project and no package lists, as those of Tuist's projects are:
/// Tuist makes the project of a program.
struct LooseModules {
  private let root: String
  private let contents: SourceWalk.Contents
  private let facts: [String: SourceFacts]

  /// Reads the sources of a folder, without manifests of Tuist.
  ///
  /// - Throws: `FileSystemError`.
  init(_ root: String) throws {
    self.root = root
    var contents = try SourceWalk.contents(of: root, skipsTests: true)
    var facts: [String: SourceFacts] = [:]
    for file in contents.sources { facts[file] = SourceFacts(try PosixFileSystem().read(file)) }
    contents.sources.removeAll { file in
      facts[file]?.imports.contains { Self.isTuist($0.module) } == true
    }
    self.contents = contents
    self.facts = facts
  }

  private static func isTuist(_ module: String) -> Bool {
    ["ProjectDescription", "ProjectDescriptionHelpers"].contains(module)
  }

  /// Whether Tuist makes the project of a folder. A Package.swift beside lists what the project
  /// depends on.
  static func isTuistProject(_ folder: String, names: [String]) throws -> Bool {
    for name in ["Project.swift", "Workspace.swift"] where names.contains(name) {
      let source = try PosixFileSystem().read(FilePaths.join(folder, name))
      if SourceFacts(source).imports.contains(where: { isTuist($0.module) }) { return true }
    }
    return false
  }

  /// One module for each folder that others import by its name, and one of all else; one of all
  /// where modules would import each other in a circle.
  ///
  /// - Throws: `FileSystemError`.
  func modules(named name: String) throws -> [AppModule] {
    let folders = folders(besides: name)
    let split = grouped(folders, main: name)
    do {
      return try ModuleOrder.sorted(split)
    } catch PortError.circle {
      return grouped([:], main: name)
    }
  }

  /// The folders of modules by their names.
  private func folders(besides main: String) -> [String: String] {
    var result: [String: String] = [:]
    let imported = Set(facts.values.flatMap { $0.imports.map(\.module) })
    for name in imported where name != main && AppleFramework.purpose(of: name) == nil {
      let found = Set(contents.sources.compactMap { folder(named: name, above: $0) })
      let depths = found.map { $0.split(separator: "/").count }
      let nearest = found.filter { $0.split(separator: "/").count == depths.min() }
      guard nearest.count == 1, let folder = nearest.first, !usesItself(folder, name) else {
        continue
      }
      result[name] = folder
    }
    return result
  }

  /// Whether sources in a folder import a module of its name: then they extend another one's.
  private func usesItself(_ folder: String, _ name: String) -> Bool {
    contents.sources.contains { file in
      FilePaths.isInside(file, folder)
        && facts[file]?.imports.contains { $0.module == name } == true
    }
  }

  /// The outermost folder of a name that a file is in.
  private func folder(named name: String, above file: String) -> String? {
    let parts = file.dropFirst(root.count).split(separator: "/").dropLast()
    guard let index = parts.firstIndex(where: { $0 == name }) else { return nil }
    return FilePaths.join(root, parts[...index].joined(separator: "/"))
  }

  private func grouped(_ folders: [String: String], main: String) -> [AppModule] {
    func owner(_ path: String) -> String {
      folders.filter { FilePaths.isInside(path, $0.value) }
        .max { $0.value.utf8.count < $1.value.utf8.count }?.key ?? main
    }
    let sources = Dictionary(grouping: contents.sources, by: owner)
    let resources = Dictionary(grouping: contents.resources, by: owner)
    let others = Dictionary(grouping: contents.others, by: owner)
    return ([main] + folders.keys.sorted()).map { name in
      AppModule(
        name: name, files: sources[name] ?? [], resources: resources[name] ?? [],
        otherFiles: others[name] ?? [], hasBundle: name != main && resources[name] != nil)
    }
  }
}
