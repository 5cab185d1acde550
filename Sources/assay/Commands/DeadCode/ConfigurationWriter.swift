// SPDX-License-Identifier: MIT

import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum ConfigurationWriter {
  /// - Throws: `ConfigurationExistsError` where there is a file that may not be replaced.
  static func write(_ text: String, to path: String, replacing: Bool) throws {
    let absolute = FilePaths.absolute(path)
    if !replacing, FileManager.default.fileExists(atPath: absolute) {
      throw ConfigurationExistsError(path: path)
    }
    try OutputFile.write(text, to: path)
  }
}

struct ConfigurationExistsError: Error, CustomStringConvertible {
  var path: String

  var description: String { "'\(path)' already exists; move it, or use --force" }
}
