// SPDX-License-Identifier: MIT

internal import AssayFiles

/// References that the last run of all tests did not use.
package struct UnusedReferences: Hashable, Sendable {
  /// Tests of the same folder used other references, so these belong to tests that are gone.
  package var certain: [String]
  /// Of folders of which the run used nothing: they may belong to descriptions, or to tests of
  /// another package.
  package var unknown: [String]
}

extension SnapshotStore {
  /// - Throws: `SnapshotStoreError` where no run of all tests passed; what `listing()` throws.
  package func unused() throws -> UnusedReferences {
    let listing = try listing()
    guard let run = listing.lastRun else {
      throw SnapshotStoreError(.noWholeRun, path: directory)
    }
    guard !run.hasFailures else {
      throw SnapshotStoreError(.lastRunFailed, path: directory)
    }
    let folders = Set(run.used.map(Self.folder))
    return UnusedReferences(
      certain: listing.unclaimed.filter { folders.contains(Self.folder(of: $0)) },
      unknown: listing.unclaimed.filter { !folders.contains(Self.folder(of: $0)) })
  }

  /// Adds a file as a reference, as it is.
  ///
  /// - Throws: `SnapshotStoreError` or `LinkError` for a path that leads out of the store;
  ///   `FileSystemError`.
  package func add(_ bytes: [UInt8], at relativePath: String) throws {
    try checkInside(relativePath)
    try write(bytes, to: referencePath(relativePath))
  }

  /// Deletes a reference.
  ///
  /// - Throws: `SnapshotStoreError` or `LinkError` for a path that leads out of the store;
  ///   `FileSystemError`.
  package func remove(_ relativePath: String) throws {
    try checkInside(relativePath)
    let path = referencePath(relativePath)
    try fileSystem.checkInside(FilePaths.parent(of: path), of: path, root: root(of: path))
    try fileSystem.remove(path)
  }

  /// The test target's.
  private static func folder(of path: String) -> Substring {
    path.prefix { $0 != "/" }
  }
}
