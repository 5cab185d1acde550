// SPDX-License-Identifier: MIT

/// A value that a view owns. A rendering shows its initial value.
///
/// Nothing changes the value later, because a snapshot runs no actions. As in SwiftUI, setting it
/// outside a rendering has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.initialValue = wrappedValue }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The initial value; setting it has no effect.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set { StateWrites.note(newValue, over: initialValue) }
  }

  /// A binding to the initial value; writing to it has no effect.
  public var projectedValue: Binding<Value> {
    Binding(get: { initialValue }, set: { StateWrites.note($0, over: initialValue) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
