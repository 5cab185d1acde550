// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// Unlike Combine, no value is dropped that is sent before somebody waits for it.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  /// A value.
  public typealias Element = Upstream.Output

  private let publisher: Upstream

  /// Creates a sequence; each of its iterators is a subscriber of its own.
  ///
  /// - Parameter publisher: where the values come from.
  public init(_ publisher: Upstream) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iterator: AsyncThrowingPublisher.stream(of: publisher).makeAsyncIterator())
  }

  /// Waits for the values; canceled with the task that waits.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncThrowingStream<Received<Element>, any Error>.Iterator

    /// The next value; nil after the end.
    public mutating func next() async -> Element? {
      // The stream ends with the publisher's error only, and it has none.
      do { return try await iterator.next()?.value } catch { return nil }
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
///
/// Unlike Combine, no value is dropped that is sent before somebody waits for it.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
  /// A value.
  public typealias Element = Upstream.Output

  private let publisher: Upstream

  /// Creates a sequence; each of its iterators is a subscriber of its own.
  ///
  /// - Parameter publisher: where the values come from.
  public init(_ publisher: Upstream) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iterator: Self.stream(of: publisher).makeAsyncIterator())
  }

  /// Waits for the values; canceled with the task that waits.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncThrowingStream<Received<Element>, any Error>.Iterator

    /// The next value; nil after the end.
    ///
    /// - Throws: the publisher's error.
    public mutating func next() async throws -> Element? { try await iterator.next()?.value }
  }

  fileprivate static func stream(
    of publisher: Upstream
  ) -> AsyncThrowingStream<Received<Element>, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = Received(
        publisher.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          },
          receiveValue: { continuation.yield(Received($0)) }))
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }
}

/// What a stream hands on. Combine asks nobody whether a value may leave its thread.
private struct Received<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
