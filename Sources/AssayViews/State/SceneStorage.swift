// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, begins with the default value in each rendering: a snapshot has no scene to
/// restore. All properties of a key share what actions set.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, StoredProperty {
  private let initialValue: Value
  private let key: String
  let token = PropertyIdentity()

  /// Creates a value with a default value.
  public init(wrappedValue: Value, _ key: String) {
    self.initialValue = wrappedValue
    self.key = key
  }

  /// Creates a value that is nil by default.
  public init<V>(_ key: String) where Value == V? {
    self.initialValue = nil
    self.key = key
  }

  /// The value; setting it lets the view be evaluated again.
  public var wrappedValue: Value {
    get { slot?.value ?? initialValue }
    nonmutating set { slot?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else { return .constant(initialValue) }
    return Binding(get: { slot.value ?? initialValue }, set: { slot.set($0) })
  }

  private var slot: StateSlot<Value?>? {
    EnvironmentScope.slot(of: token) as? StateSlot<Value?>
  }

  func makeSlot(in store: StateStore) -> AnyObject {
    store.preference("scene \(key)", of: Value.self)
  }
}
