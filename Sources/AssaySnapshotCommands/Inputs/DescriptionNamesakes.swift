// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotStore

/// Finds the descriptions of a package that a folder of references may belong to.
///
/// A folder's path is one component there, so `Screens/sub` and `Screens-sub` have one folder of
/// references between them.
struct DescriptionNamesakes {
  /// The package's.
  let root: String
  /// By folders of references, then by the names in them: paths relative to the root, in order.
  private var known: [String: [String: [String]]] = [:]

  init(root: String) { self.root = root }

  /// The descriptions whose references are in a folder of references, under a name in it; paths
  /// relative to the root, in order.
  ///
  /// - Throws: `FileSystemError`.
  mutating func descriptions(inReferences folder: String, name: String) throws -> [String] {
    if let found = known[folder] { return found[name] ?? [] }
    let paths = try Self.folders(below: "", root: root, named: folder).flatMap { place in
      try Self.descriptions(in: place, root: root)
    }.sorted()
    var found: [String: [String]] = [:]
    for path in paths {
      let place = SnapshotPlan.referenceFolder(of: path)
      if place.folder == folder { found[place.name, default: []].append(path) }
    }
    known[folder] = found
    return found[name] ?? []
  }

  /// Folders whose paths come to a name when their components are joined.
  private static func folders(
    below place: String, root: String, named name: String
  ) throws -> [String] {
    let files = PosixFileSystem()
    // What is in the root itself has a folder of this name, too.
    var found = place.isEmpty && name == "Descriptions" ? [""] : []
    for entry in try files.names(inFolder: FilePaths.join(root, place)).sorted()
    where !entry.hasPrefix(".") && !entry.hasSuffix(".xcassets") {
      let own = PathComponent.sanitized(entry)
      let path = place.isEmpty ? entry : FilePaths.join(place, entry)
      guard name == own || name.hasPrefix(own + "-"),
        try files.kind(of: FilePaths.join(root, path)) == .folder
      else { continue }
      if name == own {
        found.append(path)
      } else {
        found += try folders(below: path, root: root, named: String(name.dropFirst(own.count + 1)))
      }
    }
    return found
  }

  private static func descriptions(in place: String, root: String) throws -> [String] {
    try PosixFileSystem().names(inFolder: FilePaths.join(root, place))
      .filter { DescriptionFiles.extensions.contains(FilePaths.fileExtension(of: $0)) }
      .map { place.isEmpty ? $0 : FilePaths.join(place, $0) }
  }
}
