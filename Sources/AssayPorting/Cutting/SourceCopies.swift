// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Copies of an app's sources that the compiler reads instead of them.
struct SourceCopies: Sendable {
  private let folder: String

  /// - Parameter folder: for what the check makes; it is thrown away afterwards.
  init(folder: String) {
    self.folder = folder
  }

  /// Writes a source; the copy has the name of the app's file.
  ///
  /// - Throws: `FileSystemError`.
  func write(_ source: EditedSource) throws {
    try PosixFileSystem().write(source.text, to: path(of: source.path))
  }

  /// Where the copy of a file is.
  func path(of file: String) -> String {
    let name = FilePaths.lastComponent(of: file)
    return FilePaths.join(folder, "copies/" + StableHash("copy", file).hex + "/" + name)
  }
}
