// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, begins with the default value in each rendering: a snapshot does not depend on
/// the preferences of the machine, and changes none. All properties of a key share what actions
/// set.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, StoredProperty {
  private let initialValue: Value
  private let key: String
  let token = PropertyIdentity()

  /// Creates a preference with a default value. The store is not used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.initialValue = wrappedValue
    self.key = key
  }

  /// Creates a preference that is nil by default. The store is not used.
  public init<V>(_ key: String, store: UserDefaults? = nil) where Value == V? {
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
    store.preference("app \(key)", of: Value.self)
  }
}
