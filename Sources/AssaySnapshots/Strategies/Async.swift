// SPDX-License-Identifier: MIT

/// A value that arrives later, by a callback.
public struct Async<Value> {
  /// Starts the work. An error of a strategy inside arrives as a failure.
  let start: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value from work that calls back once, on any thread.
  ///
  /// The work may start a `Task`, wait for the main queue or use another thread:
  ///
  /// ```swift
  /// Async<String> { callback in
  ///   Task { callback(await model.title()) }
  /// }
  /// ```
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is already available.
  public init(value: Value) { self.init(result: .success(value)) }

  init(result: Result<Value, any Error>) {
    nonisolated(unsafe) let result = result
    start = { $0(result) }
  }

  private init(start: @escaping (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
  }

  /// Starts the work, which calls back once, on any thread.
  ///
  /// If a strategy inside throws an error, nothing is called back, and the assertion that runs the
  /// strategy fails with the error.
  public var run: (_ callback: @escaping (Value) -> Void) -> Void {
    { callback in
      let failures = AssertionScope.failures
      nonisolated(unsafe) let callback = callback
      start { result in
        switch result {
        case .success(let value): callback(value)
        case .failure(let error): failures?.report(error)
        }
      }
    }
  }

  /// Returns a transformed value. An error that the transform throws fails the assertion.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    nonisolated(unsafe) let transform = transform
    return Async<NewValue>(start: { callback in
      start { result in callback(result.flatMap { value in Result { try transform(value) } }) }
    })
  }

  /// Returns a value that arrives after this one.
  func flatMap<NewValue>(
    _ transform: @escaping (Value) -> Async<NewValue>
  ) -> Async<NewValue> {
    nonisolated(unsafe) let transform = transform
    return Async<NewValue>(start: { callback in
      start { result in
        switch result {
        case .success(let value): transform(value).start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    })
  }
}
