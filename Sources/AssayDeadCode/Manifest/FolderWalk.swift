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
  /// `root` without symbolic links.
  private let realRoot: String
  /// Nil for all files, those of catalogs and bundles too.
  private let suffixes: [String]?
  private let followsLinksOut: Bool
  private var visited: Set<Identity> = []
  private var found: [String] = []
  private var linksOut: [String] = []

  /// Paths relative to the root, in no particular order. Manifests of nested packages are left out.
  ///
  /// - Parameter followsLinksOut: whether symbolic links lead out of the root, as for SwiftPM.
  static func swiftFiles(
    root: String, folder: String, followsLinksOut: Bool = false
  ) -> [String] {
    walk(root: root, folder: folder, suffixes: [".swift"], followsLinksOut: followsLinksOut)
      .found.filter { !isManifest($0, root) }
  }

  /// Symbolic links to Swift files and to folders that lead out of the root, sorted.
  static func linksOut(of root: String) -> [String] {
    walk(root: root, folder: ".", suffixes: [".swift"], followsLinksOut: false).linksOut.sorted()
  }

  /// Whether a file has a manifest's name and its first line, `// swift-tools-version:5.9`.
  private static func isManifest(_ path: String, _ root: String) -> Bool {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
    guard name == "Package.swift" || name.hasPrefix("Package@swift-") else { return false }
    guard let file = fopen("\(root)/\(path)", "r") else { return false }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = fread(&bytes, 1, bytes.count, file)
    let start = String(decoding: bytes[..<count], as: UTF8.self)
    return start.contains("swift-tools-version")
  }

  /// Symbolic links are followed inside of the root only.
  ///
  /// - Parameter suffixes: of files' names; a folder with one of them is listed too, and not
  ///   entered.
  static func files(root: String, folder: String, suffixes: [String]) -> [String] {
    walk(root: root, folder: folder, suffixes: suffixes, followsLinksOut: false).found
  }

  /// Every file that is not hidden, in no particular order.
  static func everyFile(in root: String) -> [String] {
    walk(root: root, folder: ".", suffixes: nil, followsLinksOut: false).found
  }

  private static func walk(
    root: String, folder: String, suffixes: [String]?, followsLinksOut: Bool
  ) -> FolderWalk {
    var walk = FolderWalk(root: root, suffixes: suffixes, followsLinksOut: followsLinksOut)
    // An explicit stack, because folders may be nested more deeply than the thread's stack allows.
    var open = [folder == "." ? "" : folder]
    while let next = open.popLast() { walk.visit(next, &open) }
    return walk
  }

  private init(root: String, suffixes: [String]?, followsLinksOut: Bool) {
    self.root = root
    self.followsLinksOut = followsLinksOut
    realRoot = FileStatus.realPath(root) ?? root
    self.suffixes = suffixes
  }

  private mutating func visit(_ folder: String, _ open: inout [String]) {
    let path = folder.isEmpty ? root : root + "/" + folder
    guard staysInside(path), let identity = Self.folderIdentity(path),
      visited.insert(identity).inserted,
      let stream = opendir(path)
    else { return }
    defer { closedir(stream) }
    var names: [(name: String, mayBeFolder: Bool, mayBeLink: Bool)] = []
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
      names.append((name, mayBeFolder, type != Int32(DT_DIR)))
    }
    // Sorted, so that which of several links to a folder counts does not depend on the file system.
    for (name, mayBeFolder, mayBeLink) in names.sorted(by: { $0.name > $1.name }) {
      let inner = folder.isEmpty ? name : folder + "/" + name
      let matches =
        suffixes?.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count } ?? false
      if mayBeFolder, mayBeLink, !staysInside(root + "/" + inner) {
        let isFolder = Self.folderIdentity(root + "/" + inner) != nil && !Self.isOpaque(name)
        if isFolder || matches && Self.isFile(root + "/" + inner) { linksOut.append(inner) }
        continue
      }
      if !mayBeFolder {
        if matches || suffixes == nil { found.append(inner) }
      } else if Self.folderIdentity(root + "/" + inner) == nil {
        if matches || suffixes == nil, Self.isFile(root + "/" + inner) { found.append(inner) }
      } else if matches {
        if !name.hasSuffix(".swift") { found.append(inner) }
      } else if suffixes == nil || !Self.isOpaque(name) {
        open.append(inner)
      }
    }
  }

  private func staysInside(_ path: String) -> Bool {
    if followsLinksOut { return true }
    guard let real = FileStatus.realPath(path) else { return false }
    return real == realRoot || realRoot == "/" || real.hasPrefix(realRoot + "/")
  }

  /// Folders that hold something else than a target's sources, as SwiftPM sees it.
  static func isOpaque(_ name: String) -> Bool {
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
