// SPDX-License-Identifier: MIT

/// A publisher that a program sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

/// A subject that keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let downstreams = Downstreams<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a subject.
  public init() {}

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    if completion == nil { downstreams.send(value) }
  }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    downstreams.finish(completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber) { downstream in
      if let completion { downstream.finish(completion) } else { downstreams.add(downstream) }
    }
  }
}

/// A subject that keeps its newest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let downstreams = Downstreams<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var current: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { self.current = value }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to all subscribers.
  public func send(_ value: Output) {
    guard completion == nil else { return }
    current = value
    downstreams.send(value)
  }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    downstreams.finish(completion)
  }

  /// Attaches a subscriber, which receives the newest value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber) { downstream in
      if let completion { return downstream.finish(completion) }
      downstreams.add(downstream)
      downstream.send(current)
    }
  }
}

extension Publisher {
  /// Sends all values to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Sends the values to all subscribers from one subscription to this publisher.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher { downstream in
      subject.receive(subscriber: downstream)
      if connection == nil { connection = subscribe(subject) }
    }
  }
}
