// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders and files below a folder, in one fixed order.
enum ResourceFolder {
  /// Names, sorted by their bytes; empty for what is no folder.
  ///
  /// - Throws: `ResourceError` for a folder that cannot be read.
  static func names(in directory: String) throws(ResourceError) -> [String] {
    guard isDirectory(directory) else { return [] }
    do {
      return try PosixFileSystem().names(inFolder: directory)
    } catch let error as FileSystemError {
      throw ResourceError(.unreadableFolder(reason: error.reason), path: directory)
    } catch {
      throw ResourceError(.unreadableFolder(reason: "\(error)"), path: directory)
    }
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !isDirectory(path)
  }

  /// - Throws: `ResourceError` for a file, and where nothing is there.
  static func requireFolder(_ path: String, expected: String) throws(ResourceError) {
    guard !isDirectory(path) else { return }
    throw isFile(path)
      ? ResourceError(.unknownKind(expected: expected), path: path)
      : ResourceError(.unreadable(reason: "no such file or folder"), path: path)
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The path with its symbolic links followed: one name for each folder.
  static func realPath(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Hidden folders and build products hold copies, never sources.
  static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "DerivedData" || name.hasSuffix(".bundle")
  }

  /// Visits every path below a folder, depth first; `visit` says whether to enter a folder.
  static func walk(
    _ directory: String,
    _ visit: (_ path: String, _ name: String, _ isDirectory: Bool) throws(ResourceError) -> Bool
  ) throws(ResourceError) {
    try walk(directory, carrying: true) { path, name, isDirectory, _ throws(ResourceError) in
      guard !isSkipped(name) else { return nil }
      return try visit(path, name, isDirectory) ? true : nil
    }
  }

  /// Visits every path below a folder, depth first; `visit` is given what it returned for the
  /// folder around, and returns nil for a folder not to enter.
  ///
  /// Each folder is entered once, by its own path where that lies below, and links to folders come
  /// last: so a circle of links ends, and a link takes no folder's name from it.
  static func walk<Context>(
    _ directory: String, carrying context: Context,
    _ visit: (
      _ path: String, _ name: String, _ isDirectory: Bool, _ around: Context
    ) throws(ResourceError) -> Context?
  ) throws(ResourceError) {
    var walk = FolderWalk<Context>()
    try walk.enter(directory, realPath(directory), context, visit)
    var next = 0
    while next < walk.links.count {
      let link = walk.links[next]
      next += 1
      guard let inner = try visit(link.path, link.name, true, link.around) else { continue }
      try walk.enter(link.path, realPath(link.path), inner, visit)
    }
  }
}

/// What a walk has seen, and what it has still to see.
private struct FolderWalk<Context> {
  /// To folders, in the order in which they were found.
  var links: [(path: String, name: String, around: Context)] = []
  /// By their real paths.
  var entered: Set<String> = []

  mutating func enter(
    _ directory: String, _ realPath: String, _ context: Context,
    _ visit: (String, String, Bool, Context) throws(ResourceError) -> Context?
  ) throws(ResourceError) {
    guard entered.insert(realPath).inserted else { return }
    for name in try ResourceFolder.names(in: directory) {
      let path = ResourceFolder.join(directory, name)
      let isFolder = ResourceFolder.isDirectory(path)
      let ownPath = ResourceFolder.join(realPath, name)
      if isFolder, ResourceFolder.realPath(path) != ownPath {
        links.append((path, name, context))
      } else if let inner = try visit(path, name, isFolder, context), isFolder {
        try enter(path, ownPath, inner, visit)
      }
    }
  }
}
