// SPDX-License-Identifier: MIT

internal import AssayFiles

/// References that the last run of all tests did not use.
package struct UnusedReferences: Hashable, Sendable {
  /// Tests of the same folder used other references, so these belong to tests that are gone.
  package var certain: [String]
  /// Of folders of which the run used nothing: they may belong to descriptions, or to tests of
  /// another package. And of tests that are in the sources and used nothing: they may have been
  /// skipped, disabled or ended before their assertions.
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
    let tests = Set(run.used.map(Self.test))
    let functions = listing.unclaimed.isEmpty ? [] : try functionsOfTests()
    let isCertain = { (path: String) in
      let test = Self.test(of: path)
      let name = String(test.split(separator: "/").last ?? "")
      return folders.contains(Self.folder(of: path))
        && (tests.contains(test) || !functions.contains(name))
    }
    return UnusedReferences(
      certain: listing.unclaimed.filter(isCertain),
      unknown: listing.unclaimed.filter { !isCertain($0) })
  }

  /// The names of the functions in the package's sources of tests.
  private func functionsOfTests() throws -> Set<String> {
    guard let root: String = self.root else { return [] }
    let folder = FilePaths.join(root, "Tests")
    var names: Set<String> = []
    for file in try fileSystem.files(below: folder) where file.hasSuffix(".swift") {
      let text = String(decoding: try fileSystem.read(FilePaths.join(folder, file)), as: UTF8.self)
      for part in text.split(separator: "func ").dropFirst() {
        names.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return names
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

  /// The test's: the path up to the number or name of one of its snapshots.
  private static func test(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    let rest = name.drop { $0 != "." }
    return path.dropLast(rest.count)
  }

  /// The test target's.
  private static func folder(of path: String) -> Substring {
    path.prefix { $0 != "/" }
  }
}
