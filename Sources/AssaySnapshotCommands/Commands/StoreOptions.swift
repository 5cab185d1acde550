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

  /// - Parameter packageRoot: nil for that of the working folder.
  package func store(packageRoot: String? = nil) throws -> SnapshotStore {
    let environment = try SnapshotEnvironment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    if let folder = snapshots.map(FilePaths.absolute) ?? environment.directory {
      return SnapshotStore(directory: folder)
    }
    let working = FileManager.default.currentDirectoryPath
    return SnapshotStore(packageRoot: try packageRoot ?? PackageRoot.find(around: working))
  }
}
