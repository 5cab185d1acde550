// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, begins with the default value in each rendering: a snapshot does not depend on
/// the preferences of the machine, and changes none. All properties of a key share what actions
/// set.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, StoredProperty {
  private let stored: StoredPreference<Value>

  /// Creates a preference with a default value. The store is not used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredPreference(initialValue: wrappedValue, name: "app \(key)")
  }

  /// Creates a preference that is nil by default. The store is not used.
  public init<V>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    stored = StoredPreference(initialValue: nil, name: "app \(key)")
  }

  /// Creates the changes of tabs that a user has made: none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    stored = StoredPreference(initialValue: TabViewCustomization(), name: "app \(key)")
  }

  /// The value; setting it lets the view be evaluated again.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }

  var token: PropertyIdentity { stored.token }
  func makeSlot(in store: StateStore) -> AnyObject { stored.makeSlot(in: store) }
}
