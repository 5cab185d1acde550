// SPDX-License-Identifier: MIT

/// A file that a command was asked to write.
package enum OutputFile {
  /// What stands for standard output in place of a file's name.
  package static let standardOutput = "-"

  /// - Parameter name: as the user wrote it.
  /// - Throws: `FileSystemError` with that name, `LinkError` where a link in a package or
  ///   repository leads out of it; the old file is then unchanged.
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
      error.path = name
      throw error
    }
  }

  package static func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }
}
