// SPDX-License-Identifier: MIT

import AssayFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Folders that have nothing in them once their last reference is deleted.
enum EmptyFolders {
  /// Removes the folder of a deleted file and those above it, as far as they are empty.
  ///
  /// A folder that cannot be removed stays: the file was to be deleted, and that is done.
  ///
  /// - Parameters:
  ///   - file: relative to the root.
  ///   - root: is not removed itself.
  static func remove(above file: String, in root: String) {
    var folder = FilePaths.parent(of: file)
    while FilePaths.staysInside(folder), rmdir(FilePaths.join(root, folder)) == 0 {
      folder = FilePaths.parent(of: folder)
    }
  }
}
