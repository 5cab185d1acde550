// SPDX-License-Identifier: MIT

/// Why an index store cannot be read: what, where, what to do next.
package struct IndexStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// No libIndexStore beside the toolchain; the places that were tried, none where no toolchain
    /// was found.
    case libraryNotFound(tried: [String])
    /// The library is there but the loader refuses it.
    case libraryUnusable(reason: String)
    case storeNotFound
    /// A folder that holds no store.
    case notAStore
    /// Written by another toolchain: the version found and the one that the library reads.
    case formatVersion(found: String, expected: String)
    /// No file of the store can be listed.
    case unreadableStore(reason: String)
    /// No Swift source in the folders asked for has a unit.
    case noUnits
    case unreadableUnit(reason: String)
    /// The path is the record's, or that of its source.
    case unreadableRecord(reason: String)
    /// Sources that changed after they were compiled.
    case stale(files: [String])
  }

  package var code: Code
  package var path: String

  package init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }

  package var description: String {
    switch code {
    case .libraryNotFound(let tried):
      (tried.isEmpty
        ? "no 'swift' in the folders of PATH, so libIndexStore cannot be found"
        : "no libIndexStore at \(Self.list(tried))")
        + "; install a Swift toolchain, or put 'swift' on PATH"
    case .libraryUnusable(let reason):
      "cannot open '\(path)': \(reason); give the path of a libIndexStore of Swift 5.9 or newer"
    case .storeNotFound:
      "no index store at '\(path)'; run 'swift build --build-tests' first (a release build writes "
        + "none) or give its path with --index-store"
    case .notAStore:
      "'\(path)' is not an index store because it has no 'v5' folder; give the folder that contains it "
        + "(<scratch path>/debug/index/store)"
    case .formatVersion(let found, let expected):
      "the index store at '\(path)' has format \(found) and this toolchain reads \(expected); "
        + "delete it and build again with the toolchain in use"
    case .unreadableStore(let reason):
      "cannot list '\(path)': \(reason); check its permissions or build again"
    case .noUnits:
      "the index store at '\(path)' covers none of the sources to scan; run 'swift build "
        + "--build-tests' in this package, without '-index-store-path' or "
        + "'--disable-index-store'"
    case .unreadableUnit(let reason):
      "cannot read the index unit '\(path)': \(reason); delete it and build again"
    case .unreadableRecord(let reason):
      "cannot read the index record of '\(path)': \(reason); delete the index store and build again"
    case .stale(let files):
      "the index is older than \(Self.list(files)); build again (swift build --build-tests)"
    }
  }

  /// The first few in quotes, and how many more there are.
  private static func list(_ paths: [String], limit: Int = 10) -> String {
    let shown = paths.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    return paths.count > limit ? "\(shown) and \(paths.count - limit) more" : shown
  }
}
