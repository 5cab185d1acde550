// SPDX-License-Identifier: MIT

internal import AssayFiles

/// References that the last run of all tests did not use.
package struct UnusedReferences: Hashable, Sendable {
  /// Tests of the same folder used other references, so these belong to tests that are gone.
  package var certain: [String]
  /// Of folders of which the run used nothing: they may belong to descriptions, or to tests of
  /// another package. And of tests that are in the sources and used nothing, or not all that they
  /// may use: they may have been skipped, disabled or ended before their other assertions.
  package var unknown: [String]
}

extension SnapshotStore {
  /// - Throws: `SnapshotStoreError` where no run of all tests passed; what `listing()` throws.
  package func unused() throws -> UnusedReferences {
    let listing = try listing()
    // It may be the log of the last run, whose references the one before it does not know.
    if let problem = listing.damagedLogs.first { throw problem }
    guard let run = listing.lastRun else {
      throw SnapshotStoreError(.noWholeRun, path: directory)
    }
    guard !run.hasFailures else {
      throw SnapshotStoreError(.lastRunFailed, path: directory)
    }
    let folders = Set(run.used.map(Self.folder))
    let tests = Set(run.used.map(Self.test))
    let sources = try listing.unclaimed.isEmpty ? TestSources(texts: []) : testSources()
    let isCertain = { (path: String) in
      let test = Self.test(of: path)
      let name = String(test.split(separator: "/").last ?? "")
      return folders.contains(Self.folder(of: path))
        && (tests.contains(test) ? !sources.mayEndEarly(name) : !sources.contains(name))
    }
    return UnusedReferences(
      certain: listing.unclaimed.filter(isCertain),
      unknown: listing.unclaimed.filter { !isCertain($0) })
  }

  private func testSources() throws -> TestSources {
    guard let root: String = self.root else { return TestSources(texts: []) }
    let folder = FilePaths.join(root, "Tests")
    let files = try fileSystem.files(below: folder).filter { $0.hasSuffix(".swift") }
    return TestSources(
      texts: try files.map { file in
        String(decoding: try fileSystem.read(FilePaths.join(folder, file)), as: UTF8.self)
      })
  }

  /// Adds a file as a reference, as it is.
  ///
  /// - Throws: `SnapshotStoreError` or `LinkError` for a path that leads out of the store;
  ///   `FileSystemError`.
  package func add(_ bytes: [UInt8], at relativePath: String) throws {
    try checkInside(relativePath)
    try write(bytes, to: referencePath(relativePath))
  }

  /// Deletes a reference, and what waits to replace it.
  ///
  /// - Throws: `SnapshotStoreError` or `LinkError` for a path that leads out of the store;
  ///   `FileSystemError`.
  package func remove(_ relativePath: String) throws {
    try checkInside(relativePath)
    let path = referencePath(relativePath)
    try fileSystem.checkInside(FilePaths.parent(of: path), of: path, root: root(of: path))
    try fileSystem.remove(path)
    try removePending(relativePath)
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
