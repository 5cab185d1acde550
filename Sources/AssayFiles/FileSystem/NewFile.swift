// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that did not exist before, open for writing.
///
/// Whoever makes one ends it with `close`, or with `discard` after an error.
package struct NewFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Parameter permissions: nil for those that the user's new files have.
  package init(_ path: String, permissions: FilePermissions? = nil) throws(FileSystemError) {
    self.path = path
    // NB: nobody else may read it before it has its permissions, and no link is followed (O_EXCL).
    let first: mode_t = permissions == nil ? 0o666 : 0o600
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, first)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw FileSystemError(.write, path, code: errno) }
    self.descriptor = descriptor
    guard let permissions else { return }
    var mode = permissions.mode
    if let owner = permissions.owner, owner.user != geteuid() || owner.group != getegid(),
      fchown(descriptor, owner.user, owner.group) != 0
    {
      // Only root may give a file away. It is this user's now, and must not run with their rights.
      mode &= 0o1777
    }
    guard fchmod(descriptor, mode_t(mode)) == 0 else {
      let code = errno
      discard()
      throw FileSystemError(.write, path, code: code)
    }
  }

  /// - Parameter offset: from the file's start; what is left out reads as zeros.
  package func write(
    _ bytes: UnsafeRawBufferPointer, at offset: Int = 0
  ) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileSystemError(.write, path, code: errno) }
      written += count
    }
  }

  /// - Parameter isSynced: whether to wait until the disk has the bytes.
  package func close(isSynced: Bool) throws(FileSystemError) {
    // EINVAL: a file system that cannot wait.
    guard !isSynced || fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileSystemError(.write, path, code: errno)
    }
    // A network file system may report only here that the disk is full.
    guard systemClose(descriptor) == 0 else { throw FileSystemError(.write, path, code: errno) }
  }

  /// Removes the file after an error.
  package func discard() {
    // NB: after a failed close the number is no longer ours, and closing it once more could close
    // another.
    if fcntl(descriptor, F_GETFD) >= 0, isOurs { _ = systemClose(descriptor) }
    unlink(path)
  }

  /// Whether the descriptor still names this file.
  private var isOurs: Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
