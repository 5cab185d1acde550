// SPDX-License-Identifier: MIT

internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Names for files written aside: hidden, and different in each process, thread and call.
enum TemporaryName {
  private static let counter = Mutex(0)

  static func next(for name: String) -> String {
    let number = counter.withLock { count in
      count += 1
      return count
    }
    // NB: the name's hash, not the name: a name at the file system's limit has no room to grow. The
    // clock is for folders that several machines share, where a process number repeats.
    let hash = StableHash(name).hex.prefix(8)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return ".assay-\(hash)-\(getpid())-\(number)-\(now.tv_nsec)"
  }
}
