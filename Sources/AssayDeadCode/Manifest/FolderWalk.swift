// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Lists files below a folder with the system's own calls: one `readdir` a folder and no `stat` a
/// file, so that 100,000 files take a moment.
struct FolderWalk {
  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private let root: String
  private let suffixes: [String]
  private var visited: Set<Identity> = []
  private var found: [String] = []

  /// Paths relative to the root, in no particular order.
  static func swiftFiles(root: String, folder: String) -> [String] {
    files(root: root, folder: folder, suffixes: [".swift"])
  }

  /// - Parameter suffixes: of files' names; a folder with one of them is listed too, and not
  ///   entered.
  static func files(root: String, folder: String, suffixes: [String]) -> [String] {
    var walk = FolderWalk(root: root, suffixes: suffixes)
    // An explicit stack, because folders may be nested more deeply than the thread's stack allows.
    var open = [folder == "." ? "" : folder]
    while let next = open.popLast() { walk.visit(next, &open) }
    return walk.found
  }

  private init(root: String, suffixes: [String]) {
    self.root = root
    self.suffixes = suffixes
  }

  private mutating func visit(_ folder: String, _ open: inout [String]) {
    let path = folder.isEmpty ? root : root + "/" + folder
    guard let identity = Self.folderIdentity(path), visited.insert(identity).inserted,
      let stream = opendir(path)
    else { return }
    defer { closedir(stream) }
    var names: [(name: String, mayBeFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      if name.hasPrefix(".") { continue }
      let type = Int32(entry.pointee.d_type)
      let mayBeFolder = type == Int32(DT_DIR) || type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN)
      names.append((name, mayBeFolder))
    }
    // Sorted, so that which of several links to a folder counts does not depend on the file system.
    for (name, mayBeFolder) in names.sorted(by: { $0.name > $1.name }) {
      let inner = folder.isEmpty ? name : folder + "/" + name
      let matches = suffixes.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
      if !mayBeFolder {
        if matches { found.append(inner) }
      } else if Self.folderIdentity(root + "/" + inner) == nil {
        if matches, Self.isFile(root + "/" + inner) { found.append(inner) }
      } else if matches {
        if !name.hasSuffix(".swift") { found.append(inner) }
      } else if !Self.isOpaque(name) {
        open.append(inner)
      }
    }
  }

  /// Folders that hold something else than a target's sources, as SwiftPM sees it.
  private static func isOpaque(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return name == "DerivedData" }
    return opaqueExtensions.contains(String(name[name.index(after: dot)...]))
  }

  private static let opaqueExtensions: Set<String> = [
    "docc", "xcassets", "xcdatamodeld", "xcmappingmodel", "playground", "bundle", "framework",
    "xcframework", "xcodeproj", "xcworkspace", "icon",
  ]

  /// nil if it is not a folder or cannot be entered.
  private static func folderIdentity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
