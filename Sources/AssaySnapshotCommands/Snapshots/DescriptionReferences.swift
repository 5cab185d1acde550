// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotStore

/// Which references the descriptions of whole folders have.
///
/// Each folder of descriptions has a folder of references, and each description one in that.
package struct DescriptionReferences {
  let packageRoot: String
  /// The names of descriptions by the folders of references.
  private var descriptions: [String: Set<String>] = [:]

  /// - Parameter arguments: of a command; files say nothing of what is beside them.
  /// - Throws: `InputError`, `FileSystemError`.
  package init(arguments: [String]) throws {
    let files = PosixFileSystem()
    let folders = try arguments.filter {
      try files.kind(of: FilePaths.absolute($0)) == .folder
    }
    let paths = folders.isEmpty ? [] : try DescriptionFiles.paths(from: folders)
    packageRoot = SnapshotPlan.root(above: paths.first ?? FilePaths.absolute("file"))
    // Also where the last description of a folder is gone.
    for folder in folders {
      let path = FilePaths.join(FilePaths.absolute(folder), "any.yaml")
      let place = SnapshotPlan.referenceFolder(of: SnapshotPlan.display(path, in: packageRoot))
      descriptions[place.folder] = []
    }
    for path in paths {
      let place = SnapshotPlan.referenceFolder(of: SnapshotPlan.display(path, in: packageRoot))
      descriptions[place.folder, default: []].insert(place.name)
    }
  }

  /// The references in folders of these descriptions that belong to none of them.
  ///
  /// - Parameter references: all of a store.
  /// - Throws: `FileSystemError`.
  package func unused(among references: [String]) throws -> [String] {
    var namesakes = DescriptionNamesakes(root: packageRoot)
    return try references.filter { try isGone($0, &namesakes) }
  }

  /// The references of these descriptions that no command asks for.
  ///
  /// - Parameters:
  ///   - references: all of the store.
  ///   - known: those that belong to none of the descriptions, or were just compared.
  /// - Throws: `FileSystemError`.
  func unasked(
    among references: [String], besides known: [String], in store: SnapshotStore
  ) throws -> UnaskedReferences {
    let known = Set(known)
    let own = references.filter { !known.contains($0) && isOfFolders($0) }
    // Nothing is read of earlier runs where everything was just compared.
    return own.isEmpty ? UnaskedReferences() : try store.unasked(among: own)
  }

  private func isOfFolders(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.count == 3 && descriptions[parts[0]]?.contains(parts[1]) == true
  }

  /// Forgets what waits for a decision on descriptions that are gone.
  ///
  /// - Throws: `FileSystemError`.
  func forgetPending(in store: SnapshotStore) throws {
    var namesakes = DescriptionNamesakes(root: packageRoot)
    for pending in try store.pending() where try isGone(pending.relativePath, &namesakes) {
      store.forgetPending(pending.relativePath)
    }
  }

  private func isGone(
    _ path: String, _ namesakes: inout DescriptionNamesakes
  ) throws -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, let names = descriptions[parts[0]], !names.contains(parts[1]) else {
      return false
    }
    return try namesakes.descriptions(inReferences: parts[0], name: parts[1]).isEmpty
  }
}
