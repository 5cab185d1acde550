// SPDX-License-Identifier: MIT

extension Subscribers {
  /// A subscriber that sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes no errors.
    public typealias Failure = Never
    /// Whose property is set; nil after the end.
    public private(set) var object: Root?
    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Receives the connection to the publisher.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Completion<Never>) {
      object = nil
      subscription = nil
    }

    /// Ends the subscription, and lets the object go.
    public func cancel() {
      let subscription = subscription
      object = nil
      self.subscription = nil
      subscription?.cancel()
    }
  }

  /// A subscriber that calls closures for each value and at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called for each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Receives the connection to the publisher.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      receiveCompletion(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}
