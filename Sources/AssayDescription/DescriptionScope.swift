// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles

/// Which files a description may read: a description from a pull request must not draw
/// `/etc/passwd`.
struct DescriptionScope {
  /// The folder that they are in, without links; nil for any folder.
  private let root: String?

  static let everywhere = DescriptionScope(root: nil)

  /// The package or repository of a description, or the folder of one that is in neither.
  static func package(of file: String) throws -> DescriptionScope {
    let files = PosixFileSystem()
    let start = FilePaths.parent(of: FilePaths.absolute(file))
    var folder = start
    while true {
      for mark in ["Package.swift", ".git"]
      where try files.kind(of: FilePaths.join(folder, mark)) != nil {
        return DescriptionScope(root: try files.realPath(of: folder) ?? folder)
      }
      if folder == "/" { return DescriptionScope(root: try files.realPath(of: start) ?? start) }
      folder = FilePaths.parent(of: folder)
    }
  }

  /// The path that a value names, relative to a folder.
  ///
  /// - Throws: `DocumentError` where it leads out of the scope, also by a link.
  func path(_ value: DocumentValue, from folder: String) throws -> String {
    let written = try value.string()
    let path = written.hasPrefix("/") ? written : folder + written
    guard let root else { return path }
    let files = PosixFileSystem()
    let absolute = FilePaths.absolute(path)
    var existing = absolute
    while try files.realPath(of: existing) == nil, existing != "/" {
      existing = FilePaths.parent(of: existing)
    }
    let real = try files.realPath(of: existing) ?? existing
    // What does not exist has no links; `..` in it is resolved already.
    guard FilePaths.isInside(real, root) else {
      throw DocumentError(
        "'\(written)' is outside of '\(root)'; move it there, or give --allow-outside",
        at: value.mark)
    }
    return path
  }
}
