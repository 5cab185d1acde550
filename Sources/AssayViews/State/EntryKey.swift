// SPDX-License-Identifier: MIT

/// The default of an `@Entry` without a type. It is evaluated each time it is read, as in SwiftUI.
///
/// It is unchecked, because the default of an entry need not be `Sendable`.
public struct EntryValue<Value>: @unchecked Sendable {
  let value: () -> Value

  /// Creates a default. The macro calls it.
  public init(_ value: @autoclosure @escaping () -> Value) { self.value = value }
}

/// A key that `@Entry` makes of a property without a type, whose type is that of the default.
public protocol EntryKey {
  /// The type of the property.
  associatedtype Value
  /// The default of the property.
  static var entry: EntryValue<Value> { get }
}

nonisolated extension EnvironmentKey where Self: EntryKey {
  /// The default of the property.
  public static var defaultValue: Value { entry.value() }
}

nonisolated extension TransactionKey where Self: EntryKey {
  /// The default of the property.
  public static var defaultValue: Value { entry.value() }
}
