// SPDX-License-Identifier: MIT

import AssayFiles

/// A folder for files of screens, each at the path that its screen has.
struct ScreenFolder {
  private let root: String

  init(_ name: String) { root = FilePaths.absolute(name) }

  /// - Parameter path: of the screen, without an ending; what leads out of the folder is left out
  ///   of it.
  /// - Throws: `FileSystemError` or `LinkError` where the file cannot be written.
  func write(_ bytes: [UInt8], of path: String, ending: String) throws {
    let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
    try PosixFileSystem().write(
      bytes, to: root + "/" + parts.joined(separator: "/") + ending, inside: root)
  }
}
