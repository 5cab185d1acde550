// SPDX-License-Identifier: MIT

internal import Foundation

/// Waits for a value that a callback brings.
enum Waiter {
  struct TimedOut: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      "no value arrived within \(seconds) s; pass a longer timeout:, or check that the "
        + "strategy calls its callback"
    }
  }

  /// The first value that comes, from whatever thread.
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
      // What calls back on the main queue needs the main thread to go round.
      while box.result == nil, Date() < deadline {
        _ = RunLoop.main.run(
          mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
        // A run loop without sources comes back at once.
        _ = box.arrived.wait(timeout: .now() + 0.001)
      }
    } else {
      _ = box.arrived.wait(timeout: .now() + seconds)
    }
    guard let result = box.result else { throw TimedOut(seconds: seconds) }
    return try result.get()
  }
}
