// SPDX-License-Identifier: MIT

/// A value that a view owns. A rendering begins with its initial value and keeps what actions such
/// as `onAppear` set.
///
/// As in SwiftUI, setting it outside a rendering has no effect.
@propertyWrapper
public struct State<Value>: DynamicProperty, StoredProperty {
  private let initialValue: Value
  let token = PropertyIdentity()

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.initialValue = wrappedValue }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value; setting it lets the view be evaluated again.
  public var wrappedValue: Value {
    get { slot?.value ?? initialValue }
    nonmutating set { slot?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else { return .constant(initialValue) }
    return Binding(get: { slot.value }, set: { slot.set($0) })
  }

  private var slot: StateSlot<Value>? { EnvironmentScope.slot(of: token) as? StateSlot<Value> }

  func makeSlot(in store: StateStore) -> AnyObject { StateSlot(initialValue, in: store) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
