// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the file system says of a file, links followed.
package struct FileStatus: Hashable, BitwiseCopyable, Sendable {
  /// Of the last change, in nanoseconds since 1970.
  package var modificationTime: Int64
  /// In bytes.
  package var size: Int64
  package var isFolder: Bool

  /// Nil where there is nothing that can be looked at.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modificationTime = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    size = Int64(status.st_size)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path without symbolic links; nil where it leads nowhere or in a circle.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, sorted by their bytes and without hidden ones; the system's reason if
  /// it cannot be listed.
  static func names(inFolder path: String) -> Result<[String], ListingFailure> {
    guard let folder = opendir(path) else { return .failure(ListingFailure(code: errno)) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return .success(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  package struct ListingFailure: Error, Hashable, CustomStringConvertible {
    var code: Int32

    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    package var description: String { String(cString: strerror(code)) }
  }
}

/// Real paths of files, where many lie in the same folder: each folder is resolved once.
struct RealPathResolver {
  private var folders: [String: String?] = [:]

  /// The file's path without symbolic links and its status; nil where there is none.
  mutating func resolve(_ path: String) -> (path: String, status: FileStatus)? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = String(path[..<slash])
    let name = path[path.utf8.index(after: slash)...]
    if folders[folder] == nil {
      folders[folder] = .some(FileStatus.realPath(folder.isEmpty ? "/" : folder))
    }
    guard let known = folders[folder], let real = known else { return nil }
    let joined = real == "/" ? "/\(name)" : "\(real)/\(name)"
    var status = stat()
    guard lstat(joined, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT != S_IFLNK { return (joined, FileStatus(status)) }
    guard let target = FileStatus.realPath(joined), let status = FileStatus(path: target) else {
      return nil
    }
    return (target, status)
  }
}
