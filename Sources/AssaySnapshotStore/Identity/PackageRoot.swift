// SPDX-License-Identifier: MIT

package import AssayFiles

/// The folder of the package that a test file belongs to.
package enum PackageRoot {
  /// Walks up from a file to the nearest folder with a `Package.swift`.
  ///
  /// - Throws: `SnapshotStoreError` where there is none, or where the path is not absolute.
  package static func find(
    above file: String, in fileSystem: any FileSystem = PosixFileSystem()
  ) throws -> String {
    guard file.hasPrefix("/") else {
      throw SnapshotStoreError(.relativeTestFile, path: file)
    }
    var folder = FilePaths.parent(of: file)
    while true {
      let manifest = FilePaths.join(folder, "Package.swift")
      if try fileSystem.kind(of: manifest) == .file { return folder }
      if folder == "/" { throw SnapshotStoreError(.noPackageRoot, path: file) }
      folder = FilePaths.parent(of: folder)
    }
  }
}
