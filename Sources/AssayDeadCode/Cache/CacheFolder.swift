// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The folder with the caches of all roots.
struct CacheFolder {
  var path: String

  private static let suffix = ".assay-scan"
  private static let asideSuffix = ".assay-aside"

  /// Writes a file aside and moves it into place, so that a reader sees the old one or the new one,
  /// whole.
  /// - Parameter pieces: places in the file, ascending, and the bytes there.
  /// - Throws: `ScanCacheError`; nothing is left aside.
  func replace(_ target: String, with pieces: [(offset: Int, bytes: CachedBytes)]) throws {
    try makeFolders()
    // Unlike any other run's: the process and the clock, and an open that fails where the file
    // exists.
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let aside = "\(target).\(getpid()).\(now.tv_sec).\(now.tv_nsec)\(Self.asideSuffix)"
    do {
      let file = try NewFile(aside, permissions: FilePermissions(mode: 0o600))
      do {
        for piece in pieces {
          try piece.bytes.withBytes { try file.write($0, at: piece.offset) }
        }
        // Not synced: a cache that a power cut damages is read as none.
        try file.close(isSynced: false)
        try PosixFileSystem().rename(aside, to: target)
      } catch {
        file.discard()
        throw error
      }
    } catch let error as FileSystemError {
      throw ScanCacheError(path: path, reason: error.reason)
    }
  }

  /// Marks a file as used today, so that `prune` takes others first.
  func touch(_ file: String) {
    guard let status = FileStatus(path: file) else { return }
    let day: Int64 = 86_400
    if Int64(time(nil)) - status.modificationTime / 1_000_000_000 > day {
      utimensat(AT_FDCWD, file, nil, 0)
    }
  }

  /// Removes the caches that were not used for longest until the rest fits, and what broken-off
  /// runs left aside more than an hour ago. What cannot be removed is left.
  func prune(limit: Int, keeping kept: String) {
    guard case .success(let names) = FileStatus.names(inFolder: path) else { return }
    var files: [(path: String, status: FileStatus)] = []
    for name in names {
      let file = "\(path)/\(name)"
      guard let status = FileStatus(path: file), !status.isFolder else { continue }
      if name.hasSuffix(Self.suffix) { files.append((file, status)) }
      let age = Int64(time(nil)) - status.modificationTime / 1_000_000_000
      if name.hasSuffix(Self.asideSuffix), age > 3600 { unlink(file) }
    }
    var total = files.reduce(0) { $0 + Int($1.status.size) }
    files.sort { ($0.status.modificationTime, $0.path) < ($1.status.modificationTime, $1.path) }
    for file in files where total > limit && file.path != kept {
      if unlink(file.path) == 0 { total -= Int(file.status.size) }
    }
  }

  private func makeFolders() throws {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      folder += "/\(part)"
      if mkdir(folder, 0o700) != 0, errno != EEXIST, FileStatus(path: folder) == nil {
        throw failure()
      }
    }
  }

  private func failure() -> ScanCacheError {
    ScanCacheError(path: path, reason: String(cString: strerror(errno)))
  }
}
