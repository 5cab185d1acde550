// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps a second removal away from a package while one runs.
///
/// The file holds the number of the process, for messages. The lock is the system's and ends with
/// the process, so that nothing is left to clean up after one that was killed.
final class RemovalLock {
  private let path: String
  private let descriptor: Int32

  /// - Throws: `RemovalError.running` if another process holds the lock.
  init(path: String) throws {
    self.path = path
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { throw RemovalError.system("lock", path, errno) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let process = Self.process(in: file)
        close(file)
        throw RemovalError.running(process: process)
      }
      // Another removal may have ended, and taken the file away, since it was opened.
      if Self.isSameFile(file, path) {
        descriptor = file
        break
      }
      close(file)
    }
    let text = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, text, text.count, 0) == text.count
    else {
      let code = errno
      close(descriptor)
      throw RemovalError.system("lock", path, code)
    }
  }

  deinit {
    unlink(path)
    rmdir(PosixRemovalFiles.folder(of: path))
    close(descriptor)
  }

  /// The number of the process that holds a lock, as text; nil if none does.
  static func holder(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) == 0 ? nil : process(in: file)
  }

  private static func process(in file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = max(0, pread(file, &bytes, bytes.count, 0))
    let digits = bytes[..<count].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty ? "unknown" : String(decoding: digits, as: UTF8.self)
  }

  private static func isSameFile(_ file: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(file, &opened) == 0, lstat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
