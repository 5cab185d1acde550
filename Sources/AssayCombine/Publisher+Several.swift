// SPDX-License-Identifier: MIT

/// What several publishers have sent so far, for one subscription to all of them.
private final class Gathering<Output, Failure: Error> {
  let downstream: Downstream<Output, Failure>
  private var open: Int

  init(_ downstream: Downstream<Output, Failure>, count: Int) {
    self.downstream = downstream
    self.open = count
  }

  /// Subscribes to one of the publishers.
  func attach<P: Publisher>(
    _ publisher: P, ended: @escaping () -> Void = {}, _ value: @escaping (P.Output) -> Void
  ) where P.Failure == Failure {
    let upstream = Downstream<P.Output, Failure>(
      value: value,
      end: { completion in
        switch completion {
        case .failure: self.downstream.finish(completion)
        case .finished:
          ended()
          self.finishOne()
        }
      })
    downstream.onCancel { upstream.cancel() }
    publisher.receive(subscriber: upstream)
  }

  func addOne() { open += 1 }

  func finishOne() {
    open -= 1
    if open == 0 { downstream.finish(.finished) }
  }
}

extension Publisher {
  /// The newest value of this publisher and of another, each time one of them sends.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { downstream in
      let all = Gathering(downstream, count: 2)
      var (a, b): (Output?, P.Output?)
      func send() { if let a, let b { downstream.send((a, b)) } }
      all.attach(self) {
        a = $0
        send()
      }
      all.attach(other) {
        b = $0
        send()
      }
    }
  }

  /// A function of the newest values of this publisher and of another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The newest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// A function of the newest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// The newest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of this publisher and of others, as they come.
  @_disfavoredOverload
  public func merge<P: Publisher>(with others: P...) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
      .eraseToAnyPublisher()
  }

  /// The values of three publishers, as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with second: P, _ third: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  /// The first values of this publisher and of another as a pair, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { downstream in
      let all = Gathering(downstream, count: 2)
      var (a, b): ([Output], [P.Output]) = ([], [])
      func send() {
        while !a.isEmpty, !b.isEmpty { downstream.send((a.removeFirst(), b.removeFirst())) }
      }
      all.attach(self, ended: { if a.isEmpty { downstream.finish(.finished) } }) {
        a.append($0)
        send()
      }
      all.attach(other, ended: { if b.isEmpty { downstream.finish(.finished) } }) {
        b.append($0)
        send()
      }
    }
  }

  /// A function of the pairs of values of this publisher and of another.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The values of three publishers in the order of each.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// A function of the values of three publishers in the order of each.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// The values of four publishers in the order of each.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
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
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let other = publisher.first().sink(
        receiveCompletion: { _ in }, receiveValue: { _ in downstream.finish(.finished) })
      downstream.onCancel { other.cancel() }
      receive(subscriber: downstream)
    }
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

  /// The newest values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// The newest values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.combineLatest(b, c)
  }

  /// The newest values of four publishers.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }

  /// The values of two publishers, as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Failure == B.Failure, A.Output == B.Output {
    a.merge(with: b)
  }

  /// The values of three publishers, as they come.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    a.merge(with: b, c)
  }

  /// The values of two publishers in the order of each.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.zip(b)
  }

  /// The values of three publishers in the order of each.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.zip(b, c)
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
