// SPDX-License-Identifier: MIT

extension Publishers {
  /// Changes the error of a publisher.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the new error of the old one.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - transform: makes the new error of the old one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.catch { Fail(error: transform($0)) }.receive(subscriber: subscriber)
    }
  }

  /// Continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = NewPublisher.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the publisher that goes on after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - handler: makes the publisher that goes on after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = upstream.relay { downstream in
        Downstream(
          value: downstream.send,
          end: { completion in
            switch completion {
            case .finished: downstream.finish(.finished)
            case .failure(let error): handler(error).receive(subscriber: downstream)
            }
          })
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Continues with another publisher after an error, or fails again.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the publisher that goes on after an error, or throws the new error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - handler: makes the publisher that goes on after an error, or throws the new error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.catch { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Sends a value in place of an error, and ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Never
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// The value in place of an error.
    public let output: Upstream.Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - output: the value in place of an error.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// Gives a publisher that never fails a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher whose values it takes.
    public let upstream: Upstream

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = upstream.relay { downstream in
        Downstream(value: downstream.send, end: { _ in downstream.finish(.finished) })
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Subscribes again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// How many times; nil for as long as it fails.
    public let retries: Int?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - retries: how many times; nil for as long as it fails.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      if let retries, retries <= 0 { return upstream.receive(subscriber: subscriber) }
      upstream.catch { _ in Retry(upstream: upstream, retries: retries.map { $0 - 1 }) }
        .receive(subscriber: subscriber)
    }
  }
}
