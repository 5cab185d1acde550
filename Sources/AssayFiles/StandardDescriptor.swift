// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that the process got open: standard output, standard error, or a number from the shell.
package enum StandardDescriptor {
  package static let output = STDOUT_FILENO
  package static let error = STDERR_FILENO

  /// The descriptor that a path names, such as `/dev/stdout` or `/dev/fd/3`.
  static func number(ofPath path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return output
    case "/dev/stderr": return error
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Writes everything, whatever pieces the system takes.
  package static func write(
    _ bytes: some Collection<UInt8>, to descriptor: Int32, path: String
  ) throws(FileSystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A terminal or pipe that does not wait, because another process set it so.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        throw FileSystemError(.write, path, code: errno)
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
