// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import AssayCombine

  /// The values of a property of an object. Without Objective-C nothing tells of a change: of all
  /// of them, only the value at the time of the subscription is sent, and there is no end.
  public struct KeyValueObservingPublisher<Subject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When a value is sent.
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let changes = Empty<Value, Never>(completeImmediately: false)
      guard options.contains(.initial) else { return changes.receive(subscriber: subscriber) }
      changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
    }
  }

  extension _KeyValueObserved {
    /// Returns a publisher of the values of a property. Only that at the time of a subscription is
    /// sent, where the options ask for it.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> KeyValueObservingPublisher<Self, Value> {
      KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }
#endif
