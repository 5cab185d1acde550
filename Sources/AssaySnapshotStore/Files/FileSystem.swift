// SPDX-License-Identifier: MIT

/// The few operations on files that the store is made of, so that a test can make each of them fail.
///
/// All throw `FileSystemError`.
package protocol FileSystem: Sendable {
  /// nil where nothing is there.
  func kind(of path: String) throws -> FileKind?
  func read(_ path: String) throws -> [UInt8]
  /// Creates a file that must not exist yet. On failure nothing is left of it.
  func create(_ path: String, _ bytes: [UInt8]) throws
  /// Adds to the end of a file, which it creates where missing.
  func append(_ bytes: [UInt8], to path: String) throws
  /// Makes a folder and those above it; a folder that is there already is fine.
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

extension FileSystem {
  /// Replaces or creates a file in one step: readers see the old bytes or the new ones, and a failure
  /// leaves the old ones.
  package func writeAtomically(_ bytes: [UInt8], to path: String) throws {
    let folder = FilePaths.parent(of: path)
    try createFolder(folder)
    let aside = FilePaths.join(folder, TemporaryName.next(for: FilePaths.lastComponent(of: path)))
    try create(aside, bytes)
    do {
      try rename(aside, to: path)
    } catch {
      // The rename's error is the one to tell; what is aside has a hidden name and harms nothing.
      do { try remove(aside) } catch {}
      throw error
    }
  }

  /// All files below a folder, as paths relative to it, in order; hidden ones are left out.
  func files(below folder: String) throws -> [String] {
    var result: [String] = []
    for name in try names(inFolder: folder) where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      switch try kind(of: path) {
      case .folder: result += try files(below: path).map { name + "/" + $0 }
      case .file: result.append(name)
      case .other, nil: continue
      }
    }
    return result
  }
}
