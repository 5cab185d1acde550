// SPDX-License-Identifier: MIT

import AssaySnapshotStore

/// A file that a command was asked to write.
enum OutputFile {
  /// - Parameter name: as the user wrote it.
  /// - Throws: `DescriptionFilesError` where it cannot be written; what stood there before stays.
  static func write(_ bytes: [UInt8], to name: String) throws {
    let path = DescriptionFiles.absolute(name)
    let fileSystem = PosixFileSystem()
    do {
      // NB: a device or a pipe is written to; another file in its place would take /dev/null from everyone.
      let isOther = try path.hasPrefix("/dev/") || fileSystem.kind(of: path) == .other
      if isOther {
        try fileSystem.append(bytes, to: path)
      } else {
        try fileSystem.writeAtomically(bytes, to: path)
      }
    } catch let error as FileSystemError {
      throw DescriptionFilesError(problem: "cannot be written: \(error.reason)", path: name)
    }
  }
}
