// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a namespace for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace. All are equal.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}
