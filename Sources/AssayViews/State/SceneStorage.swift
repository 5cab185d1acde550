// SPDX-License-Identifier: MIT

/// Unlike SwiftUI, begins with the default value in each rendering: a snapshot has no scene to
/// restore. All properties of a key share what actions set.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, StoredProperty {
  private let stored: StoredPreference<Value>

  /// Creates a value with a default value.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredPreference(initialValue: wrappedValue, name: "scene \(key)")
  }

  /// Creates a value that is nil by default.
  public init<V>(_ key: String) where Value == V? {
    stored = StoredPreference(initialValue: nil, name: "scene \(key)")
  }

  /// Creates the changes of tabs that a user has made: none.
  public init(_ key: String) where Value == TabViewCustomization {
    stored = StoredPreference(initialValue: TabViewCustomization(), name: "scene \(key)")
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
