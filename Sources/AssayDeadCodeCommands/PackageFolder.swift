// SPDX-License-Identifier: MIT

internal import AssayDeadCode
internal import AssayFiles

/// The package that a command works on.
package enum PackageFolder {
  /// - Parameter option: as given; nil for the nearest folder upwards with a Package.swift or an
  ///   Xcode project.
  /// - Throws: `PackageFolderError`.
  package static func find(_ option: String?) throws -> String {
    if let option {
      let path = FilePaths.absolute(option)
      guard try PosixFileSystem().kind(of: path) == .folder else {
        throw PackageFolderError(path: option, problem: "no such folder; check --package-path")
      }
      return path
    }
    let working = FilePaths.workingFolder
    var folder = working
    while true {
      if ProjectFolder.isProject(folder) { return folder }
      if folder == "/" { break }
      folder = FilePaths.parent(of: folder)
    }
    throw PackageFolderError(
      path: working,
      problem:
        "no Package.swift or Xcode project here or above; name a package or folder with --package-path"
    )
  }
}

package struct PackageFolderError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  package var description: String { "'\(path)': \(problem)" }
}
