// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotStore

/// The package that a command works on.
enum PackageFolder {
  /// - Parameter option: as given; nil for the nearest folder upwards with a Package.swift.
  /// - Throws: `PackageFolderError`.
  static func find(_ option: String?) throws -> String {
    if let option {
      let path = FilePaths.absolute(option)
      guard try PosixFileSystem().kind(of: path) == .folder else {
        throw PackageFolderError(path: option, problem: "no such folder; check --package-path")
      }
      return path
    }
    let working = FilePaths.workingFolder
    do {
      return try PackageRoot.find(above: FilePaths.join(working, "Package.swift"))
    } catch is SnapshotStoreError {
      throw PackageFolderError(
        path: working,
        problem: "no Package.swift here or above; name a package or folder with --package-path")
    }
  }
}

struct PackageFolderError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String { "'\(path)': \(problem)" }
}
