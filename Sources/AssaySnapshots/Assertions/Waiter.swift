// SPDX-License-Identifier: MIT

internal import AssayViews
internal import Foundation

/// Waits for the value of a callback.
enum Waiter {
  struct TimedOut: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      "no value arrived within \(seconds) s; pass a longer 'timeout:' to the assertion, or check "
        + "that the strategy calls back. A strategy that needs the main queue needs a test outside "
        + "of the main actor, or 'await assertSnapshot(awaiting:as:)'"
    }
  }

  /// The first value that arrives, from any thread.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Result<Value, any Error>?
    private let onArrival: @Sendable () -> Void

    init(onArrival: @escaping @Sendable () -> Void) { self.onArrival = onArrival }

    var result: Result<Value, any Error>? { lock.withLock { stored } }

    func put(_ result: Result<Value, any Error>) {
      lock.withLock { if stored == nil { stored = result } }
      onArrival()
    }
  }

  /// The value that a strategy makes, on this thread: tasks that it starts run here.
  static func wait<Value>(
    seconds: TimeInterval, for makeValue: () throws -> Async<Value>
  ) throws -> Value {
    let executor = RenderingExecutor()
    let box = Box<Value> { executor.wake() }
    let failures = StrategyFailures { box.put(.failure($0)) }
    return try AssertionScope.$failures.withValue(failures) {
      try executor.run {
        try makeValue().start { box.put($0) }
        if box.result == nil {
          executor.wait(until: Date(timeIntervalSinceNow: seconds)) { box.result != nil }
        }
        guard let result = box.result else { throw TimedOut(seconds: seconds) }
        return try result.get()
      }
    }
  }

  /// The value that a strategy makes, without a thread that waits.
  static func value<Value>(
    seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation,
    of makeValue: () throws -> Async<Value>
  ) async throws -> Value {
    let arrival = Arrival<Value>()
    let failures = StrategyFailures { arrival.put(.failure($0)) }
    let async = try AssertionScope.$failures.withValue(failures) { try makeValue() }
    AssertionScope.$failures.withValue(failures) { async.start { arrival.put($0) } }
    let timer = Task {
      try await Task.sleep(for: .seconds(seconds))
      arrival.put(.failure(TimedOut(seconds: seconds)))
    }
    defer { timer.cancel() }
    return try await arrival.value()
  }

  /// The first value that arrives, and the continuation that waits for it.
  private final class Arrival<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    func put(_ result: Result<Value, any Error>) {
      let waiting = lock.withLock {
        if stored == nil { stored = result }
        defer { self.waiting = nil }
        return self.waiting
      }
      waiting?.resume()
    }

    func value(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
      await withCheckedContinuation { continuation in
        let isStored = lock.withLock {
          if stored == nil { waiting = continuation }
          return stored != nil
        }
        if isStored { continuation.resume() }
      }
      guard let result = lock.withLock({ stored }) else { throw TimedOut(seconds: 0) }
      return try result.get()
    }
  }
}
