// SPDX-License-Identifier: MIT

import AssayFiles

/// The description files that arguments name: files as they stand, folders with all that is below
/// them.
package enum DescriptionFiles {
  package static let extensions: Set<String> = ["yaml", "yml", "json"]

  /// Absolute paths in order, each once.
  ///
  /// - Throws: `InputError` where a path does not exist, a folder holds no description, or a file
  ///   is none by its name.
  package static func paths(from arguments: [String]) throws -> [String] {
    // By bytes: names that only a normal form tells apart are two files.
    var result: [[UInt8]: String] = [:]
    for argument in arguments {
      let path = FilePaths.absolute(argument)
      // NB: an empty argument, as of a variable that is not set, is not the working folder.
      guard !argument.isEmpty, let kind = try PosixFileSystem().kind(of: path) else {
        throw InputError(.missing, path: argument)
      }
      guard kind == .folder else {
        // What a shell gives as a pipe has no name of its own.
        guard kind == .other || extensions.contains(FilePaths.fileExtension(of: path)) else {
          throw InputError(.notDescription, path: argument)
        }
        result[Array(path.utf8)] = path
        continue
      }
      let found = try descriptions(below: path)
      guard !found.isEmpty else { throw InputError(.noDescriptions, path: argument) }
      for path in found { result[Array(path.utf8)] = path }
    }
    return result.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files that arguments name, with the descriptions in folders: what a report must not be
  /// written over. A path that does not exist is left to the command to report.
  ///
  /// - Throws: `FileSystemError`.
  package static func inputs(of arguments: [String]) throws -> [String] {
    try arguments.flatMap { argument in
      let path = FilePaths.absolute(argument)
      return try PosixFileSystem().kind(of: path) == .folder ? descriptions(below: path) : [path]
    }
  }

  package static func descriptions(below folder: String) throws -> [String] {
    try files(below: folder).filter { extensions.contains(FilePaths.fileExtension(of: $0)) }
      .map { FilePaths.join(folder, $0) }
  }

  /// All files but hidden ones, and without asset catalogs, whose JSON and PNG files are their own.
  package static func files(below folder: String) throws -> [String] {
    try PosixFileSystem().files(below: folder) { !$0.hasSuffix(".xcassets") }
  }
}
