// SPDX-License-Identifier: MIT

/// A file that a command was asked to write.
package enum OutputFile {
  /// What stands for standard output in place of a file's name.
  package static let standardOutput = "-"

  /// - Parameter name: as the user wrote it.
  /// - Throws: `FileSystemError` with that name, or with the folder's where that cannot be made;
  ///   `LinkError` where a link in a package or repository leads out of it; the old file is then
  ///   unchanged.
  package static func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    if name == standardOutput {
      return try StandardDescriptor.write(
        Array(bytes), to: StandardDescriptor.output, path: "standard output")
    }
    let files = PosixFileSystem()
    let path = FilePaths.absolute(name)
    do {
      try files.checkLinks(of: path)
      try files.write(Array(bytes), to: path)
    } catch var error as FileSystemError {
      if error.operation != .createFolder {
        error.path = name
      } else if error.path == FilePaths.parent(of: path) {
        error.path = FilePaths.parent(of: name)
      }
      throw error
    }
  }

  package static func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Writes a part of a summary. The file that a pipeline gives for summaries has parts of other
  /// programs, so this one is added at its end; any other file is replaced.
  ///
  /// - Parameter stepSummary: the value of `GITHUB_STEP_SUMMARY`.
  /// - Throws: as `write`.
  package static func writeSummary(
    _ text: String, to name: String, stepSummary: String?
  ) throws {
    let files = PosixFileSystem()
    let path = FilePaths.absolute(name)
    guard path == stepSummary.map({ FilePaths.absolute($0) }), try files.kind(of: path) == .file
    else { return try write(text, to: name) }
    try files.checkLinks(of: path)
    let isFirst = try files.read(path).isEmpty
    try files.append(Array(((isFirst ? "" : "\n") + text).utf8), to: path)
  }
}
