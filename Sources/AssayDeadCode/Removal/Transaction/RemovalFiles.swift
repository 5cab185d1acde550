// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file's bytes and permissions.
package struct FileContent: Hashable, Sendable {
  package var bytes: [UInt8]
  package var mode: UInt32

  init(bytes: [UInt8], mode: UInt32) {
    self.bytes = bytes
    self.mode = mode
  }
}

/// The few operations on files that a removal is made of, so that a test can make each of them
/// fail.
package protocol RemovalFiles: Sendable {
  func read(_ path: String) throws -> FileContent
  /// Replaces or creates a file, and its folder, in one step: readers see the old bytes or the new.
  func write(_ content: FileContent, to path: String) throws
  /// A missing file is fine.
  func remove(_ path: String) throws
  /// Whether it was empty and is gone.
  func removeFolderIfEmpty(_ path: String) -> Bool
  /// Whether anything is there, links not followed.
  func exists(_ path: String) -> Bool
}

/// The machine's own files.
package struct PosixRemovalFiles: RemovalFiles {
  init() {}

  /// Refuses what should not be replaced: links, and files that their owner may not write.
  package func read(_ path: String) throws -> FileContent {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw RemovalError.system("read", path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Refusal("'\(path)' is a symbolic link or no file")
    }
    guard status.st_mode & S_IWUSR != 0 else { throw Refusal("'\(path)' is read-only") }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw RemovalError.system("read", path, errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var length = 0
    while true {
      if length == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, length)) }
      let start = length
      let count = bytes.withUnsafeMutableBytes { buffer in
        systemRead(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw RemovalError.system("read", path, errno) }
      if count == 0 { break }
      length += count
    }
    bytes.removeLast(bytes.count - length)
    return FileContent(bytes: bytes, mode: UInt32(status.st_mode) & 0o7777)
  }

  package func write(_ content: FileContent, to path: String) throws {
    do {
      // NB: `read` has refused links; one that took the file's place since is replaced, not
      // followed.
      try PosixFileSystem().replace(
        path, with: content.bytes, permissions: FilePermissions(mode: content.mode))
    } catch let error as FileSystemError {
      throw RemovalError.system("write", path, error.code)
    }
  }

  package func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw RemovalError.system("delete", path, errno)
    }
  }

  package func removeFolderIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }

  package func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

// The C function, under a name that the methods above do not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
