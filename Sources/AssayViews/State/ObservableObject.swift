// SPDX-License-Identifier: MIT

public import AssayCombine

/// Creates bindings to the properties of an observed object.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  let object: ObjectType

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that the view creates and owns: one for each rendering.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, StoredProperty {
  /// The type of the projected value.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  /// It is unchecked because it makes the object for code outside of a rendering, on its thread.
  private final class Source: @unchecked Sendable {
    let make: () -> ObjectType
    private(set) lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let source: Source
  let token = PropertyIdentity()

  /// Creates the property. The object is created when a rendering first evaluates the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.source = Source(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    EnvironmentScope.slot(of: token) as? ObjectType ?? source.object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func makeSlot(in store: StateStore) -> AnyObject {
    let object = source.make()
    store.observe(object)
    return object
  }
}

/// An object that is passed to the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ObservingProperty {
  /// The type of the projected value.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Wraps an object.
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func observe(in store: StateStore, _ environment: EnvironmentValues) -> (any ChangeCounting)? {
    store.observe(wrappedValue)
  }
}

/// An object that a view around this one provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty,
  EnvironmentProperty, ObservingProperty
{
  /// The type of the projected value.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  package let token = PropertyIdentity()

  /// Creates the property.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view around this one provides the object. A rendering fails with a
  ///   message that names a missing object.
  public var wrappedValue: ObjectType {
    let environment = EnvironmentScope.environment(of: token)
    // NB: a rendering has looked for the object before it evaluated the body, and thrown.
    guard let object = environment.object(of: ObjectType.self) else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: the property was read before its view was drawn")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package func missingObject(in environment: EnvironmentValues) -> String? {
    environment.object(of: ObjectType.self) == nil ? String(describing: ObjectType.self) : nil
  }

  func observe(in store: StateStore, _ environment: EnvironmentValues) -> (any ChangeCounting)? {
    environment.object(of: ObjectType.self).flatMap { store.observe($0) }
  }
}
