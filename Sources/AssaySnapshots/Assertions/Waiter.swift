// SPDX-License-Identifier: MIT

internal import Foundation

/// Waits for the value of a callback.
enum Waiter {
  struct TimedOut: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      "no value arrived within \(seconds) s; pass a longer 'timeout:' to the assertion, or check "
        + "that the strategy calls back"
    }
  }

  /// The first value that arrives, from any thread.
  private final class Box<Value>: @unchecked Sendable {
    let arrived = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var stored: Result<Value, any Error>?

    var result: Result<Value, any Error>? { lock.withLock { stored } }

    func put(_ result: Result<Value, any Error>) {
      lock.withLock { if stored == nil { stored = result } }
      arrived.signal()
    }
  }

  static func wait<Value>(for async: Async<Value>, seconds: TimeInterval) throws -> Value {
    let box = Box<Value>()
    async.run { box.put($0) }
    if let result = box.result { return try result.get() }
    let deadline = Date(timeIntervalSinceNow: seconds)
    if Thread.isMainThread {
      // A callback on the main queue needs the run loop of the main thread.
      while box.result == nil, Date() < deadline {
        _ = RunLoop.main.run(
          mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
        // A run loop without sources returns immediately.
        _ = box.arrived.wait(timeout: .now() + 0.001)
      }
    } else {
      _ = box.arrived.wait(timeout: .now() + seconds)
    }
    guard let result = box.result else { throw TimedOut(seconds: seconds) }
    return try result.get()
  }
}
