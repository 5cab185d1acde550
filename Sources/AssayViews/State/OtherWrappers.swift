// SPDX-License-Identifier: MIT

/// A stored preference: its default value, so that a snapshot does not depend on the machine.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let value: Value

  /// The store is not read.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.value = wrappedValue
  }

  public init<V>(_ key: String, store: UserDefaults? = nil) where Value == V? { self.value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A preference of one scene: its default value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { self.value = wrappedValue }
  public init<V>(_ key: String) where Value == V? { self.value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A name space for matched geometry, which a still picture has no use for.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

/// A gesture's value: its first, in a snapshot.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { self.wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}
