// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names for files written aside: hidden, and different in each process, thread and call.
enum TemporaryName {
  private static let counter = Mutex(0)

  static func next(for name: String) -> String {
    let number = counter.withLock { count in
      count += 1
      return count
    }
    // NB: the name's hash, not the name: a name at the file system's limit has no room to grow.
    let hash = PixelHash(ofFile: Array(name.utf8)).hex.prefix(8)
    return ".assay-\(hash)-\(getpid())-\(number)"
  }
}
