// SPDX-License-Identifier: MIT

extension Publisher {
  /// The newest value of this publisher and of another, each time one of them sends.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// A function of the newest values of this publisher and of another.
  public func combineLatest<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// The newest values of three publishers.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// A function of the newest values of three publishers.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The newest values of four publishers.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// A function of the newest values of four publishers.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// The values of this publisher and of others, as they come.
  @_disfavoredOverload
  public func merge<P: Publisher>(with others: P...) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
      .eraseToAnyPublisher()
  }

  /// The first values of this publisher and of another as a pair, then the second ones, and so on.
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// A function of the pairs of values of this publisher and of another.
  public func zip<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T> where B.Failure == Failure {
    zip(b).map { transform($0.0, $0.1) }
  }

  /// The values of three publishers in the order of each.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// A function of the values of three publishers in the order of each.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The values of four publishers in the order of each.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// A function of the values of four publishers in the order of each.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// The values from the first one of another publisher on.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var isOpen = false
      let other = publisher.first().sink(
        receiveCompletion: { completion in
          // A publisher that ends without a value never opens this one.
          if !isOpen { downstream.finish(completion) }
        }, receiveValue: { _ in isOpen = true })
      downstream.onCancel { other.cancel() }
      filter { _ in isOpen }.receive(subscriber: downstream)
    }
  }

  /// The values before the first one of another publisher.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// The values of all publishers that the values become. Unlike Combine, their number is not
  /// limited.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// The values of all publishers that the values become, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(transform).eraseToAnyPublisher()
  }
}

extension Publisher {
  /// The values of all publishers that the values become, which do not fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the newest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { downstream in
      let all = Gathering(downstream, count: 1)
      var number = 0
      all.attach(self) { publisher in
        number += 1
        let own = number
        all.addOne()
        all.attach(publisher) { if own == number { downstream.send($0) } }
      }
    }
  }
}

/// The publishers of operators that programs name.
public enum Publishers {
  /// Sends the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher from several.
    public init(_ upstream: Upstream...) { self.publishers = upstream }
    /// Creates a publisher from several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      self.publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Downstream.connect(subscriber) { downstream in
        if publishers.isEmpty { return downstream.finish(.finished) }
        let all = Gathering(downstream, count: publishers.count)
        for publisher in publishers { all.attach(publisher, downstream.send) }
      }
    }
  }

  /// Sends the values of all publishers that values become. The number of publishers at a time is
  /// not limited.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = NewPublisher.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values that become publishers.
    public let upstream: Upstream
    /// How many publishers there may be at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Downstream.connect(subscriber) { downstream in
        let all = Gathering(downstream, count: 1)
        all.attach(upstream) { value in
          all.addOne()
          all.attach(transform(value), downstream.send)
        }
      }
    }
  }

  /// The values before the first one of another publisher.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// The publisher whose first value ends the values.
    public let other: Other

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - other: the publisher whose first value ends the values.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Downstream.connect(subscriber) { downstream in
        let first = other.first().sink(
          receiveCompletion: { _ in }, receiveValue: { _ in downstream.finish(.finished) })
        downstream.onCancel { first.cancel() }
        upstream.receive(subscriber: downstream)
      }
    }
  }

  /// A connectable publisher that starts with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream

    /// Attaches a subscriber and starts the publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      _ = upstream.connect()
    }
  }
}

extension ConnectablePublisher {
  /// Starts the publisher with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
