// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Refuses files behind symbolic links: what is written there would change another file than the
/// one that was looked at.
enum LinkFreePath {
  /// - Parameter path: relative to the root.
  /// - Throws: `Refusal`.
  static func check(_ path: String, in root: String) throws {
    guard FilePaths.staysInside(path) else { throw Refusal("'\(path)' is outside the package") }
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder = FilePaths.join(folder, String(part))
      if try PosixFileSystem().destination(ofLink: folder) != nil {
        throw Refusal("'\(path)' is behind a symbolic link")
      }
    }
  }
}
