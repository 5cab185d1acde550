// SPDX-License-Identifier: MIT

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Downstream.connect(subscriber) {
      $0.send(output)
      $0.finish(.finished)
    }
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values, of the types that are given.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber) { if completeImmediately { $0.finish(.finished) } }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of an error, of the types that are given.
  public init(outputType: Output.Type, failure: Failure) { self.error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber) { $0.finish(.failure(error)) }
  }
}

/// A publisher of one value that may come later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let downstreams = Downstreams<Output, Failure>()

  /// Creates a future and starts the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      if case .success(let value) = result { downstreams.send(value) }
      downstreams.finish(result.completion)
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber) { downstream in
      guard let result else { return downstreams.add(downstream) }
      if case .success(let value) = result { downstream.send(value) }
      downstream.finish(result.completion)
    }
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from what makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Result {
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }

  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or an error.
  public struct Publisher: AssayCombine.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a value or an error.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      Downstream.connect(subscriber) {
        if case .success(let value) = result { $0.send(value) }
        $0.finish(result.completion)
      }
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Downstream.connect(subscriber) { downstream in
        for element in sequence where downstream.isOpen { downstream.send(element) }
        downstream.finish(.finished)
      }
    }
  }
}

extension Optional {
  /// A publisher of the value, or of none.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { downstream in
      if let self { downstream.send(self) }
      downstream.finish(.finished)
    }
  }
}
