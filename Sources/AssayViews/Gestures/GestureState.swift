// SPDX-License-Identifier: MIT

/// The value of a gesture: always the initial one in a snapshot.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.wrappedValue = initialValue }
  /// Creates a property with an initial value. The transaction has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  /// Creates a property with an initial value. The action is never called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an initial value. The transaction has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = initialValue
  }
  /// Creates a property with an initial value. The action is never called.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = initialValue
  }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property that is nil at first.
  public init() { self.init(wrappedValue: nil) }
  /// Creates a property that is nil at first. The transaction has no effect.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil) }
  /// Creates a property that is nil at first. The action is never called.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: Sendable where Value: Sendable {}
