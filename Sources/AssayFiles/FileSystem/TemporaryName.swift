// SPDX-License-Identifier: MIT

internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Names for files written aside: hidden, and different in each machine, process, thread and call.
package enum TemporaryName {
  private static let counter = Mutex(0)
  private static let prefix = ".assay-"

  /// The machine's name, hashed: several machines may share a folder.
  private static let host: Substring = {
    var name = [CChar](repeating: 0, count: 256)
    let isKnown = gethostname(&name, name.count - 1) == 0
    let bytes = name.prefix { isKnown && $0 != 0 }.map { UInt8(bitPattern: $0) }
    return StableHash(String(decoding: bytes, as: UTF8.self)).hex.prefix(8)
  }()

  package static func next(for name: String) -> String {
    let number = counter.withLock { count in
      count += 1
      return count
    }
    // NB: the name's hash, not the name: a name at the file system's limit has no room to grow. The
    // clock is for containers, where names of machines and numbers of processes repeat.
    let hash = StableHash(name).hex.prefix(8)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return "\(prefix)\(hash)-\(host)-\(getpid())-\(number)-\(now.tv_nsec)"
  }

  /// Whether a file of this name was left by a process of this machine that is gone.
  package static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].count == 8, parts[1] == host,
      let process = pid_t(parts[2]), process > 0, Int(parts[3]) != nil, Int(parts[4]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
