// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, always the default value: a snapshot does not depend on the preferences of the
/// machine.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let value: Value

  /// Creates a preference with a default value. The store is not read.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.value = wrappedValue
  }

  /// Creates an optional preference, which is always nil.
  public init<V>(_ key: String, store: UserDefaults? = nil) where Value == V? { self.value = nil }

  /// The default value; setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the default value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// Unlike SwiftUI, always the default value: a snapshot has no scene to restore.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  /// Creates a preference with a default value.
  public init(wrappedValue: Value, _ key: String) { self.value = wrappedValue }
  /// Creates an optional preference, which is always nil.
  public init<V>(_ key: String) where Value == V? { self.value = nil }

  /// The default value; setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the default value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// Accepted, but not drawn: a namespace for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace. All are equal.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}

/// The value of a gesture: always the initial one in a snapshot.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.wrappedValue = initialValue }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}
