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

/// A `layoutValue`, carried through the view tree. Two are equal when they are for the same key and
/// print alike.
public struct LayoutValueNode: Hashable, Sendable {
  public let keyName: String
  /// Of the key in the engine.
  let key: ObjectIdentifier
  /// As the key in the engine has it.
  let value: any Sendable
  private let detail: String

  public init<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    self.keyName = String(describing: key)
    self.key = ObjectIdentifier(LayoutValue<K>.self)
    self.value = LayoutValue<K>.Value(value: value)
    self.detail = String(describing: value)
  }

  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.detail == b.detail }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(detail)
  }
}
