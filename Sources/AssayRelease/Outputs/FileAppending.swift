// SPDX-License-Identifier: MIT

internal import AssayFiles

enum FileAppending {
  /// - Parameter variable: that named the file, for the message.
  static func append(_ text: String, to path: String, of variable: String) throws {
    do {
      try PosixFileSystem().append(Array(text.utf8), to: path)
    } catch {
      throw ReleaseError(
        .invalidConfiguration, "\(variable): \(error); the tag itself is as reported")
    }
  }
}
