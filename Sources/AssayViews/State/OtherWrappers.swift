// SPDX-License-Identifier: MIT

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
