// SPDX-License-Identifier: MIT

import AssayOSLog
import Testing

/// The forms are those of Apple's documentation of `Logger`, `OSLogMessage` and `os_log`.
@Suite("The log of an app")
struct LoggerTests {
  @Test("messages are evaluated once, in every form of a value")
  func values() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let logger = Logger(subsystem: "com.example", category: "test")
    logger.info("plain")
    logger.debug("a value: \(next())")
    logger.error("hidden: \(next(), privacy: .private(mask: .hash))")
    logger.log(
      level: .fault, "hex: \(next(), format: .hex(minDigits: 4), align: .right(columns: 8))")
    logger.notice("number: \(Double(next()), format: .fixed(precision: 2), privacy: .public)")
    logger.warning("truth: \(next() > 0, format: .answer)")
    os_log(.error, "an error: \(next())")
    #expect(count == 6)
    os_log("%d of %{public}@", log: .default, type: .info, 1, 2)
  }

  @Test("an interval returns what its code returns")
  func intervals() {
    let signposter = OSSignposter(logger: Logger())
    let log = OSLog(subsystem: "app", category: "load")
    os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%d", 3)
    #expect(signposter.withIntervalSignpost("load") { 3 } == 3)
  }

  @Test("a lock keeps its state")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    #expect(OSAllocatedUnfairLock().withLock { 5 } == 5)
  }
}
