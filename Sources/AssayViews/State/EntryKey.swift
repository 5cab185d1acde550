// SPDX-License-Identifier: MIT

/// The key of an `@Entry` without a type, which the compiler finds by its default value.
public protocol _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default value.
  public static var defaultValue: Value { entryDefault.value }
}

/// A default value, which is made once. It is unchecked because SwiftUI, too, shares the default of
/// an entry between threads, whatever its type.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let value: Value
  /// Creates a default value.
  public init(_ value: Value) { self.value = value }
}
