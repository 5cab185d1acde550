// SPDX-License-Identifier: MIT

extension FileSystem {
  /// The nearest folder upward from a file that holds a package or a repository, without links;
  /// nil where none does.
  ///
  /// - Parameter file: an absolute path; nothing has to be there.
  package func projectRoot(above file: String) throws -> String? {
    var folder = FilePaths.parent(of: file)
    while true {
      for mark in ["Package.swift", ".git"]
      where try kind(of: FilePaths.join(folder, mark)) != nil {
        return try realPath(of: folder) ?? folder
      }
      if folder == "/" { return nil }
      folder = FilePaths.parent(of: folder)
    }
  }
}
