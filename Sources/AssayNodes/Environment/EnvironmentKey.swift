// SPDX-License-Identifier: MIT

/// A value of your own in the environment.
///
/// ```swift
/// private struct CardPaddingKey: EnvironmentKey { static let defaultValue = 16.0 }
/// extension EnvironmentValues {
///   var cardPadding: Double {
///     get { self[CardPaddingKey.self] }
///     set { self[CardPaddingKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views without one.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let box = custom[ObjectIdentifier(key)] as? EnvironmentBox<K.Value> else {
        return K.defaultValue
      }
      return box.value
    }
    set { custom[ObjectIdentifier(key)] = EnvironmentBox(newValue) }
  }

  /// The model of a type, as `environment(_:)` and `environmentObject(_:)` put it.
  package func object<T: AnyObject>(of type: T.Type) -> T? {
    (custom[ObjectIdentifier(type)] as? EnvironmentBox<T>)?.value
  }

  package mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type = T.self) {
    custom[ObjectIdentifier(type)] = object.map { EnvironmentBox($0) }
  }
}

/// Carries values that are not `Sendable` in the environment.
///
/// It is unchecked because the environment as a whole must be `Sendable` for layout, while these
/// values are put in and read by the one thread that evaluates the view.
struct EnvironmentBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
