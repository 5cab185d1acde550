// SPDX-License-Identifier: MIT

import AssayFiles

/// Files that arguments and configurations name.
enum InputFile {
  /// - Parameter name: what the user wrote, which errors show.
  /// - Throws: `FileSystemError`.
  static func bytes(_ path: String, name: String) throws -> [UInt8] {
    do {
      return try PosixFileSystem().read(path)
    } catch var error as FileSystemError {
      error.path = name
      throw error
    }
  }
}
