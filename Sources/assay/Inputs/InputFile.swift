// SPDX-License-Identifier: MIT

import AssayAudit
import AssayDocuments
import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// A palette's text.
  ///
  /// - Throws: `FileSystemError` where there is none, `PaletteError` where it is not UTF-8.
  static func text(_ path: String, name: String) throws -> String {
    guard let text = String(validating: try bytes(path, name: name), as: UTF8.self) else {
      throw PaletteError(file: name, line: nil, problem: "the text is not UTF-8; save it as UTF-8")
    }
    return DocumentText.withoutMark(text)
  }
}
