// SPDX-License-Identifier: MIT

extension Publisher {
  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

  /// The first value for which a condition holds.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relayValues { value, downstream in
      guard predicate(value) else { return }
      downstream.send(value)
      downstream.finish(.finished)
    }
  }

  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap(\.self).eraseToAnyPublisher()
  }

  /// The last value for which a condition holds, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// The value at an index, counted from 0.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    output(in: index..<index + 1)
  }

  /// The values at indices, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    return dropFirst(indices.lowerBound).prefix(indices.count)
  }

  /// The least of all values, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    // Of equal values the first, as in a sequence.
    reduce(Output?.none) { least, value in
      guard let least, !areInIncreasingOrder(value, least) else { return value }
      return least
    }.compactMap(\.self).eraseToAnyPublisher()
  }

  /// The greatest of all values, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    // Of equal values the last, as in a sequence.
    reduce(Output?.none) { greatest, value in
      guard let greatest, areInIncreasingOrder(value, greatest) else { return value }
      return greatest
    }.compactMap(\.self).eraseToAnyPublisher()
  }

  /// All but the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay { downstream in
      var left = count
      return Downstream(
        value: { value in
          if left > 0 { left -= 1 } else { downstream.send(value) }
        }, end: downstream.finish)
    }
  }

  /// The values from the first one for which a condition does not hold.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay { downstream in
      var isDropping = true
      return Downstream(
        value: { value in
          isDropping = isDropping && predicate(value)
          if !isDropping { downstream.send(value) }
        }, end: downstream.finish)
    }
  }

  /// The first values, up to a number of them.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    relay { downstream in
      var left = maxLength
      if left <= 0 { downstream.finish(.finished) }
      return Downstream(
        value: { value in
          left -= 1
          downstream.send(value)
          if left == 0 { downstream.finish(.finished) }
        }, end: downstream.finish)
    }
  }

  /// The values before the first one for which a condition does not hold.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relayValues { value, downstream in
      if predicate(value) { downstream.send(value) } else { downstream.finish(.finished) }
    }
  }

  /// Values before those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// Values before those of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    AnyPublisher { downstream in
      for element in elements { downstream.send(element) }
      receive(subscriber: downstream)
    }
  }

  /// The values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Values after those of this publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Values after those of this publisher.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    relay { downstream in
      Downstream(
        value: downstream.send,
        end: { completion in
          if case .finished = completion {
            for element in elements { downstream.send(element) }
          }
          downstream.finish(completion)
        })
    }
  }

  /// The values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// All values as one, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// The values in arrays of a length; the last may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    relay { downstream in
      var group: [Output] = []
      return Downstream(
        value: { value in
          group.append(value)
          guard group.count >= count else { return }
          downstream.send(group)
          group = []
        },
        end: { completion in
          if !group.isEmpty, case .finished = completion { downstream.send(group) }
          downstream.finish(completion)
        })
    }
  }

  /// The number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Whether a condition holds for all values, at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Whether a condition holds for one of the values, at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }
}

extension Publisher where Output: Comparable {
  /// The least of all values, at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }

  /// The greatest of all values, at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}
