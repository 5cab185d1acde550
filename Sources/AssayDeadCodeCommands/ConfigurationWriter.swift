// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

enum ConfigurationWriter {
  /// - Parameter root: the folder that links may not lead out of, for a path that the tool chose.
  /// - Throws: `ConfigurationExistsError` where there is a file that may not be replaced.
  static func write(
    _ text: String, to path: String, replacing: Bool, inside root: String? = nil
  ) throws {
    let absolute = FilePaths.absolute(path)
    if !replacing, FileManager.default.fileExists(atPath: absolute) {
      throw ConfigurationExistsError(path: path)
    }
    if let root {
      try PosixFileSystem().write(Array(text.utf8), to: absolute, inside: root)
    } else {
      try OutputFile.write(text, to: path)
    }
  }
}

struct ConfigurationExistsError: Error, CustomStringConvertible {
  var path: String

  var description: String { "'\(path)' already exists; move it, or use --force" }
}
