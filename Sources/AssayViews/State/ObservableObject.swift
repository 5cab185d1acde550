// SPDX-License-Identifier: MIT

/// A model whose changes views follow. A rendering reads it once, so nothing is published.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that never publishes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Unlike Combine's publisher, has no subscribers.
public struct ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}
  /// Does nothing, because a rendering does not subscribe.
  public func send() {}
}

/// A property of an `ObservableObject`.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with a value.
  public init(initialValue: Value) { self.wrappedValue = initialValue }

  /// Unlike Combine's publisher, has no operators.
  public struct Publisher {}

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}

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

/// An object that the view creates and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of the projected value.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object.
  public let wrappedValue: ObjectType

  /// Creates the property.
  ///
  /// Unlike SwiftUI, which creates the object when the view first appears, this creates it with the
  /// view. A rendering shows no difference.
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { self.wrappedValue = thunk() }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that is passed to the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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
}

/// An object that a view around this one provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentProperty
{
  /// The type of the projected value.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  private let token = PropertyIdentity()

  /// Creates the property.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view around this one provides the object. A rendering reports a missing
  ///   object as an `EvaluationError`.
  public var wrappedValue: ObjectType {
    let environment = EnvironmentScope.environment(of: identity)
    // NB: a rendering has looked for the object before it evaluated the body, and thrown.
    guard let object = environment.object(of: ObjectType.self) else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment; it is read outside a rendering")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package var identity: ObjectIdentifier { ObjectIdentifier(token) }

  package func missingObject(in environment: EnvironmentValues) -> String? {
    environment.object(of: ObjectType.self) == nil ? String(describing: ObjectType.self) : nil
  }
}
