// SPDX-License-Identifier: MIT

public import Foundation

extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value, with a function that may fail.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Two properties of each value.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.Map<Self, (A, B)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Changes each value and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value with a function that may fail, and leaves out those that become nil.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    relayThrowing { value, downstream in
      if let result = try transform(value) { downstream.send(result) }
    }
  }

  /// The values for which a condition holds.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// The values for which a condition holds, which may fail.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    relayThrowing { if try isIncluded($0) { $1.send($0) } }
  }

  /// Leaves out each value that is a duplicate of the one before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Combines each value with the result before it, and sends each result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values and sends the result at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay { downstream in
      var result = initialResult
      return Downstream(
        value: { result = nextPartialResult(result, $0) },
        end: { completion in
          if case .finished = completion { downstream.send(result) }
          downstream.finish(completion)
        })
    }
  }

  /// Replaces nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    relay { downstream in
      var isEmpty = true
      return Downstream(
        value: { value in
          isEmpty = false
          downstream.send(value)
        },
        end: { completion in
          if isEmpty, case .finished = completion { downstream.send(output) }
          downstream.finish(completion)
        })
    }
  }

  /// The end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { relayValues { _, _ in } }

  /// Decodes each value; fails where that fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }.eraseToAnyPublisher()
  }

  /// Encodes each value; fails where that fails.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that is equal to the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }

  /// Whether one of the values is a given one.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || $1 == output }
  }
}

/// A decoder of whole documents.
public protocol TopLevelDecoder<Input> {
  /// What it decodes.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole documents.
public protocol TopLevelEncoder<Output> {
  /// What it makes.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// JSON.
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  /// JSON.
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  /// A property list.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// A property list.
  public typealias Output = Data
}
