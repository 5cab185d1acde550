// SPDX-License-Identifier: MIT

package import AssayFiles

/// The folder of references, and the folder beside it for what is pending.
///
/// ```swift
/// let store = SnapshotStore(packageRoot: "/work/app")
/// store.referencePath(for: id)  // "/work/app/__Snapshots__/AppTests/LoginTests/testLogin.png"
/// ```
package struct SnapshotStore: Sendable {
  /// The folder of references.
  package let directory: String
  /// The folder of pending renditions and logs of runs; it hides itself from git.
  package let stateDirectory: String
  /// The folder of the package, which symbolic links may not lead out of; nil for a store in any
  /// folder.
  let root: String?
  package let fileSystem: any FileSystem

  static let directoryName = "__Snapshots__"
  static let stateName = ".assay"

  /// The store of a package: `__Snapshots__` in its root, and `.assay` beside that.
  package init(packageRoot: String) {
    self.init(packageRoot: packageRoot, fileSystem: PosixFileSystem())
  }

  init(packageRoot: String, fileSystem: any FileSystem) {
    self.init(
      directory: FilePaths.join(packageRoot, Self.directoryName), root: packageRoot,
      fileSystem: fileSystem)
  }

  /// A store in any folder. The folder for what is pending is beside a folder named
  /// `__Snapshots__`, and inside any other, so that two stores never share it.
  package init(directory: String) {
    // NB: a folder that the user named may itself be a link; what is pending may be beside it.
    self.init(directory: directory, root: nil, fileSystem: PosixFileSystem())
  }

  private init(directory: String, root: String?, fileSystem: any FileSystem) {
    let directory = FilePaths.normalized(directory)
    let isUsual = FilePaths.lastComponent(of: directory) == Self.directoryName
    self.directory = directory
    self.stateDirectory = FilePaths.join(
      isUsual ? FilePaths.parent(of: directory) : directory, Self.stateName)
    self.root = root.map(FilePaths.normalized)
    self.fileSystem = fileSystem
  }

  /// Replaces or creates a file of the store.
  ///
  /// - Throws: `SnapshotStoreError` for a device or a pipe: what is written to it cannot be read
  ///   again.
  func write(_ bytes: [UInt8], to path: String) throws {
    if try fileSystem.kind(of: path) == .other {
      throw SnapshotStoreError(.notRegularFile, path: path)
    }
    try fileSystem.write(bytes, to: path, inside: root(of: path))
  }

  /// The folder that symbolic links in a path may not lead out of.
  func root(of path: String) -> String {
    root ?? (FilePaths.isInside(path, directory) ? directory : stateDirectory)
  }

  /// Paths of a reference by its path relative to the store's folder.
  package func referencePath(_ relativePath: String) -> String {
    FilePaths.join(directory, relativePath)
  }

  /// Where a rendition waits to be accepted.
  package func pendingPath(_ relativePath: String) -> String {
    FilePaths.join(stateDirectory, "pending/" + relativePath)
  }

  /// What is known about a pending rendition, as JSON.
  func pendingRecordPath(_ relativePath: String) -> String {
    FilePaths.join(stateDirectory, "pending-records/" + relativePath + ".json")
  }

  /// The picture of what differs between a reference and its pending rendition.
  package func differencePath(_ relativePath: String) -> String {
    FilePaths.join(stateDirectory, "differences/" + relativePath)
  }

  var runsDirectory: String { FilePaths.join(stateDirectory, "runs") }

  /// Makes the state folder with a `.gitignore` that hides it, whatever the project's own says.
  package func prepareStateDirectory() throws {
    let ignoreFile = FilePaths.join(stateDirectory, ".gitignore")
    guard try fileSystem.kind(of: ignoreFile) == nil else { return }
    try write(Array("*\n".utf8), to: ignoreFile)
  }
}
