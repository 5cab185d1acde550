// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file descriptor that is closed when nobody has it any more.
final class OpenFile {
  /// -1 when it is closed.
  private(set) var number: Int32

  var isOpen: Bool { number >= 0 }

  init(_ number: Int32) {
    self.number = number
  }

  deinit { close() }

  func close() {
    if isOpen { closeDescriptor(number) }
    number = -1
  }

  /// Appends what is there; closes at the end.
  func read(into bytes: inout [UInt8], limit: Int) throws(ChildProcess.Failure) {
    let block = 1 << 16
    var code: Int32 = 0
    var count = 0
    let part = [UInt8](unsafeUninitializedCapacity: block) { buffer, filled in
      count = readDescriptor(number, buffer.baseAddress, block)
      code = errno
      filled = max(0, count)
    }
    if count < 0 && code != EINTR && code != EAGAIN { throw .system("read", code) }
    if count == 0 { close() }
    if bytes.count + part.count > limit { throw .tooMuchOutput }
    bytes += part
  }

  /// How many bytes a socket took; -1 where nobody reads it any more.
  func send(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      // NB: without it, a process that ends before it has read everything would end this one.
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { sendBytes(number, $0.baseAddress, $0.count, flags) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : count
  }

  /// Both ends are closed in other processes that are started.
  static func pipe() throws(ChildProcess.Failure) -> (ours: OpenFile, theirs: OpenFile) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw .system("pipe", errno) }
    return pair(ends)
  }

  /// A socket and no pipe, for writing to a pipe that nobody reads raises a signal.
  static func socketPair() throws(ChildProcess.Failure) -> (ours: OpenFile, theirs: OpenFile) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system("socketpair", errno) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return pair(ends)
  }

  private static func pair(_ ends: [Int32]) -> (ours: OpenFile, theirs: OpenFile) {
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OpenFile(ends[0]), OpenFile(ends[1]))
  }
}

// The system's functions, whose names the methods hide.

private func closeDescriptor(_ number: Int32) {
  _ = close(number)
}

private func readDescriptor(
  _ number: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(number, buffer, count)
}

private func sendBytes(
  _ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(number, bytes, count, flags)
}

private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  pipe(ends)
}
