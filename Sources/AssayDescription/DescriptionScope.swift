// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayFiles
internal import Synchronization

/// Which files a description may read: a description from a pull request must not draw
/// `/etc/passwd`.
///
/// Copies of a scope look into each folder of resources once.
package struct DescriptionScope: Sendable {
  /// The folder that they are in, without links; nil for any folder.
  private let root: String?
  private let checked = CheckedFolders()

  fileprivate init(root: String?) {
    self.root = root
  }

  package static let everywhere = DescriptionScope(root: nil)

  fileprivate static func root(of file: String) throws -> String {
    let files = PosixFileSystem()
    let path = FilePaths.absolute(file)
    if let root = try files.projectRoot(above: path) { return root }
    let folder = FilePaths.parent(of: path)
    return try files.realPath(of: folder) ?? folder
  }

  /// The path that a value names, relative to a folder.
  ///
  /// - Throws: `DocumentError` where it leads out of the scope, also by a link.
  func path(_ value: DocumentValue, from folder: String) throws -> String {
    let written = try value.string()
    let path = written.hasPrefix("/") ? written : folder + written
    guard let root else { return path }
    guard try leadsInside(path, root) else {
      throw DocumentError(
        "'\(written)' is outside of '\(root)'; move it there, or give --allow-outside",
        at: value.mark)
    }
    try checkLinks(below: FilePaths.absolute(path), at: value.mark)
    return path
  }

  /// Checks a description itself.
  ///
  /// - Throws: `DocumentError` where it is a link that leads out of the scope.
  package func checkFile(_ path: String) throws {
    guard let root, try !leadsInside(path, root) else { return }
    throw DocumentError(
      "this is a link to what is outside of '\(root)'; replace it with a copy, or give "
        + "--allow-outside", at: SourceMark(file: path, line: 1, column: 1))
  }

  /// Checks a folder of resources.
  ///
  /// - Parameter mark: where it is named; nil for a folder that was found.
  /// - Throws: `DocumentError` where a link below it leads out of the scope.
  package func checkLinks(below folder: String, at mark: SourceMark? = nil) throws {
    guard let root, !checked.contains(folder) else { return }
    guard let link = try linkOutside(below: folder, root) else {
      checked.insert(folder)
      return
    }
    throw DocumentError(
      "'\(FilePaths.shown(link))' is a link to what is outside of '\(root)'; replace it with a "
        + "copy, or give --allow-outside", at: mark)
  }

  /// Whether a path, with its links followed, is below the root.
  private func leadsInside(_ path: String, _ root: String) throws -> Bool {
    let files = PosixFileSystem()
    let absolute = FilePaths.absolute(path)
    var existing = absolute
    while try files.realPath(of: existing) == nil, existing != "/" {
      existing = FilePaths.parent(of: existing)
    }
    let real = try files.realPath(of: existing) ?? existing
    // What does not exist has no links; `..` in it is resolved already.
    return FilePaths.isInside(real, root)
  }

  /// A link below a folder, such as a folder of strings, to something outside of the root.
  private func linkOutside(below path: String, _ root: String) throws -> String? {
    let files = PosixFileSystem()
    // Folders that links inside the root lead to are looked into as well.
    var folders = [path]
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      guard try files.kind(of: folder) == .folder, let real = try files.realPath(of: folder),
        seen.insert(real).inserted
      else { continue }
      for name in try files.names(inFolder: folder) {
        let entry = FilePaths.join(folder, name)
        if try files.destination(ofLink: entry) != nil, try !leadsInside(entry, root) {
          return entry
        }
        folders.append(entry)
      }
    }
    return nil
  }
}

/// The scopes of the descriptions of one run.
package struct DescriptionScopes {
  private var byRoot: [String: DescriptionScope] = [:]

  package init() {}

  /// The package or repository of a description, or the folder of one that is in neither; one scope
  /// for all descriptions of it.
  package mutating func package(of file: String) throws -> DescriptionScope {
    let root = try DescriptionScope.root(of: file)
    let scope = byRoot[root] ?? DescriptionScope(root: root)
    byRoot[root] = scope
    return scope
  }
}

/// Folders without a link that leads outside.
private final class CheckedFolders: Sendable {
  private let paths = Mutex<Set<String>>([])

  func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

  func insert(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}
