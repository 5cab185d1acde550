// SPDX-License-Identifier: MIT

/// A value of the view that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the focus: none in a snapshot.
public struct FocusedValues {
  /// Unlike SwiftUI, always nil: a snapshot has the focus nowhere.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// Reads a value of the view that has the focus: none in a snapshot.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Reads an `@Observable` model.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  /// Unlike SwiftUI, always nil: a snapshot has the focus nowhere.
  public var wrappedValue: Value? { nil }
}

/// Reads a binding of the view that has the focus: none in a snapshot.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Unlike SwiftUI, always nil; setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object of the view that has the focus: none in a snapshot.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates the property.
  public init() {}
  /// Unlike SwiftUI, always nil: a snapshot has the focus nowhere.
  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Accepted, but not read: a value for when the view has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
  /// Accepted, but not read: a value for when the view has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }
  /// Accepted, but not read: a model for when the view has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// Accepted, but not read: a value for when the scene has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
  /// Accepted, but not read: a model for when the scene has the focus.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// Accepted, but not read: an object for when the view has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Accepted, but not read: an object for when the scene has the focus.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
