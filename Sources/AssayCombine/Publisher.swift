// SPDX-License-Identifier: MIT

/// A source of values over time, by the name and with the operators of Combine's.
///
/// Unlike Combine, values are delivered at once, on the thread that sends them, and demand is
/// always unlimited: a snapshot has no time in which to wait for a scheduler.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the values; `Never` where none can.
  associatedtype Failure: Error

  /// Attaches a subscriber, which receives a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A publisher that starts to send values on a call of `connect`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to send values, until the result is canceled.
  func connect() -> any Cancellable
}

/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the values.
  associatedtype Failure: Error

  /// Receives the connection to the publisher, before any value.
  func receive(subscription: any Subscription)
  /// Receives a value. The result has no effect, because demand is always unlimited.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to its publisher.
public protocol Subscription: Cancellable {
  /// Asks for values. Unlike Combine, it has no effect: demand is always unlimited.
  func request(_ demand: Subscribers.Demand)
}

/// The types of subscribers.
public enum Subscribers {
  /// How the values of a publisher end.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }

  /// How many values a subscriber asks for. Unlike Combine, the number has no effect.
  public struct Demand: Hashable, Sendable {
    /// The number of values; nil for all.
    public var max: Int?
    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
