// SPDX-License-Identifier: MIT

internal import Foundation

/// Waits for a value that a callback brings.
enum Waiter {
  struct TimedOut: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      "no value came within \(seconds) s; give the assertion a longer timeout:, or see that the "
        + "strategy calls back"
    }
  }

  private final class Box<Value> {
    let arrived = DispatchSemaphore(value: 0)
    let result = Guarded<Result<Value, any Error>?>(nil)
  }

  static func wait<Value>(for async: Async<Value>, seconds: TimeInterval) throws -> Value {
    let box = Box<Value>()
    async.run { result in
      // The first call counts.
      box.result.withLock { if $0 == nil { $0 = result } }
      box.arrived.signal()
    }
    if let result = box.result.withLock({ $0 }) { return try result.get() }
    let deadline = Date(timeIntervalSinceNow: seconds)
    if Thread.isMainThread {
      // What calls back on the main queue needs the main thread to go round.
      while box.result.withLock({ $0 == nil }), Date() < deadline {
        _ = RunLoop.main.run(
          mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
      }
    } else {
      _ = box.arrived.wait(timeout: .now() + seconds)
    }
    guard let result = box.result.withLock({ $0 }) else { throw TimedOut(seconds: seconds) }
    return try result.get()
  }
}
