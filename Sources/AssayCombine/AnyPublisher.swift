// SPDX-License-Identifier: MIT

/// A publisher whose type is hidden.
///
/// Unlike Combine, most operators return it directly.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Downstream<Output, Failure>) -> Void

  init(_ attach: @escaping (Downstream<Output, Failure>) -> Void) { self.attach = attach }

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.attach = { publisher.receive(subscriber: $0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Downstream.connect(subscriber, attach)
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher that sends what `make` makes of each value of this one.
  func relay<NewOutput, NewFailure: Error>(
    _ make: @escaping (Downstream<NewOutput, NewFailure>) -> Downstream<Output, Failure>
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { downstream in
      let upstream = make(downstream)
      downstream.onCancel { upstream.cancel() }
      receive(subscriber: upstream)
    }
  }

  /// A publisher that ends as this one and sends what `step` sends for each value.
  func relayValues<NewOutput>(
    _ step: @escaping (Output, Downstream<NewOutput, Failure>) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    relay { downstream in
      Downstream(value: { step($0, downstream) }, end: downstream.finish)
    }
  }

  /// As `relayValues`, with a step that may fail.
  func relayThrowing<NewOutput>(
    _ step: @escaping (Output, Downstream<NewOutput, any Error>) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    relay { downstream in
      Downstream(
        value: { value in
          do { try step(value, downstream) } catch { downstream.finish(.failure(error)) }
        }, end: { downstream.finish($0.erased) })
    }
  }
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
