// SPDX-License-Identifier: MIT

/// A property of an `ObservableObject` that sends each of its values.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// Creates a property with a value.
  public init(wrappedValue: Value) { self.storage = Storage(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { self.storage = Storage(initialValue) }

  /// As in Combine, only the properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The value of the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.observe(object)
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.observe(object)
      storage.set(newValue)
    }
  }

  /// The publisher of the property: its current value, then each new one, before it is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The values of a published property.
  public struct Publisher: AssayCombine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let storage: Storage

    /// Attaches a subscriber, which receives the current value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      Downstream.connect(subscriber) { downstream in
        storage.downstreams.add(downstream)
        downstream.send(storage.value)
      }
    }
  }

  /// What all copies of the wrapper share.
  final class Storage {
    private(set) var value: Value
    let downstreams = Downstreams<Value, Never>()
    private weak var object: (any ObservableObject)?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    /// Remembers the object whose change it announces.
    func observe(_ owner: AnyObject) {
      if object == nil { object = owner as? any ObservableObject }
    }

    func set(_ newValue: Value) {
      if let object { Self.announce(object) }
      downstreams.send(newValue)
      value = newValue
    }

    func keep(_ subscription: AnyCancellable) { kept.append(subscription) }

    private static func announce(_ object: some ObservableObject) {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
