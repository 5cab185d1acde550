// SPDX-License-Identifier: MIT

/// A model whose changes views follow. A rendering reads it once, so nothing is published.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public struct ObservableObjectPublisher: Sendable {
  public init() {}
  /// Does nothing: no one subscribes to a single rendering.
  public func send() {}
}

/// A property of an `ObservableObject`.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { self.wrappedValue = initialValue }

  /// Stands for Combine's publisher, and has none of its operators.
  public struct Publisher {}

  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}

/// Makes bindings to the properties of an observed object.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  let object: ObjectType

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that the view makes for itself.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  public let wrappedValue: ObjectType

  /// NB: SwiftUI makes the object when the view first appears, we when the view is made; a rendering
  /// cannot tell the two apart.
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { self.wrappedValue = thunk() }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that is given to the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view above puts into the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentProperty
{
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  private let token = PropertyIdentity()

  public init() {}

  public var wrappedValue: ObjectType {
    let environment = EnvironmentScope.environment(of: identity)
    // NB: a rendering has looked for the object before it evaluated the body, and thrown.
    guard let object = environment.object(of: ObjectType.self) else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment; it is read outside a rendering")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package var identity: ObjectIdentifier { ObjectIdentifier(token) }

  package func missingObject(in environment: EnvironmentValues) -> String? {
    environment.object(of: ObjectType.self) == nil ? String(describing: ObjectType.self) : nil
  }
}
