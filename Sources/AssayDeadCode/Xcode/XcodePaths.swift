// SPDX-License-Identifier: MIT

/// Where the files and folders of a project's tree of groups are.
struct XcodePaths: Sendable {
  private var paths: [String: String] = [:]
  /// Folders that Xcode keeps in step with the disk, in the tree's order.
  private(set) var synchronized: [(id: String, path: String)] = []
  /// Folders that are references, which packages are too.
  private(set) var folders: [String] = []
  private let base: String

  /// - Parameters:
  ///   - root: the main group.
  ///   - base: the folder that the project's paths are relative to, absolute.
  init(_ objects: [String: PropertyListText], root: String, base: String) {
    self.base = base
    // A group may hold itself in a damaged project.
    var open = [(id: root, folder: base)]
    var visited: Set<String> = []
    while let (id, folder) = open.popLast() {
      guard visited.insert(id).inserted, let object = objects[id],
        let path = path(of: object, in: folder)
      else { continue }
      paths[id] = path
      switch object["isa"]?.word {
      case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
        for child in (object["children"]?.words ?? []).reversed() { open.append((child, path)) }
      case "PBXFileSystemSynchronizedRootGroup": synchronized.append((id, path))
      case "PBXFileReference": if Self.isFolder(object) { folders.append(path) }
      default: continue
      }
    }
  }

  /// Nil for what is not in the tree of groups: a product, a file of the system.
  subscript(id: String) -> String? { paths[id] }

  private static func isFolder(_ object: PropertyListText) -> Bool {
    let type = object["lastKnownFileType"]?.word ?? object["explicitFileType"]?.word ?? ""
    return type == "wrapper" || type == "folder" || type == "text"
  }

  private func path(of object: PropertyListText, in folder: String) -> String? {
    let own = object["path"]?.word ?? ""
    switch object["sourceTree"]?.word ?? "<group>" {
    case "<group>": return own.isEmpty ? folder : XcodeProject.joined(folder, own)
    case "SOURCE_ROOT": return own.isEmpty ? base : XcodeProject.joined(base, own)
    case "<absolute>": return own.hasPrefix("/") ? own : nil
    // Products and the system's own.
    default: return nil
    }
  }
}
