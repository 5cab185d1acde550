// SPDX-License-Identifier: MIT

package import AssayFiles

/// The folder of the package, or of the Xcode project, that a test file belongs to.
package enum PackageRoot {
  /// Walks up from a file to the nearest folder with a `Package.swift`. Where there is none, it is
  /// the nearest one with an Xcode project or workspace.
  ///
  /// - Throws: `SnapshotStoreError` where there is none, or where the path is not absolute.
  package static func find(
    above file: String, in fileSystem: any FileSystem = PosixFileSystem()
  ) throws -> String {
    guard file.hasPrefix("/") else {
      throw SnapshotStoreError(.relativeTestFile, path: file)
    }
    let folders = self.folders(above: file)
    for folder in folders {
      let manifest = FilePaths.join(folder, "Package.swift")
      if try fileSystem.kind(of: manifest) == .file { return folder }
    }
    for folder in folders {
      let names = try fileSystem.names(inFolder: folder)
      if names.contains(where: { projectEndings.contains(FilePaths.fileExtension(of: $0)) }) {
        return folder
      }
    }
    throw SnapshotStoreError(.noPackageRoot, path: file)
  }

  /// The root that a folder belongs to: as for a file in it, and outside of all projects the
  /// nearest folder with references or with pending renditions, which descriptions have beside
  /// them.
  ///
  /// - Throws: as `find(above:)`.
  package static func find(
    around folder: String, in fileSystem: any FileSystem = PosixFileSystem()
  ) throws -> String {
    let inside = FilePaths.join(folder, SnapshotStore.directoryName)
    do {
      return try find(above: inside, in: fileSystem)
    } catch let error as SnapshotStoreError where error.code == .noPackageRoot {
      for folder in folders(above: inside) {
        let places = [SnapshotStore.directoryName, SnapshotStore.stateName + "/pending"]
        for place in places
        where try fileSystem.kind(of: FilePaths.join(folder, place)) == .folder {
          return folder
        }
      }
      throw SnapshotStoreError(.noPackageRoot, path: folder)
    }
  }

  private static let projectEndings: Set = ["xcodeproj", "xcworkspace"]

  /// The nearest one first.
  private static func folders(above file: String) -> [String] {
    var folders = [FilePaths.parent(of: file)]
    while let last = folders.last, last != "/" { folders.append(FilePaths.parent(of: last)) }
    return folders
  }
}
