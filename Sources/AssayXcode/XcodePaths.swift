// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Where the files and folders of a project's tree of groups are, as absolute paths.
package struct XcodePaths: Sendable {
  private var paths: [String: String] = [:]
  /// Folders that Xcode keeps in step with the disk, in the tree's order.
  private(set) var synchronized: [(id: String, path: String)] = []
  /// Folders that are references, which packages are too.
  package private(set) var folders: [String] = []
  private let base: String

  /// - Parameters:
  ///   - root: the main group.
  ///   - base: the folder that the project's paths are relative to, absolute.
  init(_ objects: [String: PropertyValue], root: String, base: String) {
    self.base = base
    var disk = DiskNames(base: base)
    // A group may hold itself in a damaged project.
    var open = [(id: root, folder: base)]
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = objects[id],
        let path = path(of: object, in: folder).map({ disk.path($0) })
      else { continue }
      paths[id] = path
      for child in (object["children"]?.texts ?? []).reversed() { open.append((child, path)) }
      switch object["isa"]?.text {
      case "PBXFileSystemSynchronizedRootGroup": synchronized.append((id, path))
      case "PBXFileReference": if Self.isFolder(object) { folders.append(path) }
      default: continue
      }
    }
  }

  /// nil for what is not in the tree of groups: a product, a file of the system.
  subscript(id: String) -> String? { paths[id] }

  private static func isFolder(_ object: PropertyValue) -> Bool {
    let type = object["lastKnownFileType"]?.text ?? object["explicitFileType"]?.text ?? ""
    return type == "wrapper" || type == "folder" || type == "text"
  }

  private func path(of object: PropertyValue, in folder: String) -> String? {
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return FilePaths.resolved(own, in: folder)
    case "SOURCE_ROOT": return FilePaths.resolved(own, in: base)
    case "<absolute>": return FilePaths.resolved(own, in: "/")
    // Products and the system's own.
    default: return nil
    }
  }
}
