// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Waiting without work.
enum Pause {
  static func sleep(microseconds: Int) {
    var time = timespec()
    time.tv_sec = microseconds / 1_000_000
    time.tv_nsec = microseconds % 1_000_000 * 1000
    _ = nanosleep(&time, nil)
  }
}
