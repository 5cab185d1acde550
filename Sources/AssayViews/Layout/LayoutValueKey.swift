// SPDX-License-Identifier: MIT

internal import AssayLayout

/// A key for a value that a view passes to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for a view that sets none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to the layout around the view, which reads it as `subview[Key.self]`.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(LayoutValueModifier(key, value)))
  }
}

/// A value for a program's key, under the key's own type in the engine.
struct LayoutValue<Key: LayoutValueKey>: AssayLayout.LayoutValueKey {
  /// SwiftUI does not ask for a value that is `Sendable`. One rendering reads it, on one thread.
  struct Value: @unchecked Sendable {
    let value: Key.Value
  }

  static var defaultValue: Value { Value(value: Key.defaultValue) }
}

extension LayoutValueModifier {
  public init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.init(
      keyName: String(describing: key), key: ObjectIdentifier(LayoutValue<K>.self),
      value: LayoutValue<K>.Value(value: value), detail: String(describing: value))
  }
}
