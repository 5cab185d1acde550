// SPDX-License-Identifier: MIT

/// Reads a value, or an `@Observable` model, from the environment of the view.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Account.self) private var account
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// The model's type and how it is read; `isRequired` where the property is not optional.
    case object(type: Any.Type, isRequired: Bool, read: (EnvironmentValues) -> Value?)
  }

  private let content: Content
  package let token = PropertyIdentity()

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.content = .keyPath(keyPath)
  }

  /// Reads an `@Observable` model.
  ///
  /// - Precondition: A view around this one puts the model into the environment. A rendering
  ///   fails with a message that names a missing model.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.content = .object(
      type: objectType, isRequired: true, read: { $0.object(of: objectType) })
  }

  /// Reads an `@Observable` model; nil if no view around this one puts it into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.content = .object(
      type: objectType, isRequired: false, read: { .some($0.object(of: objectType)) })
  }

  /// The value in the environment of the view that owns the property.
  public var wrappedValue: Value {
    let environment = EnvironmentScope.environment(of: token)
    switch content {
    case .keyPath(let keyPath):
      return environment[keyPath: keyPath]
    case .object(let type, _, let read):
      // NB: a rendering has looked for the object before it evaluated the body, and thrown.
      guard let value = read(environment) else {
        preconditionFailure(
          "No \(type) in the environment: the property was read before its view was drawn")
      }
      return value
    }
  }

  package func missingObject(in environment: EnvironmentValues) -> String? {
    guard case .object(let type, true, let read) = content, read(environment) == nil else {
      return nil
    }
    return String(describing: type)
  }
}
