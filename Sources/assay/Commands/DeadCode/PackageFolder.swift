// SPDX-License-Identifier: MIT

import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The package that a command works on.
enum PackageFolder {
  /// - Parameter option: as given; nil for the nearest folder upwards with a Package.swift.
  /// - Throws: `PackageFolderError`.
  static func find(_ option: String?) throws -> String {
    if let option {
      let path = FilePaths.absolute(option)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
        throw PackageFolderError(path: option, problem: "no such folder; check --package-path")
      }
      return path
    }
    let working = FileManager.default.currentDirectoryPath
    var folder = URL(filePath: working).standardizedFileURL
    while true {
      let path = folder.path
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
      if path == "/" { break }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    throw PackageFolderError(
      path: working,
      problem: "no Package.swift here or above; name a package or folder with --package-path")
  }
}

struct PackageFolderError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String { "'\(path)': \(problem)" }
}
