// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where references lie.
package struct StoreOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of references (default: __Snapshots__ in the root of the package).",
      valueName: "folder"))
  var snapshots: String?

  package init() {}

  /// A store that must be there already.
  ///
  /// - Throws: `InputError` for a folder that is missing.
  package func existingStore() throws -> SnapshotStore {
    let store = try store()
    // What is pending may be the first of a store.
    let folders = [store.directory, store.stateDirectory]
    if let snapshots, try folders.allSatisfy({ try PosixFileSystem().kind(of: $0) != .folder }) {
      throw InputError(.missing, path: snapshots)
    }
    return store
  }

  /// The options with which other commands find a store from the working folder, with a space at
  /// their end; empty where they find it without.
  package static func options(for store: SnapshotStore) throws -> String {
    let found: SnapshotStore?
    // Without a package no store is found.
    do { found = try Self.store(in: nil) } catch { found = nil }
    if found?.directory == store.directory { return "" }
    return "--snapshots \(ShellWord.quoted(FilePaths.shown(store.directory))) "
  }

  /// - Parameter packageRoot: nil for that of the working folder.
  package func store(packageRoot: String? = nil) throws -> SnapshotStore {
    try Self.store(in: snapshots.map(FilePaths.absolute), packageRoot: packageRoot)
  }

  private static func store(
    in folder: String?, packageRoot: String? = nil
  ) throws -> SnapshotStore {
    let environment = try SnapshotEnvironment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    if let folder = folder ?? environment.directory {
      return SnapshotStore(directory: folder)
    }
    let working = FileManager.default.currentDirectoryPath
    do {
      return SnapshotStore(packageRoot: try packageRoot ?? PackageRoot.find(around: working))
    } catch let error as SnapshotStoreError where error.code == .noPackageRoot {
      // Descriptions outside of all projects have their references beside them.
      let names = try PosixFileSystem().names(inFolder: working)
      guard
        names.contains(where: {
          DescriptionFiles.extensions.contains(FilePaths.fileExtension(of: $0))
        })
      else { throw error }
      return SnapshotStore(packageRoot: working)
    }
  }
}
