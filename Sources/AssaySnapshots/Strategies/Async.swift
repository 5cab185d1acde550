// SPDX-License-Identifier: MIT

/// A value that comes later, by a callback.
public struct Async<Value> {
  /// Starts the work; the callback is called once, from any thread.
  public let run: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Work that calls back when it is done.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = { callback in run { callback(.success($0)) } }
  }

  /// A value that is there already.
  public init(value: Value) {
    self.run = { $0(.success(value)) }
  }

  private init(results: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.run = results
  }

  /// A value made of this one; what the transform throws fails the assertion.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    Async<NewValue>(results: { callback in
      run { result in callback(result.flatMap { value in Result { try transform(value) } }) }
    })
  }

  /// A value that comes after this one.
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
