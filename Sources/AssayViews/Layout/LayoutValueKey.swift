// SPDX-License-Identifier: MIT

internal import AssayLayout

/// A value that a view tells the layout around it, and what it is where the view says nothing.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Tells the layout around the view a value, which it reads as `subview[Key.self]`.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(LayoutValueNode(key, value)))
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

extension LayoutValueNode {
  public init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.init(
      keyName: String(describing: key), key: ObjectIdentifier(LayoutValue<K>.self),
      value: LayoutValue<K>.Value(value: value), detail: String(describing: value))
  }
}
