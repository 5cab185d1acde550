// SPDX-License-Identifier: MIT

/// Finds the resources that belong to a source or description file.
package enum ResourceFinder {
  /// Child folders in which resources commonly lie.
  private static let childNames = ["Localization", "Resources", "Strings"]

  /// The resources of the nearest folder upward from a file that has any; of the package's
  /// `Sources` where none has; nothing where that has none either. Reads files at every call.
  package static func resources(near path: String) throws(ResourceError) -> Resources {
    guard let directory = directory(near: path) else { return Resources() }
    return try Resources(directory: directory)
  }

  /// The folder that `resources(near:)` reads, for callers that keep what they read.
  ///
  /// Upward from the file, to the folder that holds Package.swift or .git, the first one that holds
  /// an `.lproj`, `.xcstrings` or `.xcassets`, itself or in a child called Localization, Resources
  /// or Strings. A test's own folders seldom do, so the package's `Sources` come last.
  package static func directory(near path: String) -> String? {
    var directory = ResourceFolder.isDirectory(path) ? path : parent(of: path)
    while true {
      let names = namesIfReadable(in: directory)
      if names.contains(where: isResource) { return directory }
      for child in childNames where names.contains(child) {
        let path = ResourceFolder.join(directory, child)
        if namesIfReadable(in: path).contains(where: isResource) { return path }
      }
      if names.contains("Package.swift") || names.contains(".git") {
        return names.contains("Sources") ? ResourceFolder.join(directory, "Sources") : nil
      }
      let above = parent(of: directory)
      guard above != directory else { return nil }
      directory = above
    }
  }

  /// The folders whose resources the code of a file may use, the nearest first: that of
  /// `directory(near:)` and, for a file in the package's `Sources`, all of these, because a target
  /// uses what other targets have.
  package static func directories(ofCode path: String) -> [String] {
    guard let nearest = directory(near: path) else { return [] }
    var directory = nearest
    while true {
      let above = parent(of: directory)
      if directory.hasSuffix("/Sources"), namesIfReadable(in: above).contains("Package.swift") {
        return directory == nearest ? [nearest] : [nearest, directory]
      }
      guard above != directory else { return [nearest] }
      directory = above
    }
  }

  /// Folders above a package often are not to be listed; nothing of theirs is looked for.
  private static func namesIfReadable(in directory: String) -> [String] {
    do { return try ResourceFolder.names(in: directory) } catch { return [] }
  }

  private static func isResource(_ name: String) -> Bool {
    name.hasSuffix(".lproj") || name.hasSuffix(".xcstrings") || name.hasSuffix(".xcassets")
  }

  /// "/" and "." are their own.
  private static func parent(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }
}
