// SPDX-License-Identifier: MIT

/// The few operations on files that Assay is made of, so that a test can make each of them fail.
///
/// All throw `FileSystemError`.
package protocol FileSystem: Sendable {
  /// What a path names once links are followed; nil where nothing is there.
  func kind(of path: String) throws -> FileKind?
  /// What a symbolic link says; nil for anything else.
  func destination(ofLink path: String) throws -> String?
  /// An absolute path without links; nil where nothing is there.
  func realPath(of path: String) throws -> String?
  func read(_ path: String) throws -> [UInt8]
  /// Creates a file that must not exist yet, and waits until the disk has it. On failure nothing is
  /// left of it.
  ///
  /// - Parameter permissions: nil for those that the user's new files have.
  func create(_ path: String, _ bytes: [UInt8], permissions: FilePermissions?) throws
  /// The permissions of a file; nil where nothing is there.
  func permissions(of path: String) throws -> FilePermissions?
  /// Adds to the end of a file, which it creates where missing.
  func append(_ bytes: [UInt8], to path: String) throws
  /// Makes a folder and those above it; a folder that exists already is fine.
  func createFolder(_ path: String) throws
  /// Moves a file over another in one step.
  func rename(_ path: String, to newPath: String) throws
  /// Removes a file; a missing one is fine.
  func remove(_ path: String) throws
  /// The names in a folder in order of their UTF-8 bytes; none for a missing folder.
  func names(inFolder path: String) throws -> [String]
}

package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A device, a socket, a pipe.
  case other
}

/// Who may do what with a file, and whose it is.
package struct FilePermissions: Hashable, Sendable {
  /// The twelve bits of `chmod`.
  package var mode: UInt32
  /// The user and the group; nil for those of the process.
  package var owner: Owner?

  package struct Owner: Hashable, Sendable {
    package var user: UInt32
    package var group: UInt32

    init(user: UInt32, group: UInt32) {
      self.user = user
      self.group = group
    }
  }

  package init(mode: UInt32, owner: Owner? = nil) {
    self.mode = mode
    self.owner = owner
  }
}

extension FileSystem {
  package func create(_ path: String, _ bytes: [UInt8]) throws {
    try create(path, bytes, permissions: nil)
  }

}
