// SPDX-License-Identifier: MIT

/// A strategy: the way to turn values into a format that files can hold, and to compare them.
///
/// A strategy is a value. `pullback` adapts it to other types:
///
/// ```swift
/// extension Snapshotting where Value == Route, Format == String {
///   static var path: Snapshotting { Snapshotting<String, String>.lines.pullback(\.path) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the reference file, without a dot; nil for none.
  public var pathExtension: String?
  /// The way to write and compare values of the format.
  public var diffing: Diffing<Format>
  /// Turns a value into the format. An error becomes a failure of the assertion.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose format arrives later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (Value) throws -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = { value in
      do { return try asyncSnapshot(value) } catch { return Async(result: .failure(error)) }
    }
  }

  /// Creates a strategy whose format is available immediately.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value -> Async<Format> in
      Async(value: try snapshot(value))
    }
  }

  /// Returns the strategy for another type, which can be turned into the value.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      newValue -> Async<Format> in
      snapshot(try transform(newValue))
    }
  }

  /// Returns the strategy for another type, which can be turned into the value later.
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
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value -> Format in value }
  }
}
