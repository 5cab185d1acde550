// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time of this process, in milliseconds.
enum CPUClock {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The median of some runs of the work.
  static func median(of count: Int, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<count {
      let start = now()
      try work()
      times.append(now() - start)
    }
    times.sort()
    return times[count / 2]
  }
}
