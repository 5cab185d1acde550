// SPDX-License-Identifier: MIT

// As their namesakes without "try", with a closure that may fail; the publisher then fails with
// its error.
extension Publisher {
  /// Combines each value with the result before it, and sends each result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    relayThrowing(from: initialResult) { result, value, downstream in
      result = try nextPartialResult(result, value)
      downstream.send(result)
    }
  }

  /// Combines all values and sends the result at the end.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    // A publisher without values has the initial result.
    tryScan(initialResult, nextPartialResult).prepend(initialResult).last()
  }

  /// Leaves out each value that is a duplicate of the one before it.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    relayThrowing(from: Output?.none) { last, value, downstream in
      if let last, try predicate(last, value) { return }
      last = value
      downstream.send(value)
    }
  }

  /// Whether a condition holds for all values; known at the first one for which it does not.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryContains { try !predicate($0) }.map { !$0 }.eraseToAnyPublisher()
  }

  /// Whether a condition holds for one of the values; known at that one.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// The first value for which a condition holds.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).first()
  }

  /// The last value for which a condition holds, at the end.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).last()
  }

  /// The values from the first one for which a condition does not hold.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    relayThrowing(from: true) { isDropping, value, downstream in
      isDropping = try isDropping && predicate(value)
      if !isDropping { downstream.send(value) }
    }
  }

  /// The values before the first one for which a condition does not hold.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    relayThrowing { value, downstream in
      if try predicate(value) { downstream.send(value) } else { downstream.finish(.finished) }
    }
  }

  /// As `relayThrowing`, with a state of each subscription.
  private func relayThrowing<State, NewOutput>(
    from state: State,
    _ step: @escaping (inout State, Output, Downstream<NewOutput, any Error>) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    AnyPublisher { downstream in
      var state = state
      relayThrowing { try step(&state, $0, $1) }.receive(subscriber: downstream)
    }
  }
}
