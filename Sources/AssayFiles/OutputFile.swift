// SPDX-License-Identifier: MIT

/// A file that a command was asked to write.
package enum OutputFile {
  /// - Parameter name: as the user wrote it.
  /// - Throws: `FileSystemError` with that name; the old file is then unchanged.
  package static func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    do {
      try PosixFileSystem().write(Array(bytes), to: FilePaths.absolute(name))
    } catch var error as FileSystemError {
      error.path = name
      throw error
    }
  }

  package static func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }
}
