// SPDX-License-Identifier: MIT

/// A value that arrives later, by a callback.
public struct Async<Value> {
  /// Starts the work, which calls back once, on any thread.
  public let run: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value from work that calls back.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is already available.
  public init(value: Value) {
    self.run = { $0(.success(value)) }
  }

  private init(results: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.run = results
  }

  /// Returns a transformed value. An error that the transform throws fails the assertion.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    Async<NewValue>(results: { callback in
      run { result in callback(result.flatMap { value in Result { try transform(value) } }) }
    })
  }

  /// Returns a value that arrives after this one.
  func flatMap<NewValue>(
    _ transform: @escaping (Value) throws -> Async<NewValue>
  ) -> Async<NewValue> {
    Async<NewValue>(results: { callback in
      run { result in
        do {
          try transform(result.get()).run(callback)
        } catch {
          callback(.failure(error))
        }
      }
    })
  }
}
