// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Paths as strings with `/` between their parts.
package enum FilePaths {
  package static func join(_ folder: String, _ rest: String) -> String {
    folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
  }

  /// The folder that holds a file; `/` for what is in the root, `.` for a bare name.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What follows the last dot of a file's name, in lower case; empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Without `.`, doubled slashes, and `..` where a folder precedes it. Links are not followed.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// A path as a user wrote it, from the folder that the process runs in.
  package static func absolute(_ path: String) -> String {
    resolved(path, in: workingFolder)
  }

  /// An absolute path as it is, and a relative one from a folder; normalized.
  package static func resolved(_ path: String, in folder: String) -> String {
    normalized(path.hasPrefix("/") ? path : join(folder, path))
  }

  /// An absolute path as messages show it: relative to the folder that the process runs in, for
  /// files in it.
  package static func shown(_ path: String) -> String {
    let folder = workingFolder == "/" ? "/" : workingFolder + "/"
    return path.hasPrefix(folder) && path != folder ? String(path.dropFirst(folder.count)) : path
  }

  /// The folder that the process runs in; `.` where it was removed.
  package static var workingFolder: String {
    guard let name = getcwd(nil, 0) else { return "." }
    defer { free(name) }
    return String(cString: name)
  }

  /// Whether a relative path stays in the folder that it starts from and names something in it.
  package static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0") else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Whether a path is a folder or names something below it; both normalized.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
