// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder for what is thrown away at the end.
enum ScratchFolder {
  /// Creates one, and removes those in the same place that killed processes of this machine left.
  ///
  /// - Parameter place: where; nil for the system's folder of temporary files.
  /// - Throws: `FileSystemError`.
  static func create(in place: String? = nil) throws -> String {
    let place = place ?? FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let files = PosixFileSystem()
    for name in try files.names(inFolder: place) where TemporaryName.isAbandoned(name) {
      remove(FilePaths.join(place, name))
    }
    let path = FilePaths.join(place, TemporaryName.next(for: "scratch"))
    try files.createFolder(path)
    return path
  }

  /// Removes one with what is in it. What cannot be removed stays: it harms nothing.
  static func remove(_ folder: String) {
    do { try FileManager.default.removeItem(atPath: folder) } catch {}
  }
}
