// SPDX-License-Identifier: MIT

extension Publishers {
  /// Changes each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the new value of the old one.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - transform: makes the new value of the old one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayValues { value, downstream in downstream.send(transform(value)) }
        .receive(subscriber: subscriber)
    }
  }

  /// Changes each value, with a function that may fail.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the new value of the old one.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - transform: makes the new value of the old one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayThrowing { value, downstream in downstream.send(try transform(value)) }
        .receive(subscriber: subscriber)
    }
  }

  /// Changes each value and leaves out those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Makes the new value of the old one, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - transform: makes the new value of the old one, or nil.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayValues { value, downstream in
        if let result = transform(value) { downstream.send(result) }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The values for which a condition holds.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Whether a value is sent on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - isIncluded: whether a value is sent on.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayValues { value, downstream in if isIncluded(value) { downstream.send(value) } }
        .receive(subscriber: subscriber)
    }
  }

  /// Leaves out each value that is a duplicate of the one before it.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Whether the second of two values is a duplicate.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - predicate: whether the second of two values is a duplicate.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = upstream.relay { downstream in
        var last: Output?
        return Downstream(
          value: { value in
            if let last, predicate(last, value) { return }
            last = value
            downstream.send(value)
          }, end: downstream.finish)
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Combines each value with the result before it, and sends each result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Makes a result of the one before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - initialResult: what the first value is combined with.
    ///   - nextPartialResult: makes a result of the one before and a value.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = upstream.relay { downstream in
        var result = initialResult
        return Downstream(
          value: { value in
            result = nextPartialResult(result, value)
            downstream.send(result)
          }, end: downstream.finish)
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// Calls closures at each step.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// Called with the connection.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called where the subscriber leaves before the end.
    public let receiveCancel: (() -> Void)?
    /// Called with the demand.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - receiveSubscription: called with the connection.
    ///   - receiveOutput: called with each value.
    ///   - receiveCompletion: called with the end.
    ///   - receiveCancel: called where the subscriber leaves before the end.
    ///   - receiveRequest: called with the demand.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = upstream.relay { downstream in
        var hasEnded = false
        downstream.onCancel { if !hasEnded { receiveCancel?() } }
        receiveSubscription?(HandledSubscription { downstream.cancel() })
        receiveRequest?(.unlimited)
        return Downstream(
          value: { value in
            receiveOutput?(value)
            downstream.send(value)
          },
          end: { completion in
            hasEnded = true
            receiveCompletion?(completion)
            downstream.finish(completion)
          })
      }
      publisher.receive(subscriber: subscriber)
    }
  }

  /// The values of a publisher, and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The type of the values.
    public typealias Output = Suffix.Output
    /// The type of the error.
    public typealias Failure = Suffix.Failure
    /// The publisher of the first values.
    public let prefix: Prefix
    /// The publisher of the values after its end.
    public let suffix: Suffix

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - prefix: the publisher of the first values.
    ///   - suffix: the publisher of the values after its end.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let publisher: AnyPublisher<Output, Failure> = prefix.relay { downstream in
        Downstream(
          value: downstream.send,
          end: { completion in
            switch completion {
            case .finished: suffix.receive(subscriber: downstream)
            case .failure: downstream.finish(completion)
            }
          })
      }
      publisher.receive(subscriber: subscriber)
    }
  }
}

private struct HandledSubscription: Subscription {
  let cancellation: () -> Void
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { cancellation() }
}
