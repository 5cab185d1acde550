// SPDX-License-Identifier: MIT

/// A way to turn values into a format that can be kept in a file and compared.
///
/// A strategy is a value, widened to other types by `pullback`:
///
/// ```swift
/// extension Snapshotting where Value == Route, Format == String {
///   static var path: Snapshotting { Snapshotting<String, String>.lines.pullback(\.path) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// Of the reference's file, without a dot; nil for none.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) throws -> Async<Format>

  /// A strategy whose format comes later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (Value) throws -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// A strategy whose format is there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value -> Async<Format> in
      Async(value: try snapshot(value))
    }
  }

  /// The strategy for values that can be turned into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      newValue -> Async<Format> in
      try snapshot(transform(newValue))
    }
  }

  /// The strategy for values that can be turned into this one's later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      newValue -> Async<Format> in
      try transform(newValue).flatMap(snapshot)
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value -> Format in value }
  }
}
