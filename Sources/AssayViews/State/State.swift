// SPDX-License-Identifier: MIT

/// A value that a view owns. A rendering shows its first value: nothing sets it later, for a
/// snapshot runs no actions, and setting it outside a rendering does nothing, as in SwiftUI.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value

  public init(wrappedValue: Value) { self.initialValue = wrappedValue }
  public init(initialValue: Value) { self.initialValue = initialValue }

  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set { StateWrites.note(newValue, over: initialValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { initialValue }, set: { StateWrites.note($0, over: initialValue) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
